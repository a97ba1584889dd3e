import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Leaving a place")
struct CloseConformance {
    let tree = TreeFixture()
    let root: RouterSpy

    init() {
        root = tree.launched()
    }

    private func open(_ name: String, below parent: AnyRouter? = nil) -> RouterSpy {
        let router = tree.router(name, address: [name])
        (parent ?? root).open(router)
        _ = tree.calls
        return router
    }

    @Test("closes it, with all below it")
    func leave() async throws {
        let home = open("home")
        let page = open("page", below: home)
        try await home.leave()
        #expect(tree.calls == ["-home", "-page"])
        #expect(root.openPlace == nil)
        #expect(page.parent === home)
    }

    @Test("leads back to the one above, which stays open")
    func leavePage() async throws {
        let home = open("home")
        let page = open("page", below: home)
        try await page.leave()
        #expect(root.currentRoute == Route(["home"]))
    }

    @Test("closes nothing else when another place is open by then")
    func late() async throws {
        let (first, second) = (open("first"), open("second"))
        #expect(first.parent == nil)
        try await first.leave()
        #expect(tree.calls == [])
        #expect(root.openPlace === second)
    }

    @Test("closes nothing else when the RIB leaves while it resigns for another one")
    func whileResigning() async throws {
        let (first, second) = (open("first"), tree.router("second", address: ["second"]))
        var leaving: Task<Void, any Error>?
        tree.whenResigning("first") { leaving = Task.immediateLeave(first) }
        root.open(second)
        try await leaving?.value
        #expect(tree.calls == ["+second", "load second", "-first"])
        #expect(root.openPlace === second)
    }

    @Test("is told once, and after all below resigned, for a RIB that leaves while it is taken away")
    func whileTakenAway() async throws {
        let (root, events) = (tree.router("observed", address: ["root"]), TreeEventConformance.Events())
        root.observeTree { events.add($0) }
        root.launch()
        let home = open("home", below: root)
        let page = open("page", below: home)
        var leaving: Task<Void, any Error>?
        tree.whenResigning("home") { leaving = Task.immediateLeave(home) }
        _ = events.lines
        root.detach(home)
        try await leaving?.value
        let seen = events.lines
        #expect(seen == ["resigned root/home", "resigned root/home/page", "detached root/home"])
        #expect(page.parent === home)
    }

    @Test("does not happen twice to a place that the next one has detached already")
    func detachedByNext() {
        let (first, second) = (open("first"), tree.router("second", address: ["second"]))
        tree.whenActive("second") { [root] in root.detach(first) }
        root.open(second)
        #expect(tree.calls == ["+second", "-first", "load second"])
        #expect(root.children.count == 1)
    }

    @Test("does nothing for a RIB without a parent, for one that was detached, and for a root")
    func withoutParent() async throws {
        try await root.leave()
        try await tree.router("alone").leave()
        let home = open("home")
        root.detach(home)
        _ = tree.calls
        try await home.leave()
        #expect(tree.calls == [])
        #expect(root.interactor.isActive)
    }

    @Test("does nothing when a parent is asked to close what is no child of it")
    func stranger() async throws {
        let (home, other) = (open("home"), tree.router("other"))
        try await home.close(other)
        try await root.close(root)
        #expect(tree.calls == [])
        #expect(root.openPlace === home)
    }

    @Test("asks the parent, which may do more, may wait, and may refuse; whoever left meanwhile is not closed twice")
    func overridden() async throws {
        struct Refusal: Error, Equatable {}
        final class Parent: Router<Interactor> {
            var closed: [[String]] = []
            var wait: () async throws -> Void = {}

            override func close(_ child: AnyRouter) async throws {
                try await wait()
                try await super.close(child)
                closed.append(child.address)
            }
        }
        let parent = Parent(interactor: Interactor())
        parent.launch()
        let (first, second) = (RouterSpy(address: ["first"]), RouterSpy(address: ["second"]))
        parent.open(first)
        parent.wait = { throw Refusal() }
        await #expect(throws: Refusal()) { try await first.leave() }
        #expect(parent.openPlace === first)
        parent.wait = { parent.open(second) }
        try await first.leave()
        #expect(parent.openPlace === second)
        parent.wait = {}
        try await parent.follow(Route())
        #expect(parent.openPlace == nil)
        #expect(parent.closed == [["first"], ["second"]])
    }

    @Test(
        "detaches a place that the parent keeps for good when it says so: it is no leak, and is shown again as it was")
    func kept() async throws {
        final class Tabs: Router<Interactor> {
            let pages = ["one", "two"].map { RouterSpy(address: [$0]) }

            override var places: [Place] {
                pages.map { page in Place(page.address[0], summary: "") { [unowned self] in open(page) } }
            }

            override func keeps(_ child: AnyRouter) -> Bool { pages.contains { $0 === child } }
        }
        let tabs = Tabs(interactor: Interactor())
        try await expectNoLeaks(in: tabs) {
            let (one, note) = (tabs.pages[0], RouterSpy(address: ["note"]))
            try await tabs.follow(Route(["one"]))
            one.open(note)
            try await tabs.follow(Route(["two"]))
            #expect(!one.interactor.isActive)
            try await tabs.pages[1].leave()
            #expect(tabs.openPlace == nil)
            try await tabs.step(to: "one")
            #expect(tabs.currentRoute == Route(["one", "note"]))
            #expect(note.interactor.isActive)
            try await tabs.step(to: "two")
            #expect(one.parent == nil)
        }
    }

    @Test("that is not kept is expected to end")
    func notKept() async throws {
        let root = RouterSpy()
        let home = RouterSpy(address: ["home"])
        await #expect(throws: Leaks([.init("RouterSpy", "RouterSpy home")])) {
            try await expectNoLeaks(in: root) {
                root.open(home)
                try await home.leave()
            }
        }
    }
}

extension Task<Void, any Error> {
    /// Leaves at once, as far as that does not wait.
    @MainActor fileprivate static func immediateLeave(_ router: AnyRouter) -> Task {
        Task.immediate { try await router.leave() }
    }
}

extension AnyRouter {
    /// A step without a value.
    fileprivate func step(to name: String) async throws {
        var none: ArraySlice<String> = []
        _ = try await step(to: name, taking: &none, within: StepFixture.limit)
    }
}
