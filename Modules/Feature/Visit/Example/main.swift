// One visit alone, in memory: swift run VisitExample
import Basics
import BasicsTesting
import Host
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import VisitFeature

let visits = OpenVisitUseCaseFake(try VisitsUseCaseFake(try Visit.samples))

Program("VisitExample", summary: "One visit alone, in memory.").run { _, languageChoice in
    let dependency = VisitDependencyStub(openVisitUseCase: visits, languageChoice: languageChoice)
    let root = RouterSpy()
    root.attach(VisitBuilder(dependency: dependency).build(number: try VisitNumber(1)), at: "visit")
    return Program.App(root: root)
}
