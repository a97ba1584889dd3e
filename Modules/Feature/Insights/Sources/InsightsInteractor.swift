import EventLogDomainInterface
import InsightsFeatureInterface
import ProgressDomainInterface
import Ribcage

/// Reads the insights from the event log, and what was done in the last weeks.
final class InsightsInteractor: Interactor, Reactor {
    enum Action {
        case load
    }

    enum Mutation {
        case loaded(PastWeeks, Insights, EventLogSummary)
    }

    struct State: Equatable {
        var past = PastWeeks()
        var insights = Insights()
        var log = EventLogSummary()
    }

    let store = Store(State())
    private let eventLogUseCase: any EventLogUseCase
    private let reviewUseCase: any ReviewUseCase

    init(eventLogUseCase: any EventLogUseCase, reviewUseCase: any ReviewUseCase) {
        (self.eventLogUseCase, self.reviewUseCase) = (eventLogUseCase, reviewUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let edits = try await eventLogUseCase.events().filter { $0.event.kind == .cellSaved }.map(\.time)
            let past = try await reviewUseCase.pastWeeks(edits: edits)
            commit(.loaded(past, try await eventLogUseCase.insights(), try await eventLogUseCase.summary()))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let past, let insights, let log):
            (state.past, state.insights, state.log) = (past, insights, log)
        }
    }
}
