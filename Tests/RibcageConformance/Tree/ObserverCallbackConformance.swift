import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("An observer that changes the tree")
struct ObserverCallbackConformance {
    let tree = TreeFixture()
    let root: RouterSpy
    let home: RouterSpy
    let page: RouterSpy
    let events = TreeEventConformance.Events()

    init() {
        let tree = tree
        page = tree.router("page", address: ["page"])
        home = tree.router("home", address: ["home"], children: [page])
        root = tree.router("root", address: ["root"])
        root.observeTree { [events] in events.add($0) }
    }

    /// Does something at the first event of a kind at a router.
    private func when(_ kind: TreeEvent.Kind, at name: String, _ work: @escaping () -> Void) {
        var isFirst = true
        root.observeTree { event in
            guard isFirst, event.kind == kind, event.path.last == "RouterSpy \(name)" else { return }
            isFirst = false
            work()
        }
    }

    @Test("takes a RIB away when it is attached: it never becomes active")
    func detachWhenAttached() {
        when(.attached, at: "home") { [root, home] in root.detach(home, isKept: true) }
        root.launch()
        root.attach(home)
        let (seen, calls) = (events.lines, tree.calls)
        #expect(seen == ["activated root", "attached root/home", "detached root/home"])
        #expect(calls == ["+root", "load root"])
    }

    @Test("takes a RIB away when it is about to become active: it does not")
    func detachWhenActivated() {
        when(.activated, at: "home") { [root, home] in root.detach(home, isKept: true) }
        root.launch()
        root.attach(home)
        let calls = tree.calls
        #expect(calls == ["+root", "load root"])
        #expect(home.parent == nil)
    }

    @Test("attaches a RIB again when it is detached: it is active once more, and no leak")
    func attachWhenDetached() async {
        when(.detached, at: "home") { [root, home] in
            root.detach(home, isKept: true)
            root.attach(home)
        }
        root.launch()
        root.attach(home)
        _ = (events.lines, tree.calls)
        root.detach(home)
        await LeakDetector.settle(root)
        let (seen, calls) = (events.lines, tree.calls)
        #expect(
            seen == [
                "resigned root/home", "resigned root/home/page", "detached root/home", "detached root/home",
                "attached root/home", "activated root/home", "activated root/home/page",
            ])
        #expect(calls == ["-home", "-page", "+home", "+page"])
        #expect(home.parent === root)
    }

    @Test("moves a RIB elsewhere when its tree ends: it is active there, and no leak")
    func moveWhenTerminated() async {
        let other = tree.router("other", address: ["other"])
        other.launch()
        when(.detached, at: "home") { [root, home] in
            root.detach(home, isKept: true)
            other.attach(home)
        }
        root.attach(home)
        root.launch()
        _ = (events.lines, tree.calls)
        root.terminate()
        await LeakDetector.settle(root)
        let (seen, calls) = (events.lines, tree.calls)
        #expect(
            seen == ["resigned root", "resigned root/home", "resigned root/home/page", "detached root/home"])
        #expect(calls == ["-root", "-home", "-page", "+home", "+page"])
        #expect(home.parent === other)
    }

    @Test("is told once that a RIB resigned which a callback takes from its resigning parent and gives back")
    func resignOnce() {
        let last = tree.router("last", address: ["last"])
        home.attach(last)
        root.attach(home)
        root.launch()
        tree.whenResigning("page") { [home] in
            home.detach(last, isKept: true)
            home.attach(last)
        }
        _ = (events.lines, tree.calls)
        root.detach(home, isKept: true)
        let (seen, calls) = (events.lines, tree.calls)
        #expect(
            seen == [
                "resigned root/home", "resigned root/home/page", "resigned root/home/last", "detached root/home/last",
                "detached root/home",
            ])
        #expect(calls == ["-home", "-page", "-last"])
        #expect(last.parent === home)
    }
}
