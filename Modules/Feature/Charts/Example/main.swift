// The list of charts alone, on charts in memory: swift run ChartsExample
import BasicsTesting
import ChartsFeature
import ChartsFeatureTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import Ribcage
import RibcageTesting

let listener = ChartsListenerSpy()
let dependency = ChartsDependencyStub(chartsUseCase: ChartsUseCaseFake(try Chart.marathon))
let root = RouterSpy()
root.attach(ChartsBuilder(dependency: dependency).build(listener: listener), at: "charts")
listener.whenChartsDidOpen = { _ in Task { try await root.closeOpenPlace() } }

Program("ChartsExample", summary: "The list of charts alone, on charts in memory.").run { _, _ in
    Program.App(root: root)
}
