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
import SubGoalFeatureTesting

let chart = OpenChart.fake(MandalartUseCaseFake(try Chart.marathon))
let listener = SubGoalListenerSpy()
let root = RouterSpy()
root.attach(
    SubGoalBuilder(dependency: SubGoalDependencyStub()).build(
        chart: chart, position: try Position(1), listener: listener), at: "subgoal")

Program("SubGoalExample", summary: "One sub-goal, on a chart in memory.").run { _, _ in
    Program.App(root: root)
}
