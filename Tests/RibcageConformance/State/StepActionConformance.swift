import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("An action that a way sends")
struct StepActionConformance {
    final class Desk: PlaceRouter<DeskInteractor, Void> {
        override class var ways: Ways {
            [.sends("letter", summary: "to read") { .read }, .sends("note", summary: "to count") { .countAndWait }]
        }
    }

    final class DeskInteractor: Interactor, Reactor {
        enum Action { case read, load, count, countAndWait }
        enum Mutation { case isReading(Bool), read }

        struct State: Equatable {
            var isReading = false
            var count = 0
        }

        let store = Store(State())
        weak var router: Desk?
        var wait: () async throws -> Void = {}
        /// Whether the action to load commits nothing after it has waited.
        var isQuiet = false
        private(set) var hasBegun = false

        func mutate(_ action: Action, commit: Commit) async throws {
            switch action {
            case .load:
                commit(.isReading(true))
                hasBegun = true
                if isQuiet { return try await wait() }
                defer { commit(.isReading(false)) }
                try await wait()
                commit(.read)
            case .read:
                try await send(.load)
                if isQuiet { return }
                commit(.read)
                router?.open(RouterSpy(), at: "letter")
            case .count: commit(.read)
            case .countAndWait:
                commit(.isReading(true))
                try await send(.count)
                hasBegun = true
                try await wait()
                commit(.isReading(false))
                router?.open(RouterSpy(), at: "note")
            }
        }

        static func reduce(_ state: inout State, with mutation: Mutation) {
            switch mutation {
            case .isReading(let isReading): state.isReading = isReading
            case .read: state.count += 1
            }
        }
    }

    /// The cause of a step's failure while its action waits.
    enum End: CaseIterable { case limit, cancellation, resignation }

    let root = RouterSpy()
    let desk = Desk(interactor: DeskInteractor(), builders: ())
    var state: DeskInteractor.State { desk.interactor.state }

    init() {
        desk.interactor.router = desk
        root.launch()
        root.attach(desk)
    }

    /// Goes to a place, and ends the step while the action waits.
    private func fail(_ end: End, on place: String = "letter") async {
        let limit: Duration = end == .limit ? .milliseconds(2) : StepFixture.limit
        let task = Task { try await desk.follow(Route([place]), within: limit) }
        while !desk.interactor.hasBegun { await turn() }
        switch end {
        case .limit: break
        case .cancellation: task.cancel()
        case .resignation: root.detach(desk, isKept: true)
        }
        await #expect(throws: (any Error).self) { try await task.value }
    }

    @Test("changes nothing when its step has failed, and it goes on to its end regardless", arguments: End.allCases)
    func goesOn(_ end: End) async {
        let gate = StepLeftoverConformance.Gate()
        desk.interactor.wait = { await gate.pass() }
        await fail(end)
        gate.open()
        for _ in 1...10 { await turn() }
        #expect(state == DeskInteractor.State())
        #expect(desk.openPlace == nil)
    }

    @Test("changes nothing when its step has failed, and it commits nothing more", arguments: End.allCases)
    func endsQuietly(_ end: End) async {
        let gate = StepLeftoverConformance.Gate()
        desk.interactor.isQuiet = true
        desk.interactor.wait = { await gate.pass() }
        await fail(end)
        gate.open()
        for _ in 1...10 { await turn() }
        #expect(state == DeskInteractor.State())
    }

    @Test("changes nothing when its step has failed after an action that it sent had ended", arguments: End.allCases)
    func afterSentAction(_ end: End) async {
        let gate = StepLeftoverConformance.Gate()
        desk.interactor.wait = { await gate.pass() }
        await fail(end, on: "note")
        gate.open()
        for _ in 1...10 { await turn() }
        #expect(state == DeskInteractor.State())
    }

    @Test("is canceled when its step has failed, and what it commits to tidy up is reduced", arguments: End.allCases)
    func tidiesUp(_ end: End) async {
        desk.interactor.wait = { try await Task.sleep(for: .seconds(3600)) }
        await fail(end)
        for _ in 1...10 { await turn() }
        #expect(state == DeskInteractor.State())
    }

    @Test("commits all that it has to when its step goes well, or fails because of its own error")
    func ends() async throws {
        try await desk.follow(Route(["letter"]))
        #expect(state == DeskInteractor.State(count: 2))
        struct Refusal: Error, Equatable {}
        desk.interactor.wait = { throw Refusal() }
        try await desk.closeOpenPlace()
        await #expect(throws: Refusal()) { try await desk.follow(Route(["letter"])) }
        #expect(state == DeskInteractor.State(count: 2))
    }

    @Test("leaves alone what another action changes meanwhile")
    func other() async throws {
        let gate = StepLeftoverConformance.Gate()
        desk.interactor.wait = { await gate.pass() }
        await fail(.cancellation)
        desk.interactor.wait = {}
        try await desk.interactor.send(.load)
        gate.open()
        for _ in 1...10 { await turn() }
        #expect(state == DeskInteractor.State(count: 1))
    }
}
