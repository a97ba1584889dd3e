import Ribcage
import RibcageTesting
import Testing

// snippet: a test of a reactor
@MainActor @Suite("The logic of a shelf")
struct ShelfInteractorTests {
    let log = CallLog()
    let interactor: ShelfInteractor
    let tester: ReactorTester<ShelfInteractor>

    init() {
        interactor = ShelfInteractor(books: BookUseCaseFake(["Emma"]))
        let router = ShelfRoutableSpy(log: log)
        interactor.router = router
        tester = ReactorTester(interactor, log: log)
    }

    @Test("loads the titles, and says while it does")
    func load() async throws {
        try await tester.send(
            .load, changes: { $0.isLoading = true }, { $0.titles = ["Emma"] }, { $0.isLoading = false })
    }

    @Test("refuses a book without a title, and changes nothing")
    func refusal() async {
        await #expect(throws: BookUseCaseFake.NoTitle.self) { try await tester.send(.add("")) }
    }

    @Test("leads to a book, and leaves")
    func ways() async throws {
        try await tester.send(.open(BookNumber("3")), calls: "routeToBook(3)")
        try await tester.send(.leave, calls: "leave()")
    }
}
// end of snippet

@MainActor @Suite("A shelf")
struct ShelfTests {
    @Test("opens a book, and closes it when the book leaves")
    func router() async throws {
        // snippet: a test of a router
        let dependency = ShelfDependencyStub()
        let shelf = ShelfBuilder(dependency: dependency).build()
        shelf.launch()
        try await shelf.follow(Route(["book", "3"]))
        #expect(shelf.currentRoute == Route(["book", "3"]))
        try await shelf.openPlace?.leave()
        #expect(shelf.openPlace == nil)
        // end of snippet
    }

    @Test("loads again when the books change, while it is active and no longer")
    func changes() async throws {
        let books = BookUseCaseFake(["Emma"])
        let interactor = ShelfInteractor(books: books)
        let router = Router(interactor: interactor)
        router.launch()
        books.change.yield()
        while interactor.state.titles.isEmpty { await Task.yield() }
        #expect(interactor.state.titles == ["Emma"])
        router.terminate()
        #expect(interactor.task {} == nil)
    }

    @Test("tells an observer of its state after each mutation")
    func states() async throws {
        let interactor = ShelfInteractor(books: BookUseCaseFake(["Emma"]))
        var seen: [ShelfInteractor.State] = []
        // snippet: observing a state
        let token = interactor.store.observe { state in seen.append(state) }
        try await interactor.send(.load)
        #expect(seen.map(\.isLoading) == [true, true, false])
        token.cancel()
        // end of snippet
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        // snippet: a test of leaks
        try await expectNoLeaks(leaving: ShelfBuilder(dependency: ShelfDependencyStub()).build())
        // end of snippet
    }
}
