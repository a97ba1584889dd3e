import BasicsTesting
import HomeFeature
import HomeFeatureTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainTesting

// The main grid alone, on a chart in memory, with mocks for the places below it: swift run HomeExample

let dependency = HomeDependencyStub(
    openChartUseCase: OpenChartUseCaseFake(MandalartUseCaseFake(try Chart.marathon)),
    profileUseCase: ProfileUseCaseFake(try Profile.juno))

let listener = HomeListenerSpy()

Program("HomeExample", summary: "The main grid alone, on a chart in memory.").run { _, _ in
    Program.App(root: HomeBuilder(dependency: dependency).build(chart: .first, listener: listener))
}
