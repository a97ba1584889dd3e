// The progress of a chart alone, from memory: swift run ProgressExample
import LanguagesTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Programs
import ProgressDomainInterface
import ProgressDomainTesting
import ProgressFeature
import Ribcage
import RibcageTesting

let useCase = ProgressUseCaseFake(MandalartUseCaseFake(try Chart.marathon), progress: try ChartProgress.sample)
let root = RouterSpy()
root.attach(ProgressBuilder(dependency: ProgressDependencyStub()).build(progress: useCase), at: "progress")

await Program("ProgressExample", summary: "The progress of a chart alone, from memory.").run { _, _ in
    Program.App(root: root)
}
