import Basics
import Testing

// snippet: work in steps
func list(_ runs: [Run], show: (String) -> Void) throws(CancellationError) {
    for run in runs {
        try CancellationSteps.check()
        show(run.place)
    }
}
// end of snippet

@Suite("The cancellation of the articles")
struct CancellationTests {
    @Test("ends work after the same step again")
    func steps() {
        let runs = ["Park", "Lake", "Hill"].map { Run(place: $0, laps: 3) }
        // snippet: work that ends after two steps
        let steps = CancellationSteps()
        steps.cancel(after: 2)
        var shown: [String] = []
        CancellationSteps.$current.withValue(steps) {
            #expect(throws: CancellationError.self) { try list(runs) { shown.append($0) } }
        }
        #expect(shown == ["Park", "Lake"])
        // end of snippet
    }
}
