// One sub-goal, on a chart in memory, with a mock for its form: swift run SubGoalExample
import BasicsTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import SubGoalFeature

let chart = OpenChart.fake(MandalartUseCaseFake(try Chart.marathon))
let root = RouterSpy()
root.attach(
    SubGoalBuilder(dependency: SubGoalDependencyStub()).build(chart: chart, position: try Position(1)), at: "subgoal")

Program("SubGoalExample", summary: "One sub-goal, on a chart in memory.").run { _, _ in
    Program.App(root: root)
}
