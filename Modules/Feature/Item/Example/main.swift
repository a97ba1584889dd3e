// One action item, on a chart in memory, with a mock for its form: swift run ItemExample
import BasicsTesting
import Host
import ItemFeature
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting

let chart = OpenChart.fake(
    MandalartUseCaseFake(try Chart.marathon), progress: ProgressUseCaseFake(try ChartProgress.sample),
    today: ChartProgress.sampleToday)
let root = RouterSpy()
root.attach(
    ItemBuilder(dependency: ItemDependencyStub()).build(chart: chart, position: try Position(2), in: try Position(1)),
    at: "item")

Program("ItemExample", summary: "One action item, on a chart in memory.").run { _, _ in
    Program.App(root: root)
}
