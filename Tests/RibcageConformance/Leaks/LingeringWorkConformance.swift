import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("Work that was cancelled and has not returned")
struct LingeringWorkConformance {
    /// Counts after a while, whether it is cancelled meanwhile or not.
    final class Counter: Interactor {
        private var count = 0
        var wait: () async -> Void = { await Task { try? await Task.sleep(for: .milliseconds(5)) }.value }

        override func didBecomeActive() {
            task { [weak self] in await self?.add() }
        }

        private func add() async {
            await wait()
            count += 1
        }
    }

    final class Sender: Interactor, Reactor {
        enum Action { case wait }
        enum Mutation {}

        let store = Store(0)
        let gate: StepLeftoverConformance.Gate

        init(gate: StepLeftoverConformance.Gate) { self.gate = gate }

        func mutate(_ action: Action, commit: Commit) async throws { await gate.pass() }

        static func reduce(_ state: inout Int, with mutation: Mutation) {}
    }

    let root = RouterSpy()
    let gate = StepLeftoverConformance.Gate()

    /// Attaches a RIB and lets its work begin.
    private func attach(_ build: @MainActor () -> AnyRouter, below parent: AnyRouter? = nil) async {
        (parent ?? root).attach(build())
        for _ in 1...5 { await turn() }
    }

    @Test("makes no leak of the RIB that it holds, in any run", arguments: 1...20)
    func returns(_ run: Int) async throws {
        try await expectNoLeaks(in: root) {
            await attach { Router(interactor: Counter()) }
            root.detach(root.children[0])
        }
    }

    @Test("hides no leak of what something else holds: that is told when the work has returned")
    func leak() async {
        let held = Counter()
        await #expect(throws: Leaks([.init("RouterSpy", "Router<Counter>", "Counter")])) {
            try await expectNoLeaks(in: root) {
                await attach { Router(interactor: held) }
                root.detach(root.children[0])
            }
        }
    }

    @Test("is reported as stuck when it never returns, with the RIB whose work it is", arguments: [0, 1])
    func stuck(_ depth: Int) async {
        let gate = gate
        let path = ["RouterSpy", "Router<Counter>"]
        await #expect(throws: Leaks(stuck: [depth == 0 ? path : ["RouterSpy", "RouterSpy home", path[1]]])) {
            try await expectNoLeaks(in: root, within: .milliseconds(20)) {
                await attach {
                    let counter = Counter()
                    counter.wait = { await gate.pass() }
                    let router = Router(interactor: counter)
                    guard depth > 0 else { return router }
                    let home = RouterSpy(address: ["home"])
                    home.attach(router)
                    return home
                }
                root.detach(root.children[0])
            }
        }
    }

    @Test("may hold what was below its RIB: that is looked at when it has returned")
    func ancestor() async throws {
        final class Parent: Interactor {
            weak var router: AnyRouter?
            let gate: StepLeftoverConformance.Gate
            private(set) var work: Task<Void, Never>?

            init(gate: StepLeftoverConformance.Gate) { self.gate = gate }

            override func didBecomeActive() {
                work = task { [gate, weak self] in
                    let child = self?.router?.children[0]
                    await gate.pass()
                    withExtendedLifetime(child) {}
                }
            }
        }
        let parent = Parent(gate: gate)
        let router = Router(interactor: parent)
        parent.router = router
        try await expectNoLeaks(in: root) {
            router.attach(RouterSpy())
            await attach { router }
            parent.work?.cancel()
            router.detach(router.children[0])
            for _ in 1...5 { await turn() }
            gate.open()
        }
    }

    @Test("that is an action holds up its own RIB alone: others are looked at meanwhile")
    func action() async throws {
        let gate = gate
        var found: [String] = []
        let token = root.observeTree(leaksOnly: true) { found.append("\($0)") }
        root.launch()
        await attach { Router(interactor: Sender(gate: gate)) }
        let sending = (root.children[0].interactable as? Sender).map { sender in Task { try await sender.send(.wait) } }
        for _ in 1...5 { await turn() }
        root.detach(root.children[0])
        let other = RouterSpy(address: ["other"])
        root.attach(other)
        root.detach(other)
        while found.isEmpty { await Task.yield() }
        #expect(found == ["leaked RouterSpy / RouterSpy other"])
        gate.open()
        try await sending?.value
        await LeakDetector.settle(root)
        #expect(found.count == 1)
        token.cancel()
    }

    @Test("of an earlier activation counts apart from that of a later one")
    func laterActivation() async throws {
        let gate = gate
        try await expectNoLeaks(in: root) {
            await attach { Router(interactor: Sender(gate: gate)) }
            @MainActor func send() -> Task<Void, any Error>? {
                (root.children[0].interactable as? Sender).map { sender in Task { try await sender.send(.wait) } }
            }
            let first = send()
            for _ in 1...5 { await turn() }
            @MainActor func again() {
                let router = root.children[0]
                root.detach(router, isKept: true)
                root.attach(router)
            }
            again()
            let second = send()
            for _ in 1...5 { await turn() }
            gate.open()
            try await first?.value
            try await second?.value
            root.detach(root.children[0])
        }
    }
}
