import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A root")
struct RootConformance {
    /// Decides where a person begins.
    final class LaunchRouter: Router<Interactor> {
        var calls: [String] = []
        override func didLoad() { calls.append("didLoad") }
        override func didLaunch() async throws { calls.append("didLaunch") }
    }

    let tree = TreeFixture()

    @Test("is inactive until it is launched, with all below it")
    func inactive() {
        let home = tree.router("home")
        let root = tree.router("root", children: [home])
        #expect(!root.interactor.isActive)
        #expect(!home.interactor.isActive)
        #expect(tree.calls == [])
        root.launch()
        #expect(root.interactor.isActive)
        #expect(home.interactor.isActive)
    }

    @Test("loads once, when it is launched")
    func loadsOnce() {
        let root = tree.router("root")
        root.launch()
        root.terminate()
        #expect(tree.calls == ["+root", "load root", "-root"])
    }

    @Test("leaves it to the host when it decides where a person begins")
    func didLaunch() async throws {
        let root = LaunchRouter(interactor: Interactor())
        root.launch()
        #expect(root.calls == ["didLoad"])
        try await root.didLaunch()
        #expect(root.calls == ["didLoad", "didLaunch"])
        root.terminate()
        #expect(root.calls == ["didLoad", "didLaunch"])
    }

    @Test("stays active, with its other children, when one is detached")
    func detach() {
        let (home, page) = (tree.router("home"), tree.router("page"))
        let root = tree.launched(children: [home, page])
        root.detach(home)
        #expect(tree.calls == ["-home"])
        #expect(root.interactor.isActive)
        #expect(page.interactor.isActive)
    }
}
