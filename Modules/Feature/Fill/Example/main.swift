// The guided fill alone, on a chart in memory: swift run FillExample
import BasicsTesting
import FillFeature
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import Ribcage
import RibcageTesting

let root = RouterSpy()
root.attach(FillBuilder(dependency: FillDependencyStub()).build(chart: MandalartUseCaseFake(), in: nil), at: "fill")

Program("FillExample", summary: "The guided fill alone, on a chart in memory.").run { _, _ in
    Program.App(root: root)
}
