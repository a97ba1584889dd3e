// The tree of one wish alone, on wishes in memory: swift run DreamTreeExample
import BasicsTesting
import DreamTreeFeature
import DreamsDomainInterface
import DreamsDomainTesting
import Host
import Ribcage
import RibcageTesting

let dependency = DreamTreeDependencyStub(dreamsUseCase: try DreamsUseCaseFake(try .samples))
let root = RouterSpy()
root.attach(DreamTreeBuilder(dependency: dependency).build(number: try WishNumber(3)), at: "wish")

Program("DreamTreeExample", summary: "The tree of one wish alone, on wishes in memory.").run { _, _ in
    Program.App(root: root)
}
