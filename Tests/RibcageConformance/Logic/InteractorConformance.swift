import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("An interactor")
struct InteractorConformance {
    let tree = TreeFixture()

    @Test("is active already while it is told so")
    func activeInCallback() {
        let (root, home) = (tree.launched(), tree.router("home"))
        var wasActive = false
        tree.whenActive("home") { wasActive = home.interactor.isActive }
        root.attach(home)
        #expect(wasActive)
    }

    @Test("is active still while it resigns")
    func activeWhileResigning() {
        let (root, home) = (tree.launched(), tree.router("home"))
        root.attach(home)
        var wasActive = false
        tree.whenResigning("home") { wasActive = home.interactor.isActive }
        root.detach(home)
        #expect(wasActive)
    }

    @Test("is told once of each activation and once of each resignation")
    func hooksOnce() {
        let (root, home) = (tree.launched(), tree.router("home"))
        for _ in 1...3 {
            root.attach(home)
            root.detach(home)
        }
        #expect(tree.calls.filter { $0 != "load home" } == ["+home", "-home", "+home", "-home", "+home", "-home"])
    }

    @Test("ignores a second activation")
    func secondActivation() {
        let (root, home, page) = (tree.launched(), tree.router("home"), tree.router("page"))
        // The walk over the children comes to `page` when it is active already.
        tree.whenActive("home") { home.attach(page) }
        root.attach(home)
        #expect(tree.calls.filter { $0 == "+page" } == ["+page"])
    }
}
