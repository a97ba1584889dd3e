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
        below root: some AnyRouter, holding hold: (_ child: RouterStub, _ grandchild: RouterStub) -> [AnyObject]
    ) async -> [String] {
        let leaks = Leaks()
        root.observeTree { if $0.kind == .leaked { leaks.paths.append($0.path.joined(separator: "/")) } }
        func end() -> [AnyObject] {
            let child = RouterStub(address: ["child"], viewController: View())
            let grandchild = RouterStub(address: ["grandchild"])
            child.attach(grandchild)
            root.attach(child)
            root.launch()
            root.terminate()
            return hold(child, grandchild)
        }
        let held = end()
        await LeakDetector.settle()
        withExtendedLifetime(held) {}
        return leaks.paths
    }

    @Test("nothing is told when all of it is gone")
    func gone() async {
        #expect(await leaks(below: RouterStub()) { _, _ in [] } == [])
    }

    @Test("a router that stays is told as leaked")
    func router() async {
        #expect(await leaks(below: RouterStub()) { child, _ in [child] } == ["RouterStub/RouterStub child"])
    }

    @Test("a router that stays far below is told as leaked, with its whole path")
    func routerBelow() async {
        let path = "RouterStub/RouterStub child/RouterStub grandchild"
        #expect(await leaks(below: RouterStub()) { _, grandchild in [grandchild] } == [path])
    }

    @Test("a view and an interactor that stay are told as leaked")
    func parts() async {
        let leaks = await leaks(below: RouterStub()) { child, _ in
            [child.interactor] + (child.viewController.map { [$0] } ?? [])
        }
        #expect(leaks == ["RouterStub/RouterStub child/View", "RouterStub/RouterStub child/Interactor"])
    }

    @Test("what stays below a viewable root is told too")
    func viewable() async {
        let root = ViewableRouter(interactor: Interactor(), viewController: View())
        #expect(await leaks(below: root) { child, _ in [child] } == ["ViewableRouter<Interactor>/RouterStub child"])
    }
}
