// One sub-goal, on a chart in memory, with a mock for its form: swift run SubGoalExample
import LanguagesTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Prompt
import Ribcage
import RibcageTesting
import SubGoalFeature
import SubGoalFeatureTesting

let listener = SubGoalListenerSpy()
let dependency = SubGoalDependencyStub(mandalartUseCase: MandalartUseCaseFake(try Chart.marathon))
let root = RouterSpy()
root.attach(SubGoalBuilder(dependency: dependency).build(listener: listener, position: try Position(1)))
listener.whenSubGoalDidFinish = { root.closePlace() }

await Program("SubGoalExample", summary: "One sub-goal, on a chart in memory.").run { _, _ in
    Program.App(root: root)
}
