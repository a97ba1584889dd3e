import Basics
import SakatsuDomainInterface
import Screens

extension TimerScreen {
    static func states() throws -> [ScreenState<TimerInteractor>] {
        let begun = try timer(.sauna, after: 0, target: 600)
        let bath = try timer(.coolBath, after: 0, target: 60)
        let ended = try timer(.sauna, after: 612, target: 600)
        return [
            .page("empty", try state(nil)),
            .page("begun", try state(begun)),
            .page("some", try state(try timer(.rest, after: 252, target: 600))),
            .page("reached", try state(try timer(.coolBath, after: 60, target: 60))),
            .page("over", try state(ended)),
            .page("no-target", try state(try timer(.rest, after: 4000, target: nil))),
            .page("elsewhere", try state(try timer(.sauna, of: 12, after: 30, target: 600))),
            .reply("started", to: "start", in: try state(begun)),
            .reply("next", to: "next", in: try state(bath, ended: ended)),
            .reply(
                "next-without-target", to: "next", in: try state(try timer(.rest, after: 0, target: nil), ended: bath)),
            .reply("last", to: "next", in: try state(nil, ended: ended)),
            .reply("finished", to: "finish", in: try state(nil, ended: ended)),
            .reply("stopped", to: "stop", in: try state(nil, ended: ended)),
            .error("no-timer", SakatsuError.noTimer),
            .error("runs-elsewhere", SakatsuError.timerRuns(try VisitNumber(12))),
            .error("too-many-sets", SakatsuError.tooManySets),
        ]
    }

    private static func state(_ timer: TimerState?, ended: TimerState? = nil) throws -> TimerInteractor.State {
        let kept = ended.map { Step($0.running.phase, seconds: $0.elapsed) }
        return TimerInteractor.State(number: try VisitNumber(3), timer: timer, ended: ended, kept: kept)
    }

    private static func timer(
        _ phase: Phase, of visit: Int = 3, after seconds: Int, target: Int?
    ) throws -> TimerState {
        let running = RunningPhase(
            of: try VisitNumber(visit), try SetNumber(2), phase, since: Timestamp(milliseconds: 1_795_219_500_000))
        return TimerState(running, elapsed: seconds, target: target)
    }
}
