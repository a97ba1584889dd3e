import Ribcage

// snippet: a reactor
final class ShelfInteractor: Interactor, Reactor {
    enum Action { case load, add(String), open(BookNumber), leave }
    enum Mutation { case isLoading(Bool), loaded([String]) }

    struct State: Equatable {
        var titles: [String] = []
        var isLoading = false
    }

    let store = Store(State())
    weak var router: (any ShelfRoutable)?
    private let books: any BookUseCase

    init(books: any BookUseCase) {
        self.books = books
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.isLoading(true))
            defer { commit(.isLoading(false)) }
            commit(.loaded(try await books.titles()))
        case .add(let title):
            try await books.add(title)
            try await send(.load)
        case .open(let number):
            router?.routeToBook(number)
        case .leave:
            try await router?.leave()
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .isLoading(let isLoading): state.isLoading = isLoading
        case .loaded(let titles): state.titles = titles
        }
    }

    override func didBecomeActive() {
        task { [weak self, books] in
            for await _ in books.changes() { try? await self?.send(.load) }
        }
    }
}
// end of snippet

// snippet: a listener
extension ShelfInteractor: BookListener {
    func bookWasRead(_ number: BookNumber) async throws {
        try await send(.load)
    }
}
// end of snippet
