import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Leaks")
struct LeakTests {
    private let root = RouterSpy()

    @Test("there is none when a detached RIB is gone, attached again, or kept to be")
    func noLeak() async throws {
        let (moved, kept) = (RouterSpy(), RouterSpy())
        try await expectNoLeaks(in: root) {
            root.attach(RouterSpy())
            root.detach(root.children[0])
            root.attach(moved)
            root.detach(moved)
            root.attach(moved)
            root.attach(kept)
            root.detach(kept, isKept: true)
        }
    }

    @Test("a router that somebody still holds is told with its path")
    func router() async {
        let held = RouterSpy(address: ["home"])
        await #expect(throws: Leaks(paths: [["RouterSpy", "RouterSpy home"]])) {
            try await expectNoLeaks(in: root) {
                root.attach(held)
                root.detach(held)
            }
        }
    }

    @Test("an interactor and a view that somebody still holds are told, also far below")
    func parts() async {
        let (interactor, view) = (InteractorSpy(), ViewStub())
        let path = ["RouterSpy", "RouterSpy", "RouterSpy"]
        await #expect(throws: Leaks(paths: [path + ["ViewStub"], path + ["InteractorSpy"]])) {
            try await expectNoLeaks(in: root) {
                let home = RouterSpy()
                home.attach(RouterSpy(interactor: interactor, viewController: view))
                root.attach(home)
                root.detach(home)
            }
        }
        withExtendedLifetime((interactor, view)) {}
    }

    @Test("a RIB may be held by the action that it came from")
    func action() async throws {
        try await expectNoLeaks(in: root) {
            let page = Router(interactor: Leaver())
            page.interactor.leave = { [root, weak page] in
                if let page { root.detach(page) }
            }
            root.attach(page)
            try await page.interactor.send(.leave)
        }
    }
}

private final class ViewStub: ViewControllable {}

/// An interactor that goes on for a while after it has told its parent that it is done.
private final class Leaver: Interactor, Reactor {
    enum Action { case leave }
    enum Mutation {}

    let store = Store(0)
    var leave: () -> Void = {}

    func mutate(_ action: Action, commit: Commit) async throws {
        leave()
        for _ in 0..<10 { await Task.yield() }
    }

    static func reduce(_ state: inout Int, with mutation: Mutation) {}
}
