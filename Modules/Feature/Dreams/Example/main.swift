// The list of dreams alone, on wishes in memory: swift run DreamsExample
import BasicsTesting
import DreamsDomainInterface
import DreamsDomainTesting
import DreamsFeature
import Host
import Ribcage
import RibcageTesting

let dependency = DreamsDependencyStub(dreamsUseCase: try DreamsUseCaseFake(try .samples))
let root = RouterSpy()
root.attach(DreamsBuilder(dependency: dependency).build(), at: "dreams")

Program("DreamsExample", summary: "The list of dreams alone, on wishes in memory.").run { _, _ in
    Program.App(root: root)
}
