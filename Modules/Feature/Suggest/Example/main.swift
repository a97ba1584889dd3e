// Suggestions alone, for a chart in memory: swift run SuggestExample
import BasicsTesting
import Host
import MandalartDomainTesting
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import SuggestFeature
import SuggestFeatureTesting

let root = RouterSpy()
let chart = MandalartUseCaseFake(try .marathon)
root.attach(
    SuggestBuilder(dependency: SuggestDependencyStub())
        .build(chart: .fake(chart), cell: nil, in: nil), at: "suggest")

Program("SuggestExample", summary: "Suggestions alone, for a chart in memory.").run { _, _ in
    Program.App(root: root)
}
