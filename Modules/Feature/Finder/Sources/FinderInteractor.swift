import FinderFeatureInterface
import MandalartDomainInterface
import Platform
import Ribcage

/// Looks for cells, and leads to one of them.
final class FinderInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Leads to the cell that is found under a number, from 1.
        case pick(Int)
        case leave
    }

    enum Mutation {
        case found(Findings)
    }

    struct State: Equatable {
        let query: FinderQuery
        var findings = Findings([], at: Timestamp(milliseconds: 0))
    }

    let store: Store<State>
    private let finderUseCase: any FinderUseCase
    private weak var listener: (any FinderListener)?

    init(finderUseCase: any FinderUseCase, listener: any FinderListener, query: FinderQuery) {
        store = Store(State(query: query))
        self.finderUseCase = finderUseCase
        self.listener = listener
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.found(try await finderUseCase.find(state.query, atMost: state.query == .next ? 5 : 20)))
        case .pick(let number):
            let cells = state.findings.cells
            guard cells.indices.contains(number - 1) else { throw NotFound(number: number, count: cells.count) }
            try await listener?.finderDidPick(cells[number - 1].route)
        case .leave:
            try await listener?.finderDidFinish()
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .found(let findings): state.findings = findings
        }
    }
}
