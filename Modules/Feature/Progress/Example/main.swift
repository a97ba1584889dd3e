// The progress of a chart alone, from memory: swift run ProgressExample
import BasicsTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import ProgressFeature
import Ribcage
import RibcageTesting

let (mandalart, progress) = (MandalartUseCaseFake(try Chart.marathon), try ChartProgress.sample)
let chart = OpenChart.fake(
    mandalart, progress: ProgressUseCaseFake(progress), today: progress.today)
let root = RouterSpy()
root.attach(ProgressBuilder(dependency: ProgressDependencyStub()).build(chart: chart), at: "progress")

Program("ProgressExample", summary: "The progress of a chart alone, from memory.").run { _, _ in
    Program.App(root: root)
}
