import RibcageTesting
import Testing

@testable import Ribcage

@MainActor @Suite("The leak detector holds nothing: in an observed tree")
struct LifetimeConformance {
    let tree = LeakFixture()

    /// Weak references to the parts of a RIB.
    struct Parts {
        weak var router: AnyRouter?
        weak var view: AnyObject?
        weak var interactor: Interactor?

        @MainActor init(_ router: AnyRouter) {
            (self.router, view, interactor) = (router, router.viewController, router.interactable)
        }

        var remain: [Bool] { [router != nil, view != nil, interactor != nil] }
    }

    @Test("a detached RIB is released at once, with those below it, also while an action runs")
    func detached() async throws {
        await tree.hold(in: tree.root)
        func detached() -> [Parts] {
            let home = tree.attach("home")
            let parts = [Parts(home), Parts(tree.attach("page", below: home))]
            tree.root.detach(home)
            return parts
        }
        let remain = detached().map(\.remain)
        #expect(remain == Array(repeating: [false, false, false], count: 2))
        try await tree.endActions()
    }

    @Test("the RIBs below the root are released when the tree ends")
    func ended() {
        func ended() -> [Parts] {
            let home = tree.attach("home")
            let parts = [Parts(home), Parts(tree.attach("page", below: home))]
            tree.root.terminate()
            return parts
        }
        let remain = ended().map(\.remain)
        #expect(remain == Array(repeating: [false, false, false], count: 2))
    }

    @Test("a RIB that was released needs no more checks, although an action above never ends")
    func released() async {
        await tree.hold(in: tree.root)
        func passBy() { tree.root.detach(tree.attach("home")) }
        for _ in 1...3 {
            passBy()
            await tree.check()
        }
        await LeakDetector.settle(tree.root, within: .zero)
        #expect(tree.found == [])
    }

    @Test("a RIB that is detached again and again, while an action above never ends, needs one check")
    func again() async {
        await tree.hold(in: tree.root)
        let home = tree.attach("home")
        for _ in 1...3 {
            tree.root.detach(home)
            await tree.check()
            tree.root.attach(home)
        }
        #expect(checks == 1)
    }

    @Test("a RIB that was released is forgotten, although one that was detached before it remains")
    func forgotten() async {
        await tree.hold(in: tree.root)
        let home = tree.attach("home")
        func passBy() { tree.root.detach(tree.attach("page")) }
        tree.root.detach(home)
        for _ in 1...3 {
            await tree.check()
            passBy()
        }
        await tree.check()
        #expect(checks == 1)
    }

    /// The number of RIBs of the tree that are still to be checked.
    private var checks: Int {
        LeakDetector.detachments.filter { $0.watch === tree.root.watch }.map(\.ribs.count).reduce(0, +)
    }

    @Test("a task that was canceled may hold the view after the interactor is gone")
    func task() async {
        let gate = StepLeftoverConformance.Gate()
        var parts: Parts?
        func detached() -> Task<Void, Never>? {
            let home = tree.attach("home")
            parts = Parts(home)
            let task = home.interactor.task { [view = home.viewController] in
                await gate.pass()
                withExtendedLifetime(view) {}
            }
            return task
        }
        let task = detached()
        await turn()
        tree.root.detach(tree.root.children[0])
        await tree.check()
        #expect(parts?.remain == [false, true, false])
        #expect(tree.found == [])
        gate.open()
        await task?.value
        await LeakDetector.settle(tree.root)
        #expect(parts?.remain == [false, false, false])
        #expect(tree.found == [])
    }

    @Test("code that resumes in the next turn may hold a RIB")
    func nextTurn() async {
        func detached() {
            let (home, page) = (tree.attach("home"), tree.attach("page"))
            tree.root.detach(home)
            Task { withExtendedLifetime(page) {} }
            tree.root.detach(page)
        }
        detached()
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
    }

    @Test("a RIB is attached again, too, when a parent that is inactive takes it")
    func inactiveParent() async {
        let (home, new) = (tree.attach("home"), RouterSpy())
        tree.root.detach(home)
        new.attach(home)
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
        tree.root.attach(new)
        new.detach(home)
        await LeakDetector.settle(tree.root)
        #expect(tree.found == ["leaked Node / RouterSpy / Node home"])
    }

    @Test("an interactor is no leak when another router took it")
    func otherRouter() async {
        let interactor = tree.attach("home").interactor
        tree.root.detach(tree.root.children[0])
        tree.root.attach(LeakFixture.Node(interactor: interactor))
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
    }

    @Test("a part is no leak that is released a turn after its router")
    func oneByOne() async {
        func detached() {
            let home = tree.attach("home")
            tree.root.detach(home)
            Task { [interactor = home.interactor] in
                withExtendedLifetime(home) {}
                Task { withExtendedLifetime(interactor) {} }
            }
        }
        detached()
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
    }

    @Test("a RIB is no leak that is the root of another tree")
    func otherRoot() async {
        let interactor = InteractorSpy()
        let home = RouterSpy(interactor: interactor)
        interactor.whenActive = { [tree, unowned home] in
            if home.parent != nil { tree.root.detach(home) }
        }
        tree.root.attach(home)
        home.launch()
        await LeakDetector.settle(tree.root)
        #expect(tree.found == [])
    }

    @Test("the end of a tree takes it apart, although something holds a RIB")
    func takenApart() {
        let home = tree.attach("home")
        tree.attach("page", below: home)
        tree.root.terminate()
        #expect(home.children.isEmpty)
    }
}
