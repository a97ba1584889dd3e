import EventLogDomainInterface
import Screens

extension PrivacyScreen {
    static func states() throws -> [ScreenState<PrivacyInteractor>] {
        let juno = try [LoggedEvent].juno
        let full = state(juno)
        return [
            .page("empty", state([])),
            .page("off", state([], isKept: false)),
            .page("one", state(Array(juno.prefix(1)))),
            .page("full", full),
            .page("many", state(juno + juno)),
            .page("off-with-log", state(juno, isKept: false)),
            .page("described", state([try .describedGoal])),
            .reply("stopped", to: "off", in: state(juno, isKept: false)),
            .reply("started", to: "on", in: full),
            .reply("deleted", to: "delete", in: state([])),
            .confirmation("delete", of: "delete", in: full),
            .confirmation("delete-one", of: "delete", in: state(Array(juno.prefix(1)))),
        ]
    }

    private static func state(_ events: [LoggedEvent], isKept: Bool = true) -> PrivacyInteractor.State {
        PrivacyInteractor.State(
            log: EventLogSummary(isKept: isKept, count: events.count, since: events.first?.time), events: events)
    }
}
