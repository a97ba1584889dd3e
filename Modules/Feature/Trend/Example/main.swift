// A year of a chart alone, from memory: swift run TrendExample
import BasicsTesting
import Host
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import TrendFeature
import TrendFeatureInterface

let progress = try ChartProgress.sample(weeks: 152)
let chart = OpenChart.fake(
    progress: ProgressUseCaseFake(progress), today: progress.today)
let root = RouterSpy()
root.attach(
    TrendBuilder(dependency: TrendDependencyStub()).build(chart: chart, style: .year(.latest)), at: "year")

Program("TrendExample", summary: "A year of a chart alone, from memory.").run { _, _ in
    Program.App(root: root)
}
