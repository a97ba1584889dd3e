// The main grid alone, on a chart in memory, with mocks for the places below it: swift run HomeExample
import HomeFeature
import HomeFeatureTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Prompt

let dependency = HomeDependencyStub(
    mandalartUseCase: MandalartUseCaseFake(try Chart.marathon), profileUseCase: ProfileUseCaseFake(try Profile.juno))

await Program("HomeExample", summary: "The main grid alone, on a chart in memory.").run { _ in
    Program.App(root: HomeBuilder(dependency: dependency).build(number: nil))
}
