import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A partial tester of reactors")
struct PartialTesterTests {
    final class Oven: Interactor, Reactor {
        enum Action { case bake(Int) }
        enum Mutation { case heated(Int), baked(String) }
        struct State: Equatable {
            var degrees = 20
            var content = "dough"
            var isWatched = true
        }

        let store = Store(State())
        let log: CallLog

        init(log: CallLog) { self.log = log }

        func mutate(_ action: Action, commit: Commit) async throws {
            guard case .bake(let degrees) = action else { return }
            commit(.heated(degrees))
            log.record("ovenDidHeat(\(degrees))")
            commit(.baked("bread"))
            log.record("ovenDidBake(bread)")
        }

        static func reduce(_ state: inout State, with mutation: Mutation) {
            switch mutation {
            case .heated(let degrees): state.degrees = degrees
            case .baked(let content): state.content = content
            }
        }
    }

    let tester: ReactorTester<Oven>

    init() {
        let log = CallLog()
        tester = ReactorTester(Oven(log: log), log: log, mode: .partial)
    }

    @Test("is content with what is so in the end, and lists what was not stated")
    func partial() async throws {
        try await tester.send(.bake(200), calls: "ovenDidBake(bread)") { $0.content = "bread" }
        #expect(
            tester.unasserted == [
                "after bake(200): degrees became 200", "after bake(200): called ovenDidHeat(200)",
            ])
    }

    @Test("lists all where nothing is stated, and nothing where all is")
    func nothingAndAll() async throws {
        try await tester.send(.bake(200))
        #expect(tester.unasserted.count == 4)
        try await tester.send(.bake(250), calls: "ovenDidHeat(250)", "ovenDidBake(bread)") { $0.degrees = 250 }
        #expect(tester.unasserted.count == 4)
    }

    @Test("takes one closure for several properties, and several closures for one each")
    func closures() async throws {
        try await tester.send(
            .bake(200), calls: "ovenDidHeat(200)", "ovenDidBake(bread)",
            changes: { $0.degrees = 200 }, { $0.content = "bread" })
        #expect(tester.unasserted == [])
    }

    @Test("says which property is not as stated in the end")
    func wrongState() async {
        let difference = await #expect(throws: ReactorTester<Oven>.Difference.self) {
            try await tester.send(.bake(200)) { $0.degrees = 180 }
        }
        #expect(
            difference?.description == """
                after bake(200):
                - degrees stated: 180
                + degrees became: 200
                """)
    }

    @Test("says which calls were not made in the order stated")
    func wrongCalls() async {
        let difference = await #expect(throws: ReactorTester<Oven>.Difference.self) {
            try await tester.send(.bake(200), calls: "ovenDidBake(bread)", "ovenDidHeat(200)")
        }
        #expect(
            difference?.description == """
                after bake(200):
                - calls stated: ovenDidBake(bread), ovenDidHeat(200)
                + calls made:   ovenDidHeat(200), ovenDidBake(bread)
                """)
    }
}
