import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A tester of reactors")
struct ReactorTesterTests {
    struct Refusal: Error {}

    final class Lamp: Interactor, Reactor {
        enum Action { case switchOn, blink, refuse }
        enum Mutation { case lit(Bool) }
        struct State: Equatable {
            var isLit = false
            var name = "lamp"
        }

        let store = Store(State())
        let log: CallLog

        init(log: CallLog) { self.log = log }

        func mutate(_ action: Action, commit: Commit) async throws {
            switch action {
            case .switchOn:
                commit(.lit(true))
                log.record("lampDidLight")
            case .blink:
                commit(.lit(true))
                commit(.lit(true))
                await Task.yield()
                commit(.lit(false))
            case .refuse:
                throw Refusal()
            }
        }

        static func reduce(_ state: inout State, with mutation: Mutation) {
            switch mutation {
            case .lit(let isLit): state.isLit = isLit
            }
        }
    }

    let lamp: Lamp
    let tester: ReactorTester<Lamp>

    init() {
        let log = CallLog()
        lamp = Lamp(log: log)
        tester = ReactorTester(lamp, log: log)
    }

    @Test("is content when every change and every call is stated")
    func stated() async throws {
        try await tester.send(.switchOn, calls: "lampDidLight") { $0.isLit = true }
        try await tester.send(.blink, changes: { $0.isLit = false })
    }

    @Test("wants changes one by one")
    func steps() async throws {
        try await tester.send(.blink, changes: { $0.isLit = true }, { $0.isLit = false })
    }

    @Test("says which property changed unstated")
    func unstated() async {
        let difference = await #expect(throws: ReactorTester<Lamp>.Difference.self) {
            try await tester.send(.switchOn, calls: "lampDidLight")
        }
        #expect(
            difference?.description == """
                after switchOn:
                change 1:
                  the change was not stated
                - isLit stated: false
                + isLit became: true
                """)
    }

    @Test("says which calls were made unstated, or not made")
    func calls() async {
        let difference = await #expect(throws: ReactorTester<Lamp>.Difference.self) {
            try await tester.send(.switchOn) { $0.isLit = true }
        }
        #expect(
            difference?.description == """
                after switchOn:
                - calls stated: none
                + calls made:   lampDidLight
                """)
    }

    @Test("says which change did not come")
    func missing() async {
        let difference = await #expect(throws: ReactorTester<Lamp>.Difference.self) {
            try await tester.send(.refuse) { $0.isLit = true }
        }
        #expect(difference?.description.contains("the change did not come") == true)
    }

    @Test("passes on what the action throws")
    func errors() async {
        await #expect(throws: Refusal.self) { try await tester.send(.refuse) }
    }
}
