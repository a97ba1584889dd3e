// The timer of a visit alone, on visits in memory: swift run TimerExample
import BasicsTesting
import Host
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import TimerFeature

let visits = OpenVisitUseCaseFake(try VisitsUseCaseFake(try Visit.samples))
let root = RouterSpy()
root.attach(TimerBuilder(dependency: TimerDependencyStub()).build(visit: visits.open(try VisitNumber(1))), at: "timer")

Program("TimerExample", summary: "The timer of a visit alone, on visits in memory.").run { _, _ in
    Program.App(root: root)
}
