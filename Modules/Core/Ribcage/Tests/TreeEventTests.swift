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
}
