import Ribcage
import SakatsuDomainInterface
import StatisticsFeatureInterface

/// Loads the statistics of the visits in a period.
final class StatisticsInteractor: Interactor, Reactor {
    enum Action {
        case load
    }

    enum Mutation {
        case loaded(VisitStatistics)
    }

    struct State: Equatable {
        var statistics: VisitStatistics
    }

    let store: Store<State>
    private let period: TypedPeriod
    private let visitsUseCase: any VisitsUseCase

    init(period: TypedPeriod, visitsUseCase: any VisitsUseCase) {
        store = Store(State(statistics: VisitStatistics(of: [], in: period.period(on: visitsUseCase.today()))))
        (self.period, self.visitsUseCase) = (period, visitsUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: commit(.loaded(try await visitsUseCase.statistics(period.period(on: visitsUseCase.today()))))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let statistics): state.statistics = statistics
        }
    }
}
