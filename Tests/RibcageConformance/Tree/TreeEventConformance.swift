import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("The events of a tree")
struct TreeEventConformance {
    final class Events {
        private var events: [TreeEvent] = []
        func add(_ event: TreeEvent) { events.append(event) }

        /// The events since the last time, one line each, by the addresses of the routers.
        var lines: [String] {
            defer { events = [] }
            return events.map { event in
                let names = event.path.map { $0.split(separator: " ").last.map(String.init) ?? $0 }
                return "\(event.kind) \(names.joined(separator: "/"))"
            }
        }
    }

    let events = Events()
    let root = RouterSpy(address: ["root"])
    let home = RouterSpy(address: ["home"])
    let page = RouterSpy(address: ["page"])

    init() {
        root.observeTree { [events] in events.add($0) }
        home.attach(page)
    }

    @Test("tell of an activation, each RIB with its path, parent before child")
    func activation() {
        root.attach(home)
        root.launch()
        #expect(events.lines == ["activated root", "activated root/home", "activated root/home/page"])
    }

    @Test("tell of attaching before the activation that follows, and of detaching after all resigned")
    func attachAndDetach() {
        root.launch()
        _ = events.lines
        root.attach(home)
        #expect(events.lines == ["attached root/home", "activated root/home", "activated root/home/page"])
        root.detach(home)
        #expect(events.lines == ["resigned root/home", "resigned root/home/page", "detached root/home"])
    }

    @Test("tell of the end of a tree")
    func termination() {
        root.attach(home)
        root.launch()
        _ = events.lines
        root.terminate()
        #expect(
            events.lines == [
                "resigned root", "resigned root/home", "resigned root/home/page", "detached root/home",
            ])
    }

    @Test("come before the interactor’s own callback")
    func beforeCallbacks() {
        let log = CallLog()
        let interactor = InteractorSpy("home", log: log)
        root.observeTree { log.record($0.kind.rawValue) }
        root.launch()
        _ = log.take()
        let router = RouterSpy(interactor: interactor)
        root.attach(router)
        root.detach(router)
        #expect(log.take() == ["attached", "activated", "+home", "load home", "resigned", "-home", "detached"])
    }

    @Test("tell nothing of a part that is not in the live tree")
    func notLive() {
        root.launch()
        root.attach(home)
        root.detach(home)
        _ = events.lines
        home.detach(page)
        home.attach(page)
        #expect(events.lines == [])
    }

    @Test("follow a subtree from one tree to another")
    func moves() {
        let (other, others) = (RouterSpy(address: ["other"]), Events())
        other.observeTree { others.add($0) }
        for tree in [root, other] { tree.launch() }
        root.attach(home)
        root.detach(home, isKept: true)
        _ = events.lines
        _ = others.lines
        other.attach(home)
        #expect(events.lines == [])
        #expect(others.lines == ["attached other/home", "activated other/home", "activated other/home/page"])
    }

    @Test("are told to every observer, and to none after its token was cancelled")
    func observers() {
        let (first, second) = (Events(), Events())
        let token = root.observeTree { first.add($0) }
        root.observeTree { second.add($0) }
        root.launch()
        token.cancel()
        root.attach(RouterSpy(address: ["end"]))
        #expect(first.lines == ["activated root"])
        #expect(second.lines == ["activated root", "attached root/end", "activated root/end"])
    }

    @Test("name the type of the router, and its address where it has one")
    func names() {
        #expect(RouterSpy(address: ["page", "3"]).name == "RouterSpy page/3")
        #expect(RouterSpy().name == "RouterSpy")
        var descriptions: [String] = []
        root.observeTree { descriptions.append($0.description) }
        root.launch()
        root.attach(RouterSpy())
        #expect(descriptions.last == "activated RouterSpy root / RouterSpy")
    }
}
