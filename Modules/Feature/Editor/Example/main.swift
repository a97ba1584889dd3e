// The form for one sub-goal, on a chart in memory. What it logs is shown: swift run EditorExample
import BasicsTesting
import EditorFeature
import EditorFeatureTesting
import EventLogDomainTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting

let dependency = EditorDependencyStub(logger: ConsoleLogger())
let chart = MandalartUseCaseFake(try Chart.marathon)
let cell = Cell.subGoal(try Position(1))
let root = RouterSpy()
root.attach(
    EditorBuilder(dependency: dependency).build(chart: .fake(chart), cell: CellTarget(cell)), at: "edit")

Program("EditorExample", summary: "The form for one sub-goal, on a chart in memory.").run { _, _ in
    Program.App(root: root)
}
