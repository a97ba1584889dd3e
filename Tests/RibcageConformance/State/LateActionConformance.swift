import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("An action of a RIB that is no longer active")
struct LateActionConformance {
    final class Pilot: Interactor, Reactor {
        enum Action { case open, openLater }
        enum Mutation { case flew }

        let store = Store(0)
        weak var router: AnyRouter?
        var wait: () async -> Void = {}

        func mutate(_ action: Action, commit: Commit) async throws {
            if case .openLater = action { await wait() }
            router?.open(RouterSpy(address: ["page"]))
            router?.attach(RouterSpy())
            commit(.flew)
        }

        static func reduce(_ state: inout Int, with mutation: Mutation) { state += 1 }
    }

    let root = RouterSpy()
    let pilot = Pilot()
    let home: Router<Pilot>

    init() {
        home = Router(interactor: pilot)
        pilot.router = home
        root.launch()
        root.attach(home)
    }

    @Test("changes the state and leads nowhere when it was sent after the detach")
    func sentLate() async throws {
        root.detach(home)
        try await pilot.send(.open)
        #expect(pilot.state == 1)
        #expect(home.children.isEmpty)
    }

    @Test("changes the state and leads nowhere when it goes on after the detach")
    func goesOn() async throws {
        pilot.wait = { [root, home] in root.detach(home) }
        try await pilot.send(.openLater)
        #expect(pilot.state == 1)
        #expect(home.children.isEmpty)
    }

    @Test("leads nowhere in a tree that has ended")
    func ended() async throws {
        root.terminate()
        try await pilot.send(.open)
        #expect(home.children.isEmpty)
        #expect(!root.attach(RouterSpy()))
    }

    @Test("leads on again when the RIB is attached again")
    func again() async throws {
        root.detach(home, isKept: true)
        try await pilot.send(.open)
        root.attach(home)
        try await pilot.send(.open)
        #expect(home.children.count == 2)
        #expect(home.children.allSatisfy { $0.interactable.isActive })
    }

    @Test("says so: attach and open tell whether the child was attached")
    func result() {
        #expect(home.attach(RouterSpy()))
        #expect(home.open(RouterSpy(address: ["page"])))
        root.detach(home)
        #expect(!home.attach(RouterSpy()))
        #expect(!home.open(RouterSpy(address: ["page"])))
        let new = RouterSpy()
        #expect(new.attach(RouterSpy()))
        #expect(!new.open(RouterSpy(address: ["page"])))
    }
}
