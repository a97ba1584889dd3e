// Privacy alone, on a log in memory: swift run PrivacyExample
import EventLogDomainInterface
import EventLogDomainTesting
import LanguagesTesting
import PrivacyFeature
import Programs
import Ribcage
import RibcageTesting

let dependency = PrivacyDependencyStub(eventLogUseCase: EventLogUseCaseFake(try .juno))
let root = RouterSpy()
root.attach(PrivacyBuilder(dependency: dependency).build(), at: "privacy")

Program("PrivacyExample", summary: "Privacy alone, on a log in memory.").run { _, _ in
    Program.App(root: root)
}
