import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("The lifecycle of a tree")
struct LifecycleTests {
    let tree = TreeFixture()

    @Test("an interactor is inactive at first")
    func inactive() {
        #expect(!Interactor().isActive)
    }

    @Test("launching activates the root, then loads it")
    func launch() {
        let root = tree.router("root")
        root.launch()
        #expect(root.interactor.isActive)
        #expect(tree.log.take() == ["+root", "load root"])
    }

    @Test("attaching to an active parent activates the subtree, parent before child, and loads each router once")
    func attach() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        home.attach(page)
        root.attach(home)
        #expect(tree.log.take() == ["+home", "load home", "+page", "load page"])
        root.detach(home)
        root.attach(home)
        #expect(tree.log.take() == ["-home", "-page", "+home", "+page"])
    }

    @Test("attaching under an inactive parent does not activate the child; it becomes active with its parent")
    func attachUnderInactive() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        home.attach(page)
        #expect(!page.interactor.isActive)
        root.attach(home)
        #expect(page.interactor.isActive)
    }

    @Test("detaching resigns parent before child, and the subtree keeps its children")
    func detach() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        root.attach(home)
        home.attach(page)
        _ = tree.log.take()
        root.detach(home)
        #expect(tree.log.take() == ["-home", "-page"])
        #expect(home.parent == nil)
        #expect(home.children.count == 1)
        #expect(!page.interactor.isActive)
    }

    @Test("an interactor is still active while it resigns")
    func activeWhileResigning() {
        let (root, home) = (tree.launched(), tree.router("home"))
        root.attach(home)
        var wasActive = false
        tree.interactors["home"]?.whenResigning = { wasActive = home.interactor.isActive }
        root.detach(home)
        #expect(wasActive)
        #expect(!home.interactor.isActive)
    }

    @Test("a child that loading attaches is active at once, before the router's older children")
    func attachInLoad() {
        let (root, home) = (tree.launched(), tree.router("home"))
        home.attach(tree.router("old"))
        home.whenLoaded = { [tree] in home.attach(tree.router("new")) }
        root.attach(home)
        #expect(tree.log.take() == ["+home", "+new", "load new", "+old", "load old"])
    }

    @Test("a child that is detached while it becomes active is not loaded")
    func detachWhileActivating() {
        let (root, home) = (tree.launched(), tree.router("home"))
        tree.interactors["home"]?.whenActive = { root.detach(home) }
        root.attach(home)
        #expect(tree.log.take() == ["+home", "-home"])
        #expect(root.children.isEmpty)
    }

    @Test("a child attached while its parent resigns stays inactive")
    func attachWhileResigning() {
        let (root, home, late) = (tree.launched(), tree.router("home"), tree.router("late"))
        root.attach(home)
        tree.interactors["home"]?.whenResigning = { home.attach(late) }
        root.detach(home)
        #expect(!late.interactor.isActive)
        #expect(tree.log.take() == ["+home", "load home", "-home"])
    }

    @Test("a child that its parent detaches while resigning resigns once")
    func detachWhileResigning() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        root.attach(home)
        home.attach(page)
        _ = tree.log.take()
        tree.interactors["home"]?.whenResigning = { home.detach(page) }
        root.detach(home)
        #expect(tree.log.take() == ["-home", "-page"])
        #expect(page.parent == nil)
        #expect(!page.interactor.isActive)
    }

    @Test("terminating ends a tree of any depth")
    func terminate() {
        let root = Router(interactor: Interactor())
        var lowest: AnyRouter = root
        for _ in 0..<100_000 {
            let child = Router(interactor: Interactor())
            lowest.attach(child)
            lowest = child
        }
        root.launch()
        #expect(lowest.interactable.isActive)
        root.terminate()
        #expect(!lowest.interactable.isActive)
        #expect(root.children.isEmpty)
    }

    @Test("a child that a callback attaches is active, and loaded, before its parent loads")
    func attachWhileActivating() {
        let (root, home) = (tree.launched(), tree.router("home"))
        tree.interactors["home"]?.whenActive = { [tree] in home.attach(tree.router("page")) }
        root.attach(home)
        #expect(tree.log.take() == ["+home", "+page", "load page", "load home"])
    }

    @Test("a tree that is terminated from a callback ends whole, each RIB once")
    func terminateWhileResigning() {
        let root = tree.launched()
        let (first, second) = (tree.router("first"), tree.router("second"))
        root.attach(first)
        root.attach(second)
        _ = tree.log.take()
        tree.interactors["first"]?.whenResigning = { root.terminate() }
        root.terminate()
        #expect(tree.log.take() == ["-root", "-first", "-second"])
        #expect(!second.interactor.isActive)
    }

    @Test("a chain in which each router attaches the next when it loads is walked once")
    func chainOfLoads() {
        let root = tree.launched()
        var count = 0
        func grow(below parent: RouterStub) {
            guard count < 2000 else { return }
            count += 1
            let child = RouterStub()
            child.whenLoaded = { grow(below: child) }
            parent.attach(child)
        }
        grow(below: root)
        #expect(count == 2000)
        root.terminate()
    }
}
