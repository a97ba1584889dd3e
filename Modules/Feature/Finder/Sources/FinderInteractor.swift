import DreamsDomainInterface
import FinderFeatureInterface
import MandalartDomainInterface
import Ribcage
import Time

/// Looks for cells and wishes, and leads to one of them.
final class FinderInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to what is found under a number, from 1: the cells, then the wishes.
        case pick(Int)
    }

    enum Mutation {
        case found(Findings, wishes: [FoundWish], areMoreWishes: Bool)
    }

    struct State: Equatable {
        let query: FinderQuery
        var findings = Findings([], at: Timestamp(milliseconds: 0))
        /// Of a search: the first of the wishes.
        var wishes: [FoundWish] = []
        /// Of a search: whether there are more wishes than these.
        var areMoreWishes = false

        /// Where each of the things is that were found.
        var routes: [Route] { findings.cells.map(\.route) + wishes.map(\.route) }
    }

    let store: Store<State>
    private let finderUseCase: any FinderUseCase
    private let dreamsUseCase: any DreamsUseCase
    private weak var listener: (any FinderListener)?

    init(
        finderUseCase: any FinderUseCase, dreamsUseCase: any DreamsUseCase, listener: any FinderListener,
        query: FinderQuery
    ) {
        store = Store(State(query: query))
        (self.finderUseCase, self.dreamsUseCase) = (finderUseCase, dreamsUseCase)
        self.listener = listener
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let most = Self.rows(of: state.query)
            let findings = try await finderUseCase.find(state.query, atMost: most)
            var wishes: [FoundWish] = []
            if case .search(let words) = state.query {
                // One more than is wanted says whether there are more.
                wishes = try await dreamsUseCase.wishes(with: words, atMost: most + 1)
            }
            commit(.found(findings, wishes: Array(wishes.prefix(most)), areMoreWishes: wishes.count > most))
        case .pick(let number):
            let routes = state.routes
            guard routes.indices.contains(number - 1) else { throw NotFound(number: number, count: routes.count) }
            try await listener?.finderDidPick(routes[number - 1])
        }
    }

    /// How many cells are shown at most, and how many wishes.
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
        }
    }
}
