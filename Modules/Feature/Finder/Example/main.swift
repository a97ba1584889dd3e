// What to do next alone, among cells in memory: swift run FinderExample
import BasicsTesting
import DreamsDomainInterface
import DreamsDomainTesting
import FinderFeature
import FinderFeatureTesting
import Host
import MandalartDomainInterface
import MandalartDomainTesting
import Ribcage
import RibcageTesting

let listener = FinderListenerSpy()
let dependency = FinderDependencyStub(
    finderUseCase: FinderUseCaseFake(try FoundCell.samples), dreamsUseCase: try DreamsUseCaseFake(.samples))
let root = RouterSpy()
root.attach(FinderBuilder(dependency: dependency).build(listener: listener, query: .next(.usual)), at: "next")
listener.whenFinderDidPick = { _ in Task { try await root.closeOpenPlace() } }

Program("FinderExample", summary: "What to do next alone, among cells in memory.").run { _, _ in
    Program.App(root: root)
}
