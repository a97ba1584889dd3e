import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("What the articles say of trees and routes")
struct TreeTests {
    private let log = CallLog()

    private func router(_ name: String) -> RouterSpy {
        RouterSpy(interactor: InteractorSpy(name, log: log))
    }

    @Test("activation is in pre-order, the first time and the next")
    func order() {
        let (root, home, page) = (router("root"), router("home"), router("page"))
        // snippet: the order of activation
        home.attach(page)
        #expect(!page.interactor.isActive)
        root.launch()
        root.attach(home)
        #expect(log.take() == ["+root", "load root", "+home", "load home", "+page", "load page"])
        root.detach(home, isKept: true)
        #expect(log.take() == ["-home", "-page"])
        root.attach(home)
        #expect(log.take() == ["+home", "+page"])
        root.terminate()
        // end of snippet
        #expect(home.children.isEmpty)
    }

    @Test("a tree tells what happens in it")
    func events() {
        var lines: [String] = []
        // snippet: the events of a tree
        let (root, home) = (RouterSpy(), RouterSpy(address: ["home"]))
        let token = root.observeTree { event in lines.append("\(event)") }
        root.launch()
        root.attach(home)
        #expect(
            lines == [
                "activated RouterSpy",
                "attached RouterSpy / RouterSpy home",
                "activated RouterSpy / RouterSpy home",
            ])
        token.cancel()
        // end of snippet
    }

    @Test("a root component wires the whole tree, and routes lead through it")
    func routes() async throws {
        // snippet: following a route
        let root = RootComponent(dependency: BookUseCaseFake(["Emma"])).libraryBuilder.build()
        root.launch()
        try await root.didLaunch()
        #expect(root.currentRoute == Route(["shelf"]))

        let book = try await root.follow(Route(parsing: "library://shelf/book/1"))
        #expect(book.route.description == "shelf/book/1")
        #expect(book.name == "BookRouter book/1")
        // end of snippet

        // snippet: errors of routes
        let places = [ShelfPhrases.aBook]
        await #expect(throws: RouteError.unknownPlace("attic", route: Route(["shelf"]), places: places)) {
            try await root.follow(Route(["shelf", "attic"]))
        }
        await #expect(throws: RouteError.missingValue(place: "book", value: ShelfPhrases.number)) {
            try await root.follow(Route(["shelf", "book"]))
        }
        await #expect(throws: RouteError.wrongValue(place: "book", reason: ShelfPhrases.noBook("x"))) {
            try await root.follow(Route(["shelf", "book", "x"]))
        }
        // end of snippet
        #expect(root.currentRoute == Route(["shelf", "book", "1"]))
        try await (book as? BookRouter)?.interactor.finish()
        #expect(root.currentRoute == Route(["shelf"]))
        root.terminate()
    }

    @Test("the children of a RIB share the scope that its builder made")
    func scope() {
        let reader = ReaderBuilder(dependency: ReaderDependencyStub()).build(bookmarks: ["Emma"])
        reader.launch()
        let pages = reader.children.compactMap { $0 as? PageRouter }
        #expect(pages.map(\.bookmarks.titles) == [["Emma"], ["Emma"]])
        #expect(pages.first?.bookmarks === pages.last?.bookmarks)
        reader.terminate()
    }

    @Test("a route is read and written as the path of a URL")
    func text() {
        // snippet: a route as text
        let route = Route(parsing: "library://shelf/to%20read")
        #expect(route.segments == ["shelf", "to read"])
        #expect(route.description == "shelf/to%20read")
        // end of snippet
    }
}
