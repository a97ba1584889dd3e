import EventLogDomainInterface
import PrivacyFeatureInterface
import Ribcage

/// Reads, stops, starts and deletes the event log.
final class PrivacyInteractor: Interactor, Reactor {
    enum Action {
        case load
        case keep(Bool)
        case delete
    }

    enum Mutation {
        case loaded(EventLogSummary, [LoggedEvent])
    }

    struct State: Equatable {
        var log = EventLogSummary()
        var events: [LoggedEvent] = []
    }

    let store = Store(State())
    private let eventLogUseCase: any EventLogUseCase

    init(eventLogUseCase: any EventLogUseCase) {
        self.eventLogUseCase = eventLogUseCase
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: break
        case .keep(let isKept): try await eventLogUseCase.setKept(isKept)
        case .delete: try await eventLogUseCase.deleteAll()
        }
        commit(.loaded(try await eventLogUseCase.summary(), try await eventLogUseCase.events()))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let log, let events): (state.log, state.events) = (log, events)
        }
    }
}
