// Insights alone, on a log in memory: swift run InsightsExample
import BasicsTesting
import EventLogDomainInterface
import EventLogDomainTesting
import Host
import InsightsFeature
import Ribcage
import RibcageTesting

let dependency = InsightsDependencyStub(eventLogUseCase: EventLogUseCaseFake(try .juno))
let root = RouterSpy()
root.attach(InsightsBuilder(dependency: dependency).build(), at: "insights")

Program("InsightsExample", summary: "Insights alone, on a log in memory.").run { _, _ in
    Program.App(root: root)
}
