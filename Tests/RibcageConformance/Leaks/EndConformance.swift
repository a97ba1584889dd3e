import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("After a tree has ended")
struct EndConformance {
    final class View: ViewControllable {}

    final class Leaks {
        var paths: [String] = []
    }

    /// Launches a root with a child and a child of that, terminates it, and gives the paths of what is still there.
    private func leaks(
        below root: some AnyRouter, holding hold: (_ child: RouterSpy, _ grandchild: RouterSpy) -> [AnyObject]
    ) async -> [String] {
        let leaks = Leaks()
        root.observeTree { if $0.kind == .leaked { leaks.paths.append($0.path.joined(separator: "/")) } }
        func end() -> [AnyObject] {
            let child = RouterSpy(address: ["child"], viewController: View())
            let grandchild = RouterSpy(address: ["grandchild"])
            child.attach(grandchild)
            root.attach(child)
            root.launch()
            root.terminate()
            return hold(child, grandchild)
        }
        let held = end()
        await LeakDetector.settle(root)
        withExtendedLifetime(held) {}
        return leaks.paths
    }

    @Test(
        "a router that stays, however far below, is reported as leaked, with its whole path",
        arguments: [[], ["RouterSpy/RouterSpy child"], ["RouterSpy/RouterSpy child/RouterSpy grandchild"]])
    func router(_ paths: [String]) async {
        let seen = await leaks(below: RouterSpy()) { child, grandchild in
            paths.map { $0.hasSuffix("grandchild") ? grandchild : child }
        }
        #expect(seen == paths)
    }

    @Test("a view and an interactor that stay are reported as leaked")
    func parts() async {
        let leaks = await leaks(below: RouterSpy()) { child, _ in
            [child.interactor] + (child.viewController.map { [$0] } ?? [])
        }
        #expect(leaks == ["RouterSpy/RouterSpy child/View", "RouterSpy/RouterSpy child/InteractorSpy"])
    }

    @Test("what stays below a viewable root is told too")
    func viewable() async {
        let root = ViewableRouter(interactor: Interactor(), viewController: View())
        #expect(await leaks(below: root) { child, _ in [child] } == ["ViewableRouter<Interactor>/RouterSpy child"])
    }
}
