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
        await #expect(throws: Leaks([.init("RouterSpy", "RouterSpy home")])) {
            try await expectNoLeaks(in: root) {
                root.attach(held)
                root.detach(held)
            }
        }
    }

    @Test("an interactor and a view that somebody still holds are told, also far below")
    func parts() async {
        let (interactor, view) = (InteractorSpy(), ViewStub())
        let parts = ["ViewStub", "InteractorSpy"].map { Leaks.Leak("RouterSpy", "RouterSpy", "RouterSpy", $0) }
        await #expect(throws: Leaks(parts)) {
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

    @Test("what the live tree or the RIB itself holds is told with the property that holds it")
    func holders() async {
        final class Keeper: Interactor {
            var last: (router: AnyRouter?, others: [AnyRouter]) = (nil, [])
            weak var unheld: AnyRouter?
        }
        final class Owner: Interactor {
            var router: AnyRouter?
            unowned var unheld: AnyRouter

            init(_ root: AnyRouter) { unheld = root }
        }
        let (keeper, owner) = (Keeper(), Owner(root))
        defer { owner.router = nil }
        await #expect(
            throws: Leaks([
                .init("RouterSpy", "Router<Owner>", heldBy: ["Owner.router"]),
                .init("RouterSpy", "RouterSpy kept", heldBy: ["Keeper.last"]),
            ])
        ) {
            try await expectNoLeaks(in: root) {
                root.attach(Router(interactor: keeper))
                @MainActor func leave() {
                    let (own, kept) = (Router(interactor: owner), RouterSpy(address: ["kept"]))
                    owner.router = own
                    keeper.last.others = [kept]
                    keeper.unheld = own
                    for child in [own, kept] as [AnyRouter] {
                        root.attach(child)
                        root.detach(child)
                    }
                }
                leave()
            }
        }
    }

    @Test("what nothing in the tree holds is said to be held by something else")
    func unknownHolder() {
        let leaks = Leaks([.init("Root", "Page")], stuck: [["Root", "Home"]])
        #expect(
            leaks.description == """
                leaked Root / Page, held by a closure, a task or something outside the tree
                stuck Root / Home: its work has not ended
                """)
    }

    @Test("a RIB may be built by work that waits and throws")
    func building() async throws {
        func build() async throws -> any Routing {
            await Task.yield()
            return RouterSpy()
        }
        try await expectNoLeaks(leaving: try await build())
        struct Refusal: Error, Equatable {}
        func refuse() async throws -> any Routing { throw Refusal() }
        await #expect(throws: Refusal()) { try await expectNoLeaks(leaving: try await refuse()) }
    }

    @Test("an error of the body comes through, and the tree is no longer observed")
    func failure() async {
        struct Refusal: Error, Equatable {}
        await #expect(throws: Refusal()) {
            try await expectNoLeaks(in: root) {
                await Task.yield()
                throw Refusal()
            }
        }
    }

    @Test("a RIB whose work was cancelled and returns later is none; work that never returns is reported as stuck")
    func stuck() async throws {
        final class Napper: Interactor {
            let nap: @MainActor () async -> Void

            init(_ nap: @escaping @MainActor () async -> Void) { self.nap = nap }

            override func didBecomeActive() { task { await self.nap() } }
        }
        try await expectNoLeaks(
            leaving: Router(
                interactor: Napper { _ = await Task { try? await Task.sleep(for: .milliseconds(5)) }.value }))
        let (endless, end) = AsyncStream.makeStream(of: Void.self)
        defer { end.finish() }
        await #expect(throws: Leaks(stuck: [["RouterSpy", "Router<Napper>"]])) {
            try await expectNoLeaks(
                leaving: Router(interactor: Napper { await Task { for await _ in endless {} }.value }),
                within: .milliseconds(20))
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
