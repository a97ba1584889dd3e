import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Among running work,")
struct RunningActionConformance {
    typealias Node = LeakFixture.Node

    let tree = LeakFixture()

    /// A test case: the held object, the RIB whose action holds it, and the order of the detachments. In the tree, the
    /// root has `first`, `first` has `home`, and `home` has `page`. The case `elsewhere` adds `second` to the root;
    /// `sentLate` holds nothing.
    enum Case: String, CaseIterable {
        case itself, below, farBelow, above, aboveAfterItself, aboveReleased, belowItsOwnEnd, elsewhere, view, sentLate
    }

    /// Detaches RIBs after an action has begun that holds one of them.
    private func detach(_ held: Case) async {
        let (root, first) = (tree.root, tree.attach("first"))
        let home = tree.attach("home", below: first)
        let page = tree.attach("page", below: home)
        switch held {
        case .itself:
            await tree.hold(in: home) { [home] }
            first.detach(home)
        case .view:
            await tree.hold(in: home) { [home.viewController as AnyObject] }
            first.detach(home)
        case .below:
            await tree.hold(in: home) { [page] }
            home.detach(page)
        case .farBelow:
            await tree.hold(in: root) { [page.interactor] }
            home.detach(page)
        case .above:
            await tree.hold(in: page) { [home.interactor] }
            first.detach(home)
        case .aboveAfterItself:
            await tree.hold(in: page) { [home.interactor] }
            home.detach(page)
            first.detach(home)
        case .aboveReleased:
            await tree.hold(in: page) { [first.interactor] }
            first.detach(home)
            root.detach(first)
        case .belowItsOwnEnd:
            await tree.hold(in: first) { [page] }
            home.detach(page)
            root.detach(first)
        case .elsewhere:
            let (second, bare) = (tree.attach("second"), Router(interactor: Interactor()))
            await tree.hold(in: first) { [bare] }
            first.attach(bare)
            first.detach(bare)
            second.attach(bare)
            await tree.check()
            second.detach(bare)
        case .sentLate:
            let late = Node(interactor: LeakFixture.Holder(tree.gate))
            first.attach(late)
            first.detach(late)
            await tree.hold(in: late)
        }
    }

    @Test(
        "an action may hold its own RIB, and those that were above or below it: these are no leaks",
        arguments: Case.allCases)
    func mayHold(_ held: Case) async throws {
        await detach(held)
        await tree.check()
        #expect(tree.found == [])
        try await tree.endActions()
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
    }

    @Test("a canceled task may hold a RIB above, also when nothing remains of its own")
    func task() async {
        let gate = StepLeftoverConformance.Gate()
        func detached() -> Task<Void, Never>? {
            let home = tree.attach("home")
            let page = tree.attach("page", below: home)
            let task = page.interactor.task { [interactor = home.interactor] in
                await gate.pass()
                withExtendedLifetime(interactor) {}
            }
            return task
        }
        func detachAll() {
            guard let home = tree.root.children[0] as? Node else { return }
            home.detach(home.children[0])
            tree.root.detach(home)
        }
        let task = detached()
        await turn()
        detachAll()
        await tree.check()
        #expect(tree.found == [])
        gate.open()
        await task?.value
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
    }

    @Test("an action delays the check of what it may hold: a leak is found when it has ended")
    func delays() async throws {
        let home = tree.attach("home")
        await tree.hold(in: home)
        tree.root.detach(home)
        await tree.check()
        #expect(tree.found == [])
        try await tree.endActions()
        await LeakDetector.settle(tree.root)
        #expect(tree.found == ["leaked Node / Node home"])
    }

    @Test("an action delays no other check: neither beside its RIB, nor beside it below the same detached one")
    func others() async throws {
        let beside = tree.attach("beside", below: tree.attach("second"))
        func detached() async -> Node {
            let home = tree.attach("home")
            let (page, note) = (tree.attach("page", below: home), tree.attach("note", below: home))
            await tree.hold(in: page) { [page] }
            tree.root.detach(home)
            return note
        }
        let note = await detached()
        beside.parent?.detach(beside)
        await tree.check()
        #expect(tree.found == ["leaked Node / Node home / Node note", "leaked Node / Node second / Node beside"])
        try await tree.endActions()
        await LeakDetector.settle(tree.root)
        #expect(tree.found.count == 2)
        withExtendedLifetime(note) {}
    }

    @Test("an action that never ends is reported as stuck, with its RIB, if it may hold one that remains")
    func stuck() async {
        let home = tree.attach("home")
        let (page, note) = (tree.attach("page", below: home), tree.attach("note", below: home))
        await tree.hold(in: home) { [page] }
        await tree.hold(in: note) { [home.interactor] }
        home.detach(page)
        home.detach(note)
        tree.root.detach(home)
        await LeakDetector.settle(tree.root, within: .milliseconds(20))
        #expect(tree.found == ["stuck Node / Node home", "stuck Node / Node home / Node note"])
    }

    @Test("a step may hold RIBs below its router until the place is open, and no longer")
    func step() async throws {
        let (home, gate) = (RouterSpy(address: ["home"]), tree.gate)
        home.stubbedPlaces = [
            Place("page", summary: "") { [unowned home] in
                @MainActor func old() -> AnyRouter { home.children[0] }
                let before = old()
                home.detach(before)
                await gate.pass()
                withExtendedLifetime(before) {}
                home.open(RouterSpy(), at: "page")
            }
        ]
        tree.root.attach(home)
        home.attach(RouterSpy())
        let task = Task { _ = try await home.follow(Route(["page"]), within: StepFixture.limit) }
        await tree.check()
        #expect(tree.found == [])
        gate.open()
        try await task.value
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
        let held = home.children[0]
        home.detach(held)
        await tree.check()
        #expect(tree.found == ["leaked Node / RouterSpy home / RouterSpy page"])
    }
}
