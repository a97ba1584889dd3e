import Doubles
import Testing

protocol RunList: AnyObject {
    func add(_ run: Run) throws
    func runs() throws -> [Run]
}

struct NoLaps: Error, Equatable {}

// snippet: a contract
enum RunListContract: String, Contract {
    case keepsOrder = "keeps runs in the order in which they were added"
    case refusesNoLaps = "refuses a run without laps"

    func verify(_ list: some RunList) async throws {
        switch self {
        case .keepsOrder:
            let runs = ["Park", "Lake"].map { Run(place: $0, laps: 3) }
            for run in runs { try list.add(run) }
            try expect(list.runs(), runs)
        case .refusesNoLaps:
            try await expectError(NoLaps()) { try list.add(Run(place: "Park", laps: 0)) }
        }
    }
}
// end of snippet

final class RunListFake: RunList {
    private var added: [Run] = []

    func add(_ run: Run) throws {
        if run.laps == 0 { throw NoLaps() }
        added.append(run)
    }

    func runs() -> [Run] { added }
}

// snippet: a spy whose result a test sets
final class RunListSpy: RunList {
    var addCalls: [Run] = []
    var runsResult: [Run]?

    func add(_ run: Run) { addCalls.append(run) }

    func runs() throws -> [Run] {
        guard let runsResult else { throw UnsetResult("RunListSpy: set runsResult, as runs() is called") }
        return runsResult
    }
}
// end of snippet

// snippet: an implementation that keeps the contract
@Suite("A list of runs in memory")
struct RunListTests {
    @Test("keeps the contract", arguments: RunListContract.allCases)
    func contract(_ promise: RunListContract) async throws {
        try await promise.verify(RunListFake())
    }
}
// end of snippet

@Suite("The doubles of the articles")
struct ContractTests {
    @Test("fail a test that set no result, and name the promise that is broken")
    func results() async throws {
        let spy = RunListSpy()
        spy.add(Run(place: "Park", laps: 3))
        withKnownIssue {
            _ = try? spy.runs()
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["RunListSpy: set runsResult, as runs() is called"]
        }
        spy.runsResult = []
        let broken = await #expect(throws: BrokenPromise.self) { try await RunListContract.keepsOrder.verify(spy) }
        #expect(broken?.description.hasPrefix("keeps runs in the order in which they were added: expected") == true)
    }
}
