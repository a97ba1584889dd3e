// Privacy alone, on a log in memory: swift run PrivacyExample
import BasicsTesting
import EventLogDomainInterface
import EventLogDomainTesting
import Host
import PrivacyFeature
import Ribcage
import RibcageTesting

let dependency = PrivacyDependencyStub(eventLogUseCase: EventLogUseCaseFake(try .juno))
let root = RouterSpy()
root.attach(PrivacyBuilder(dependency: dependency).build(), at: "privacy")

Program("PrivacyExample", summary: "Privacy alone, on a log in memory.").run { _, _ in
    Program.App(root: root)
}
