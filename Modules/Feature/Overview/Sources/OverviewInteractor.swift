import MandalartDomainInterface
import OverviewFeatureInterface
import Ribcage

/// Loads the whole chart, and asks the parent to open one of its sub-goals.
final class OverviewInteractor: Interactor, Reactor {
    enum Action {
        case load
        case open(CellName)
    }

    enum Mutation {
        case loaded(Chart)
    }

    struct State: Equatable {
        let style: OverviewStyle
        var chart = Chart()

        /// The cells to show: those of the list's filter, or all cells in the full style.
        var filtered: FilteredChart {
            if case .list(let filter) = style { FilteredChart(chart, filter) } else { FilteredChart(chart) }
        }
    }

    let store: Store<State>
    private let mandalartUseCase: any MandalartUseCase
    private weak var listener: (any OverviewListener)?

    init(mandalartUseCase: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle) {
        store = Store(State(style: style))
        self.mandalartUseCase = mandalartUseCase
        self.listener = listener
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loaded(try await mandalartUseCase.chart()))
        case .open(let name): try await listener?.overviewDidPick(name)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let chart): state.chart = chart
        }
    }
}
