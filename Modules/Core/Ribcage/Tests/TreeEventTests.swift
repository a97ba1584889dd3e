import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("The events of a tree")
struct TreeEventTests {
    final class Events {
        var lines: [String] = []
    }

    let events = Events()
    let root = RouterStub()

    init() {
        root.observeTree { [events] in events.lines.append("\($0)") }
    }

    @Test("tell what happens to each router, with its path, parent before child")
    func order() {
        root.launch()
        let (home, page) = (RouterStub(address: ["home"]), RouterStub(address: ["page", "3"]))
        home.attach(page)
        root.attach(home)
        root.detach(home)
        #expect(
            events.lines == [
                "activated RouterStub",
                "attached RouterStub / RouterStub home",
                "activated RouterStub / RouterStub home",
                "activated RouterStub / RouterStub home / RouterStub page/3",
                "resigned RouterStub / RouterStub home",
                "resigned RouterStub / RouterStub home / RouterStub page/3",
                "detached RouterStub / RouterStub home",
            ])
    }

    @Test("go to those who observe that tree, until they no longer do")
    func observers() {
        let other = RouterStub()
        var count = 0
        let token = other.observeTree { _ in count += 1 }
        other.launch()
        #expect(count == 1)
        token.cancel()
        other.attach(RouterStub())
        #expect(count == 1)
        #expect(events.lines.isEmpty)
    }

    private func leaks() async -> [String] {
        await Task {}.value
        await Task {}.value
        return events.lines.filter { $0.hasPrefix("leaked") }
    }

    @Test("do not tell of a leak when a detached RIB is gone, attached again, or kept to be")
    func noLeak() async {
        root.launch()
        root.attach(RouterStub())
        root.detach(root.children[0])
        let moved = RouterStub()
        root.attach(moved)
        root.detach(moved)
        root.attach(moved)
        let kept = RouterStub()
        root.attach(kept)
        root.detach(kept, isKept: true)
        #expect(await leaks() == [])
    }

    @Test("tell of a router that somebody still holds")
    func leakedRouter() async {
        root.launch()
        let held = RouterStub(address: ["home"])
        root.attach(held)
        root.detach(held)
        #expect(await leaks() == ["leaked RouterStub / RouterStub home"])
    }

    @Test("tell of an interactor and of a view that somebody still holds, also far below")
    func leakedParts() async {
        root.launch()
        let interactor = InteractorSpy()
        let view = ViewStub()
        do {
            let home = RouterStub()
            home.attach(RouterStub(interactor: interactor, viewController: view))
            root.attach(home)
            root.detach(home)
        }
        #expect(
            await leaks() == [
                "leaked RouterStub / RouterStub / RouterStub / ViewStub",
                "leaked RouterStub / RouterStub / RouterStub / InteractorSpy",
            ])
        withExtendedLifetime((interactor, view)) {}
    }
}

private final class ViewStub: ViewControllable {}
