import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Leaks")
struct LeakTests {
    private let root = RouterSpy()

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
}
