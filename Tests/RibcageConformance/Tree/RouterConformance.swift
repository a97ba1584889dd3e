import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A router")
struct RouterConformance {
    /// Decides where a person begins.
    final class LaunchRouter: Router<Interactor> {
        var calls: [String] = []
        override func didLoad() { calls.append("didLoad") }
        override func didLaunch() async throws { calls.append("didLaunch") }
    }

    let tree = TreeFixture()

    @Test(
        "that is launched becomes active and then loads, and then what was attached before; it is inactive until then")
    func launch() {
        let home = tree.router("home")
        let root = tree.router("root", children: [home])
        #expect(!root.interactor.isActive)
        #expect(!home.interactor.isActive)
        #expect(tree.calls == [])
        root.launch()
        #expect(root.interactor.isActive)
        #expect(tree.calls == ["+root", "load root", "+home", "load home"])
    }

    @Test("that is launched leaves it to the host when it decides where a person begins")
    func didLaunch() async throws {
        let root = LaunchRouter(interactor: Interactor())
        root.launch()
        #expect(root.calls == ["didLoad"])
        try await root.didLaunch()
        #expect(root.calls == ["didLoad", "didLaunch"])
        root.terminate()
        #expect(root.calls == ["didLoad", "didLaunch"])
    }

    @Test("is active when it loads")
    func activeWhenLoading() {
        let (root, home) = (tree.launched(), tree.router("home"))
        var wasActive = false
        home.whenLoaded = { wasActive = home.interactor.isActive }
        root.attach(home)
        #expect(wasActive)
    }

    @Test("loads once in its life")
    func loadsOnce() {
        let (root, other, home) = (tree.launched(), tree.launched("other"), tree.router("home"))
        for parent in [root, other, root] {
            parent.attach(home)
            parent.detach(home)
        }
        #expect(tree.calls.filter { $0 == "load home" } == ["load home"])
    }

    @Test("has its children in the order in which they were attached, and each child knows it")
    func children() {
        let (root, home, page) = (tree.router("root"), tree.router("home"), tree.router("page"))
        root.attach(home)
        root.attach(page)
        #expect(root.children.map(ObjectIdentifier.init) == [home, page].map(ObjectIdentifier.init))
        #expect(home.parent === root)
        #expect(page.root === root)
        root.detach(home)
        #expect(root.children.map(ObjectIdentifier.init) == [page].map(ObjectIdentifier.init))
        #expect(home.parent == nil)
        #expect(home.root === home)
    }

    @Test("that is attached to an active parent activates all below it: parent before child, siblings in order")
    func attachActivatesSubtree() {
        let home = tree.router(
            "home", children: [tree.router("a", children: [tree.router("a1")]), tree.router("b")])
        tree.launched().attach(home)
        #expect(tree.calls == ["+home", "load home", "+a", "load a", "+a1", "load a1", "+b", "load b"])
    }

    @Test("that is detached deactivates all below it: parent before child, siblings in order")
    func detachDeactivatesSubtree() {
        let (a1, b) = (tree.router("a1"), tree.router("b"))
        let home = tree.router("home", children: [tree.router("a", children: [a1]), b])
        let root = tree.launched(children: [home])
        root.detach(home)
        #expect(tree.calls == ["-home", "-a", "-a1", "-b"])
        for router in [home, a1, b] { #expect(!router.interactor.isActive) }
        #expect(root.interactor.isActive)
    }

    @Test("keeps its children when it is detached, and activates them after itself when it is attached again")
    func attachAgain() {
        let home = tree.router("home", children: [tree.router("a", children: [tree.router("a1")]), tree.router("b")])
        let root = tree.launched(children: [home])
        root.detach(home)
        #expect(home.children.count == 2)
        _ = tree.calls
        root.attach(home)
        #expect(tree.calls == ["+home", "+a", "+a1", "+b"])
    }

    @Test("that is attached under an inactive parent stays inactive, and becomes active with it")
    func inactiveParent() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        home.attach(page)
        #expect(!page.interactor.isActive)
        root.attach(home)
        #expect(page.interactor.isActive)
        #expect(tree.calls == ["+home", "load home", "+page", "load page"])
    }

    @Test("is not attached under a parent that was active and no longer is")
    func detachedParent() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        root.attach(home)
        root.detach(home)
        #expect(!home.attach(page))
        #expect(page.parent == nil)
        root.attach(home)
        #expect(home.attach(page))
        #expect(page.interactor.isActive)
    }

    @Test("takes part in what becomes of a detached subtree only while it is in it")
    func changedWhileDetached() {
        let (old, new) = (tree.router("old"), tree.router("new"))
        let home = tree.router("home", children: [old])
        let root = tree.launched(children: [home])
        root.detach(home)
        home.detach(old)
        _ = tree.calls
        root.attach(home)
        home.attach(new)
        #expect(tree.calls == ["+home", "+new", "load new"])
        #expect(!old.interactor.isActive)
    }

    @Test("can move to another parent, with all below it")
    func moves() {
        let home = tree.router("home", children: [tree.router("page")])
        let (root, other) = (tree.launched(children: [home]), tree.launched("other"))
        root.detach(home)
        other.attach(home)
        #expect(tree.calls == ["-home", "-page", "+home", "+page"])
        #expect(home.root === other)
    }

    @Test("that is terminated resigns with all below it, and lets go of all")
    func terminate() {
        let page = tree.router("page")
        let home = tree.router("home", children: [page])
        let root = tree.launched(children: [home])
        root.terminate()
        #expect(tree.calls == ["-root", "-home", "-page"])
        for router in [root, home, page] {
            #expect(router.children.isEmpty)
            #expect(router.parent == nil)
            #expect(!router.interactor.isActive)
        }
    }
}
