import Basics
import Commands
import Ribcage
import SakatsuDomainInterface
import Screens
import Terminal

/// Shows the running phase and its elapsed time.
enum TimerScreen: Screen {
    static var arrival: TimerInteractor.Action? { .load }

    static let commands: [Command<TimerInteractor>] = [
        Command("start", summary: TimerPhrases.start, shows: running) {
            .start
        } reply: { state in
            state.timer.map(TimerPhrases.runs)
        },
        Command("next", summary: TimerPhrases.next, shows: ended + running) {
            .next
        } reply: { state in
            state.sentence(before: state.timer.map(TimerPhrases.runs) ?? TimerPhrases.finished)
        },
        Command("finish", summary: TimerPhrases.finish, shows: ended) {
            .finish
        } reply: { state in
            state.sentence(before: TimerPhrases.finished)
        },
        Command("stop", summary: TimerPhrases.stop, shows: ended) {
            .stop
        } reply: { state in
            state.ended.map(TimerPhrases.stopped)
        },
    ]

    private static let running: [Member<TimerInteractor.State>] = [
        .object("timer", TimerRecordPhrases.timer, of: TimerState.members) { $0.timer }
    ]

    private static let ended: [Member<TimerInteractor.State>] = [
        .object("ended", TimerRecordPhrases.ended, of: TimerState.members) { $0.ended },
        .object("kept", TimerRecordPhrases.kept, of: Step.members) { $0.kept },
    ]

    static let record = Record<TimerInteractor.State>("timer", TimerRecordPhrases.page, running)

    static func page(of state: TimerInteractor.State, for reader: Reader) -> Text {
        let title = reader.text(TimerPhrases.title(state.number)).bold.wrapped(to: reader.width)
        return (title + clock(in: state, for: reader)).joined(separator: "\n")
    }

    /// Returns the label with the elapsed time of the running phase, as of the last tick; `nil` if no phase of this
    /// visit is running.
    static func liveLabel(in state: TimerInteractor.State, at time: Timestamp) -> LiveLabel? {
        state.running.map { LiveLabel(TimerPhrases.label(of: $0), rings: state.isReached) }
    }

    private static func clock(in state: TimerInteractor.State, for reader: Reader) -> [Text] {
        guard let timer = state.timer else { return reader.text(TimerPhrases.nothingRuns).wrapped(to: reader.width) }
        guard let running = state.running else {
            return reader.text(TimerPhrases.runsElsewhere(timer)).wrapped(to: reader.width)
        }
        let line = reader.pair(
            reader.text(TimerPhrases.phase(running)), reader.text(TimerPhrases.time(running)))
        guard let target = running.target, !reader.isLinear else { return line.wrapped(to: reader.width) }
        let bar = Bar(percent: running.elapsed * 100 / max(1, target), width: min(40, reader.width))
        return line.wrapped(to: reader.width) + [bar.text]
    }

    static func hint(in state: TimerInteractor.State, for reader: Reader) -> Text? {
        guard let timer = state.timer else { return reader.text(TimerPhrases.beginWithStart) }
        return reader.text(
            state.running.map { TimerPhrases.words(in: $0) }
                ?? TimerPhrases.openThere(timer.running.visit))
    }
}

extension TimerInteractor.State {
    /// Returns `next` after a sentence about the step that was stored for the ended phase, or `next` alone if none was
    /// stored; `nil` if no phase has ended.
    fileprivate func sentence(before next: Phrase) -> Phrase? {
        ended.map { ended in kept.map { TimerPhrases.kept($0, of: ended).followed(by: next) } ?? next }
    }
}
