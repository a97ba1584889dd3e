// A whole chart alone, from memory: swift run OverviewExample
import BasicsTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import OverviewFeature
import OverviewFeatureInterface
import OverviewFeatureTesting
import Ribcage
import RibcageTesting

let listener = OverviewListenerSpy()
let chart = MandalartUseCaseFake(try Chart.marathon)
let root = RouterSpy()
root.attach(
    OverviewBuilder(dependency: OverviewDependencyStub()).build(chart: chart, listener: listener, style: .full),
    at: "full")
listener.whenOverviewDidPick = { _ in Task { try await root.closeOpenPlace() } }

Program("OverviewExample", summary: "A whole chart alone, from memory.").run { _, _ in
    Program.App(root: root)
}
