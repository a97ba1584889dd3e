// The list of visits alone, in memory: swift run VisitsExample
import BasicsTesting
import Host
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import VisitsFeature

let visits = try VisitsUseCaseFake(try Visit.samples)
let dependency = VisitsDependencyStub(visitsUseCase: visits, timerUseCase: TimerUseCaseFake(of: visits.repository))

Program("VisitsExample", summary: "The list of visits alone, in memory.").run { _, _ in
    Program.App(root: VisitsBuilder(dependency: dependency).build())
}
