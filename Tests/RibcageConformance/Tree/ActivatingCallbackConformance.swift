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

    /// Does something in one of the two callbacks of home.
    private func when(_ callback: Callback, _ work: @escaping () -> Void) {
        switch callback {
        case .active: tree.whenActive("home", work)
        case .loading: home.whenLoaded = work
        }
    }

    enum Callback: CaseIterable { case active, loading }

    @Test(
        "a child attached by didBecomeActive or didLoad is active and loaded at once, before its older siblings",
        arguments: Callback.allCases)
    func attach(_ callback: Callback) {
        when(callback) { [tree, home] in home.attach(tree.router("new")) }
        root.attach(home)
        let new = ["+new", "load new"]
        let own = callback == .active ? ["+home"] + new + ["load home"] : ["+home", "load home"] + new
        #expect(tree.calls == own + ["+page", "load page"])
    }

    @Test(
        "a child detached by didBecomeActive or didLoad of its parent never becomes active",
        arguments: Callback.allCases)
    func detachChild(_ callback: Callback) {
        when(callback) { [home, page] in home.detach(page) }
        root.attach(home)
        #expect(tree.calls == ["+home", "load home"])
        #expect(page.parent == nil)
    }

    @Test(
        "a RIB that detaches itself in didBecomeActive or didLoad resigns at once, and does neither load nor activate more",
        arguments: Callback.allCases)
    func detachSelf(_ callback: Callback) {
        when(callback) { [root, home] in root.detach(home) }
        root.attach(home)
        #expect(tree.calls == (callback == .active ? ["+home", "-home"] : ["+home", "load home", "-home"]))
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
