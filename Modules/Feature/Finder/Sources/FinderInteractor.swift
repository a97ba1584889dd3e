import Basics
import CellsFeatureInterface
import DreamsDomainInterface
import DreamsFeatureInterface
import FinderFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage

/// Searches cells and wishes, edits found items, and leads to a result.
final class FinderInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to the result at a row number, or to an action item by its address or title. The rows of the log entries
        /// follow those of the cells, and those of the wishes come last.
        case open(ItemTarget)
        /// Edits action items.
        case edit([ItemTarget], CellAction)
    }

    enum Mutation {
        case found(Findings, wishes: [FoundWish], areMoreWishes: Bool)
        case edited([EditedItem])
    }

    struct State: Equatable {
        let query: FinderQuery
        var findings = Findings([], at: Timestamp(milliseconds: 0))
        /// The found wishes, up to the maximum number of rows; empty unless the query is a search.
        var wishes: [FoundWish] = []
        /// Whether the search found more wishes than ``wishes`` contains.
        var areMoreWishes = false
        /// The last edited items.
        var last: [EditedItem] = []

        /// The routes to all results, in the order of their rows.
        var routes: [Route] { items.map(\.route) + wishes.map(\.number.route) }

        /// The cells of the first rows: the found cells, and the items of the found log entries.
        var items: [FoundCell] { findings.cells + findings.entries.map(\.item) }
    }

    let store: Store<State>
    private let finderUseCase: any FinderUseCase
    private let dreamsUseCase: any DreamsUseCase
    private let openChartUseCase: any OpenChartUseCase
    private let history: CurrentChartHistory
    private weak var listener: (any FinderListener)?

    init(
        finderUseCase: any FinderUseCase, dreamsUseCase: any DreamsUseCase,
        openChartUseCase: any OpenChartUseCase, listener: any FinderListener, query: FinderQuery
    ) {
        store = Store(State(query: query))
        (self.finderUseCase, self.dreamsUseCase) = (finderUseCase, dreamsUseCase)
        (self.openChartUseCase, self.listener) = (openChartUseCase, listener)
        history = CurrentChartHistory(among: openChartUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            try await history.load()
            let most = Self.rows(of: state.query)
            let findings = try await finderUseCase.find(state.query, atMost: most)
            var wishes: [FoundWish] = []
            if case .search(let words) = state.query {
                // One wish more than is shown tells whether there are more.
                wishes = try await dreamsUseCase.wishes(with: words, atMost: most + 1)
            }
            commit(.found(findings, wishes: Array(wishes.prefix(most)), areMoreWishes: wishes.count > most))
        case .open(let target):
            try await listener?.finderDidPick(
                try await openChartUseCase.route(to: target, in: state.items, state.routes))
        case .edit(let targets, let action):
            let (cells, count) = (state.items, state.routes.count)
            commit(.edited(try await openChartUseCase.edit(targets, action, in: cells, ofRows: count)))
        }
    }

    /// Returns the maximum number of cells, and likewise of wishes, in the results of a query.
    private static func rows(of query: FinderQuery) -> Int {
        switch query {
        case .next(let rows): rows.count
        case .stale(let days) where days.showsAll: Int(Int32.max)
        case .search, .stale: 20
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .found(let findings, let wishes, let areMoreWishes):
            (state.findings, state.wishes, state.areMoreWishes) = (findings, wishes, areMoreWishes)
        case .edited(let items):
            // The rows keep their numbers while the list is open.
            for item in items { state.findings = state.findings.showing(item) }
            state.last = items
        }
    }
}

extension FinderInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
