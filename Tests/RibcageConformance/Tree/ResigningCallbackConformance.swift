import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Attaching and detaching while a tree resigns")
struct ResigningCallbackConformance {
    let tree = TreeFixture()
    let root: RouterSpy
    let home: RouterSpy
    let page: RouterSpy

    init() {
        page = tree.router("page")
        home = tree.router("home", children: [page])
        root = tree.launched(children: [home])
    }

    @Test("a child attached to a RIB that resigns stays inactive, and becomes active with it the next time")
    func attachToSelf() {
        let late = tree.router("late")
        tree.whenResigning("home") { [home] in home.attach(late) }
        root.detach(home)
        #expect(tree.calls == ["-home", "-page"])
        #expect(!late.interactor.isActive)
        root.attach(home)
        #expect(tree.calls == ["+home", "+page", "+late", "load late"])
    }

    @Test("a child attached below, where the walk has not come yet, becomes active and resigns in its turn")
    func attachBelow() {
        tree.whenResigning("home") { [tree, page] in page.attach(tree.router("late")) }
        root.detach(home)
        #expect(tree.calls == ["-home", "+late", "load late", "-page", "-late"])
    }

    @Test("a child attached to the parent, which stays active, becomes active at once")
    func attachSibling() {
        let next = tree.router("next")
        tree.whenResigning("home") { [root] in root.attach(next) }
        root.detach(home)
        #expect(tree.calls == ["-home", "+next", "load next", "-page"])
        #expect(next.interactor.isActive)
        #expect(root.children.map(ObjectIdentifier.init) == [next].map(ObjectIdentifier.init))
    }

    @Test("a child that its parent detaches while it resigns has resigned at once, and no second time")
    func detachChild() {
        tree.whenResigning("home") { [home, page] in home.detach(page) }
        root.detach(home)
        #expect(tree.calls == ["-home", "-page"])
        #expect(page.parent == nil)
        #expect(home.children.isEmpty)
    }

    @Test("a child that its resigning parent moves elsewhere is active there")
    func moveChild() {
        tree.whenResigning("home") { [root, home, page] in
            home.detach(page)
            root.attach(page)
        }
        root.detach(home)
        #expect(tree.calls == ["-home", "-page", "+page"])
        #expect(page.parent === root)
        #expect(page.interactor.isActive)
    }

    @Test(
        "a RIB that is detached by itself or by one below it while both resign is detached once, with all below it",
        arguments: ["home", "page"])
    func detachAgain(_ name: String) {
        tree.whenResigning(name) { [root, home] in root.detach(home) }
        root.detach(home)
        #expect(tree.calls == ["-home", "-page"])
        #expect(root.children.isEmpty)
        #expect(!page.interactor.isActive)
    }

    @Test(
        "a tree that is terminated while it is being terminated ends whole, each RIB once", arguments: ["root", "home"])
    func terminateAgain(_ name: String) {
        tree.whenResigning(name) { [root] in root.terminate() }
        root.terminate()
        let calls = tree.calls
        #expect(calls == ["-root", "-home", "-page"])
        #expect(root.children.isEmpty)
    }

    @Test("a sibling that is detached while the first resigns resigns at once, and no second time")
    func detachSibling() {
        let last = tree.router("last")
        root.attach(last)
        _ = tree.calls
        tree.whenResigning("home") { [root] in root.detach(last) }
        root.detach(home)
        #expect(tree.calls == ["-home", "-last", "-page"])
        #expect(root.children.isEmpty)
    }

    @Test("a sibling that is moved elsewhere before its turn to resign resigns once, and stays active there")
    func moveSibling() {
        let last = tree.router("last")
        home.attach(last)
        _ = tree.calls
        tree.whenResigning("page") { [root, home] in
            home.detach(last)
            root.attach(last)
        }
        root.detach(home)
        #expect(tree.calls == ["-home", "-page", "-last", "+last"])
        #expect(last.parent === root)
        #expect(last.interactor.isActive)
    }

    @Test("a RIB may attach itself again as soon as it is detached")
    func attachAfterwards() {
        root.detach(home)
        root.attach(home)
        #expect(tree.calls == ["-home", "-page", "+home", "+page"])
    }

    @Test("a tree that is terminated while a part of it is being detached ends whole, each RIB once")
    func terminateWhileDetaching() {
        tree.whenResigning("page") { [root] in root.terminate() }
        root.detach(home)
        #expect(tree.calls == ["-home", "-page", "-root"])
        #expect(root.children.isEmpty)
        #expect(!page.interactor.isActive)
    }

    @Test("nothing that is attached while the root resigns becomes active")
    func attachWhileTerminating() {
        let late = tree.router("late")
        tree.whenResigning("root") { [root] in root.attach(late) }
        root.terminate()
        #expect(tree.calls == ["-root", "-home", "-page"])
        #expect(!late.interactor.isActive)
        #expect(late.parent == nil)
    }

    @Test("nothing that a worker of the root attaches as it stops is left below it")
    func attachWhenWorkerStops() {
        final class Attaching: Worker {
            var whenStopped: () -> Void = {}
            override func didStop() { whenStopped() }
        }
        let (alone, late, worker) = (tree.launched("alone"), tree.router("late"), Attaching())
        worker.whenStopped = { alone.attach(late) }
        worker.start(on: alone.interactor)
        alone.terminate()
        #expect(alone.children.isEmpty)
        #expect(late.parent == nil)
        #expect(!late.interactor.isActive)
    }
}
