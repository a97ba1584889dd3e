import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Attaching and detaching while a tree becomes active")
struct ActivatingCallbackConformance {
    let tree = TreeFixture()
    let root: RouterSpy
    let home: RouterSpy
    let page: RouterSpy

    init() {
        root = tree.launched()
        page = tree.router("page")
        home = tree.router("home", children: [page])
    }

    @Test(
        "a child attached by didBecomeActive is active and loaded at once, before its older siblings and its parent’s load"
    )
    func attachWhenActive() {
        tree.whenActive("home") { [tree, home] in home.attach(tree.router("new")) }
        root.attach(home)
        #expect(tree.calls == ["+home", "+new", "load new", "load home", "+page", "load page"])
    }

    @Test("a child attached by didLoad is active and loaded at once, before its older siblings")
    func attachWhenLoading() {
        home.whenLoaded = { [tree, home] in home.attach(tree.router("new")) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "+new", "load new", "+page", "load page"])
    }

    @Test("a child detached by didBecomeActive of its parent never becomes active")
    func detachChildWhenActive() {
        tree.whenActive("home") { [home, page] in home.detach(page) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home"])
        #expect(page.parent == nil)
    }

    @Test("a child detached by didLoad of its parent never becomes active")
    func detachChildWhenLoading() {
        home.whenLoaded = { [home, page] in home.detach(page) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home"])
        #expect(page.parent == nil)
    }

    @Test("a RIB that detaches itself in didBecomeActive resigns at once, and neither loads nor activates its children")
    func detachSelfWhenActive() {
        tree.whenActive("home") { [root, home] in root.detach(home) }
        root.attach(home)
        #expect(tree.calls == ["+home", "-home"])
        #expect(root.children.isEmpty)
        #expect(!page.interactor.isActive)
    }

    @Test("a RIB that detaches itself in didLoad resigns at once, and does not activate its children")
    func detachSelfWhenLoading() {
        home.whenLoaded = { [root, home] in root.detach(home) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "-home"])
        #expect(root.children.isEmpty)
        #expect(!page.interactor.isActive)
    }

    @Test("a sibling that is detached before its turn never becomes active")
    func detachSibling() {
        let late = tree.router("late")
        home.attach(late)
        tree.whenActive("page") { [home] in home.detach(late) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "+page", "load page"])
    }

    @Test("a sibling that is moved before its turn becomes active where it went, once")
    func moveSibling() {
        let late = tree.router("late")
        home.attach(late)
        tree.whenActive("page") { [root, home] in
            home.detach(late)
            root.attach(late)
        }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "+page", "+late", "load late", "load page"])
        #expect(late.parent === root)
    }

    @Test("a sibling attached by a child is active before the siblings that wait")
    func attachSibling() {
        home.attach(tree.router("late"))
        page.whenLoaded = { [tree, home] in home.attach(tree.router("new")) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "+page", "load page", "+new", "load new", "+late", "load late"])
    }

    @Test("a child that detaches its parent ends the walk: those that wait never become active")
    func detachParent() {
        let late = tree.router("late")
        home.attach(late)
        tree.whenActive("page") { [root, home] in root.detach(home) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "+page", "-home", "-page"])
        #expect(!late.interactor.isActive)
    }

    @Test("a RIB that is detached and attached again in didBecomeActive is active once, and loads once")
    func detachAndAttachAgain() {
        var isFirst = true
        tree.whenActive("home") { [root, home] in
            guard isFirst else { return }
            isFirst = false
            root.detach(home)
            root.attach(home)
        }
        root.attach(home)
        #expect(tree.calls == ["+home", "-home", "+home", "load home", "+page", "load page"])
    }

    @Test("a tree that is terminated by a RIB that becomes active ends whole")
    func terminate() {
        tree.whenActive("page") { [root] in root.terminate() }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home", "+page", "-root", "-home", "-page"])
        #expect(root.children.isEmpty)
        #expect(home.children.isEmpty)
    }
}
