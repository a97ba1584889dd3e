import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A step that has ended")
struct StepLeftoverConformance {
    struct Refusal: Error, Equatable {}

    let tree = TreeFixture()
    let gate = Gate()
    let root: RouterSpy
    let home: RouterSpy

    /// Keeps everyone waiting until it is opened, whether they are cancelled or not.
    @MainActor final class Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass() async { await withCheckedContinuation { waiting.append($0) } }

        func open() {
            let waiting = waiting
            self.waiting = []
            for continuation in waiting { continuation.resume() }
        }
    }

    init() {
        let (tree, gate) = (tree, gate)
        let home = tree.router("home", address: ["home"])
        (root, self.home) = (tree.launched(children: [home]), home)
        root.stubbedPlaces = [Place("home", summary: "") {}]
        home.stubbedPlaces = [
            Place("slow", summary: "") {
                await gate.pass()
                home.open(tree.router("slow", address: ["slow"]))
            },
            Place("failed", summary: "") {
                Task {
                    await gate.pass()
                    home.open(tree.router("failed", address: ["failed"]))
                }
                throw Refusal()
            },
            Place("failed guide", summary: "") {
                Task {
                    await gate.pass()
                    try await home.follow(Route(["aside"]), within: StepFixture.limit)
                }
                throw Refusal()
            },
            Place("guide", summary: "") {
                await gate.pass()
                try await home.follow(Route(["aside"]), within: StepFixture.limit)
            },
            Place("way back", summary: "") {
                await gate.pass()
                try await home.follow(Route(), within: StepFixture.limit)
            },
            Place("aside", summary: "") { home.open(tree.router("aside", address: ["aside"])) },
            Place("page", summary: "") { home.open(tree.router("page", address: ["page"])) },
        ]
    }

    private func follow(_ route: String, within limit: Duration = StepFixture.limit) async throws -> AnyRouter {
        try await root.follow(Route(parsing: route), within: limit)
    }

    /// Goes to the page while what is left of a step waits, lets that go on, and expects the person to stay.
    private func expectNoEffect(_ what: Comment) async throws {
        let page = try await follow("home/page")
        _ = tree.calls
        gate.open()
        for _ in 1...10 { await turn() }
        #expect(tree.calls == [], what)
        #expect(home.openPlace === page, what)
    }

    @Test("by its limit opens nothing any more", arguments: ["slow", "guide", "way back"])
    func limit(_ place: String) async throws {
        await #expect(throws: RouteError.timedOut(place, route: Route(["home"]))) {
            try await follow("home/\(place)", within: .milliseconds(2))
        }
        try await expectNoEffect("\(place)")
    }

    @Test("by cancellation opens nothing any more", arguments: ["slow", "guide", "way back"])
    func cancellation(_ place: String) async throws {
        let task = Task { try await follow("home/\(place)") }
        await turn()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await expectNoEffect("\(place)")
    }

    @Test("by an error opens nothing any more", arguments: ["failed", "failed guide"])
    func error(_ place: String) async throws {
        await #expect(throws: Refusal()) { try await follow("home/\(place)") }
        try await expectNoEffect("\(place)")
    }

    @Test("because its router ended opens nothing when that is back")
    func routerEnded() async throws {
        let task = Task { try await follow("home/slow") }
        await turn()
        root.detach(home, isKept: true)
        await #expect(throws: RouteError.notOpened("slow", route: Route(["home"]))) { try await task.value }
        root.attach(home)
        try await expectNoEffect("slow")
    }

    @Test("well leaves the work of the RIB that it opened free to lead on")
    func workOfPlace() async throws {
        final class Guide: Interactor {
            weak var router: AnyRouter?
            let gate: Gate

            init(gate: Gate) { self.gate = gate }

            override func didBecomeActive() {
                task { [weak self] in
                    await self?.gate.pass()
                    self?.router?.open(RouterSpy(address: ["next"]))
                }
            }
        }
        home.stubbedPlaces.append(
            Place("tour", summary: "") { [home, gate] in
                let guide = Guide(gate: gate)
                let tour = Router(interactor: guide)
                guide.router = tour
                home.open(tour, at: "tour")
                throw Refusal()
            })
        await #expect(throws: Refusal()) { try await follow("home/tour") }
        await turn()
        gate.open()
        // The work goes on in a turn of its own, which is not always the next one.
        let next = Route(["home", "tour", "next"])
        for _ in 0..<10_000 where root.currentRoute != next { await turn() }
        #expect(root.currentRoute == next)
    }

    @Test("and whose work never returns counts no more as under way: leaks are found, and reported as such")
    func underWay() async throws {
        let (other, gate) = (RouterSpy(), gate)
        let held = RouterSpy(address: ["held"])
        func open(below root: RouterSpy) {
            let home = RouterSpy(address: ["home"])
            home.stubbedPlaces = [Place("endless", summary: "") { while true { await gate.pass() } }]
            root.attach(home)
        }
        await #expect(throws: Leaks([.init("RouterSpy", "RouterSpy held")])) {
            try await expectNoLeaks(in: other) {
                open(below: other)
                let task = Task { [weak home = other.children[0]] in
                    _ = try await home?.follow(Route(["endless"]), within: StepFixture.limit)
                }
                await turn()
                other.detach(other.children[0], isKept: true)
                await #expect(throws: RouteError.self) { try await task.value }
                other.attach(held)
                other.detach(held)
            }
        }
    }

    @Test("while its work lingers holds its RIB without a leak, and is reported as stuck when asked")
    func stuck() async throws {
        let (other, gate) = (RouterSpy(), gate)
        await #expect(throws: Leaks(stuck: [["RouterSpy", "RouterSpy home"]])) {
            try await expectNoLeaks(in: other, within: .milliseconds(20)) {
                @MainActor func begin() -> Task<Void, any Error> {
                    let home = RouterSpy(address: ["home"])
                    home.stubbedPlaces = [Place("endless", summary: "") { while true { await gate.pass() } }]
                    other.attach(home)
                    return Task { _ = try await home.follow(Route(["endless"]), within: StepFixture.limit) }
                }
                let task = begin()
                await turn()
                other.detach(other.children[0])
                await #expect(throws: RouteError.self) { try await task.value }
            }
        }
    }
}
