import EventLogDomainInterface
import InsightsFeatureInterface
import Ribcage

/// Reads the insights from the event log.
final class InsightsInteractor: Interactor, Reactor {
    enum Action {
        case load
    }

    enum Mutation {
        case loaded(Insights, EventLogSummary)
    }

    struct State: Equatable {
        var insights = Insights()
        var log = EventLogSummary()
    }

    let store = Store(State())
    private let eventLogUseCase: any EventLogUseCase

    init(eventLogUseCase: any EventLogUseCase) {
        self.eventLogUseCase = eventLogUseCase
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: commit(.loaded(try await eventLogUseCase.insights(), try await eventLogUseCase.summary()))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let insights, let log): (state.insights, state.log) = (insights, log)
        }
    }
}
