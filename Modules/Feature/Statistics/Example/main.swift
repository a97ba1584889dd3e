// The figures of visits alone, on visits in memory: swift run StatisticsExample
import BasicsTesting
import Host
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import StatisticsFeature

let dependency = StatisticsDependencyStub(visitsUseCase: try VisitsUseCaseFake(try Visit.samples))
let root = RouterSpy()
root.attach(StatisticsBuilder(dependency: dependency).build(period: .all), at: "stats")

Program("StatisticsExample", summary: "The figures of visits alone, on visits in memory.").run { _, _ in
    Program.App(root: root)
}
