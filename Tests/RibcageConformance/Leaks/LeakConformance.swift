import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("After a detach")
struct LeakConformance {
    final class HomeRouter: Router<HomeInteractor> {}
    final class HomeInteractor: Interactor {}
    final class PageRouter: ViewableRouter<PageInteractor> {}
    final class PageInteractor: Interactor {}
    final class PageView: ViewControllable {}

    final class Leaks {
        var paths: [String] = []
    }

    let leaks = Leaks()
    let root = RouterSpy()

    init() {
        root.observeTree { [leaks] event in
            if event.kind == .leaked { leaks.paths.append(event.path.joined(separator: "/")) }
        }
        root.launch()
    }

    /// What a test holds of a home with a page below it.
    enum Held: CaseIterable {
        case nothing, router, interactor, routerBelow, partsBelow, view

        @MainActor func parts(_ home: HomeRouter, _ page: PageRouter) -> [AnyObject?] {
            switch self {
            case .nothing: []
            case .router: [home]
            case .interactor: [home.interactor]
            case .routerBelow: [page]
            case .partsBelow: [page.interactor, page.viewController]
            case .view: [page.viewController]
            }
        }

        /// The paths that are reported as leaked.
        var paths: [String] {
            let home = "RouterSpy/HomeRouter"
            return switch self {
            case .nothing: []
            case .router: [home]
            case .interactor: ["\(home)/HomeInteractor"]
            case .routerBelow: ["\(home)/PageRouter"]
            case .partsBelow: ["\(home)/PageRouter/PageView", "\(home)/PageRouter/PageInteractor"]
            case .view: ["\(home)/PageRouter/PageView"]
            }
        }
    }

    @Test(
        "what somebody holds of a RIB is reported as leaked, once, with its whole path, when no action runs",
        arguments: Held.allCases)
    func held(_ held: Held) async {
        let parts = detached { held.parts($0, $1) }
        #expect(leaks.paths == [])
        await LeakDetector.settle(root)
        #expect(leaks.paths == held.paths)
        withExtendedLifetime(parts) {}
    }

    @Test("what somebody holds below a RIB that was detached twice in one turn is reported as leaked")
    func detachedTwice() async {
        let gate = StepLeftoverConformance.Gate()
        let page = pageDetachedTwice(gate)
        for _ in 1...5 { await turn() }
        gate.open()
        await LeakDetector.settle(root)
        #expect(leaks.paths == ["RouterSpy/HomeRouter/PageRouter"])
        withExtendedLifetime(page) {}
    }

    /// Detaches a home twice, and attaches a page to it in between. A canceled task holds the home until a gate opens.
    private func pageDetachedTwice(_ gate: StepLeftoverConformance.Gate) -> PageRouter {
        let home = HomeRouter(interactor: HomeInteractor())
        let page = PageRouter(interactor: PageInteractor(), viewController: PageView())
        root.attach(home)
        root.detach(home)
        root.attach(home)
        home.attach(page)
        home.interactor.task {
            await gate.pass()
            withExtendedLifetime(home) {}
        }
        root.detach(home)
        return page
    }

    /// Attaches and detaches a home with a page below, and gives what a test wants to hold of them.
    private func detached<Held>(_ held: (HomeRouter, PageRouter) -> Held) -> Held {
        let home = HomeRouter(interactor: HomeInteractor())
        let page = PageRouter(interactor: PageInteractor(), viewController: PageView())
        home.attach(page)
        root.attach(home)
        root.detach(home)
        return held(home, page)
    }

    @Test("a RIB that a step opened is no leak when it is detached before the check that the step scheduled")
    func step() async throws {
        root.stubbedPlaces = [
            Place("page", summary: "") { [root] in
                root.attach(RouterSpy())
                root.detach(root.children[0])
                root.open(RouterSpy(address: ["page"]))
            }
        ]
        try await root.follow(Route(["page"]))
        root.detach(root.children[0])
        await LeakDetector.settle(root)
        #expect(leaks.paths == [])
    }

    @Test("a RIB that holds itself is reported as leaked")
    func cycle() async {
        final class Cycle: Interactor {
            var router: AnyRouter?
        }
        let interactor = Cycle()
        defer { interactor.router = nil }
        func cycle() {
            let router = Router(interactor: interactor)
            interactor.router = router
            root.attach(router)
            root.detach(router)
        }
        cycle()
        await LeakDetector.settle(root)
        #expect(leaks.paths == ["RouterSpy/Router<Cycle>"])
    }

    @Test("a RIB that is attached again before that is no leak")
    func attachedAgain() async {
        let home = detached { home, _ in home }
        root.attach(home)
        await LeakDetector.settle(root)
        #expect(leaks.paths == [])
    }

    @Test("a subtree that is kept to be attached again is no leak, and lives on whole")
    func kept() async {
        let (home, page) = (HomeRouter(interactor: HomeInteractor()), RouterSpy())
        home.attach(page)
        root.attach(home)
        root.detach(home, isKept: true)
        await LeakDetector.settle(root)
        #expect(leaks.paths == [])
        root.attach(home)
        #expect(page.interactor.isActive)
    }

    @Test("a kept subtree that is attached and detached for good is reported as leaked when somebody holds it")
    func keptThenLeaked() async {
        let home = HomeRouter(interactor: HomeInteractor())
        root.attach(home)
        root.detach(home, isKept: true)
        await LeakDetector.settle(root)
        root.attach(home)
        root.detach(home)
        await LeakDetector.settle(root)
        #expect(leaks.paths == ["RouterSpy/HomeRouter"])
    }

    @Test("a RIB that moved to another parent since is told where it was last")
    func moved() async {
        let (first, second, held) = (RouterSpy(address: ["first"]), RouterSpy(address: ["second"]), RouterSpy())
        root.attach(first)
        root.attach(second)
        first.attach(held)
        first.detach(held)
        second.attach(held)
        second.detach(held)
        await LeakDetector.settle(root)
        #expect(leaks.paths == ["RouterSpy/RouterSpy second/RouterSpy"])
    }

    @Test("a RIB is told where its parent was at that moment, also when the parent moves between two of its children")
    func movedParent() async {
        let (home, page) = (RouterSpy(address: ["home"]), RouterSpy(address: ["page"]))
        let held = [RouterSpy(), RouterSpy()]
        root.attach(home)
        root.attach(page)
        for child in held { page.attach(child) }
        page.detach(held[0])
        root.detach(page, isKept: true)
        home.attach(page)
        page.detach(held[1])
        await LeakDetector.settle(root)
        #expect(
            Set(leaks.paths) == [
                "RouterSpy/RouterSpy page/RouterSpy", "RouterSpy/RouterSpy home/RouterSpy page/RouterSpy",
            ])
    }

    @Test("nothing is told of a tree that nobody observes")
    func unobserved() async {
        let (other, held) = (RouterSpy(), RouterSpy())
        other.launch()
        other.attach(held)
        other.detach(held)
        await LeakDetector.settle(root)
        #expect(leaks.paths == [])
    }
}
