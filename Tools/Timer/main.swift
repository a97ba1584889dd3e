// A timer at the prompt, for tests of labels that change while a user types: swift run timer-example
import Basics
import Commands
import Host
import Ribcage
import Screens
import Terminal

/// The state of a timer, which counts the seconds up to its end and then rings.
struct Timer: Equatable, Sendable {
    var start: Timestamp?
    var seconds = 0
    var note = ""
}

final class TimerInteractor: Interactor, Reactor {
    enum Action: Sendable { case start(seconds: Int), stop, note(String) }
    enum Mutation: Sendable { case started(at: Timestamp?, seconds: Int), noted(String) }
    typealias State = Timer

    let store = Store(Timer())
    private let clock: WallClock

    init(clock: WallClock) {
        self.clock = clock
    }

    func mutate(_ action: Action, commit: Commit) {
        switch action {
        case .start(let seconds): commit(.started(at: clock.now(), seconds: seconds))
        case .stop: commit(.started(at: nil, seconds: 0))
        case .note(let text): commit(.noted(text))
        }
    }

    static func reduce(_ state: inout Timer, with mutation: Mutation) {
        switch mutation {
        case .started(let time, let seconds): (state.start, state.seconds) = (time, seconds)
        case .noted(let text): state.note = text
        }
    }
}

enum TimerScreen: Screen {
    private static let seconds = Argument(Phrase("seconds")) { text throws(UsageError) in
        guard let number = Int(text), (1...3_600).contains(number) else {
            throw UsageError(Phrase("A number from 1 to 3600, please."))
        }
        return number
    }

    static let commands = [
        Command<TimerInteractor>("start", seconds, summary: Phrase("count that many seconds")) { .start(seconds: $0) },
        Command<TimerInteractor>("stop", summary: Phrase("count no more")) { .stop },
        Command<TimerInteractor>("note", Rest(Argument(Phrase("text")) { $0 }), summary: Phrase("write down")) {
            .note($0)
        },
    ]

    static func page(of state: Timer, for reader: Reader) -> Text { Text(line: "noted: \(state.note)") }

    static let record = Record<Timer>("timer", Phrase("A timer."), [.member("note", Phrase("a text")) { $0.note }])

    static func liveLabel(in state: Timer, at time: Timestamp) -> LiveLabel? {
        guard let start = state.start else { return nil }
        let seconds = min(Int(time.seconds - start.seconds), state.seconds)
        return LiveLabel(Phrase(verbatim: "차 \(seconds)/\(state.seconds)"), rings: seconds == state.seconds)
    }
}

Program("timer-example", summary: Phrase("A timer at the prompt.")).run { invocation, _ in
    let interactor = TimerInteractor(clock: invocation.clock)
    return Program.App(root: ViewableRouter(interactor, showing: TimerScreen.self))
}
