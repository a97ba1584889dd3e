// Onboarding alone, on a profile in memory. What it logs is shown: swift run OnboardingExample
import EventLogDomainTesting
import LanguagesTesting
import OnboardingFeature
import Programs
import Ribcage
import RibcageTesting

let dependency = OnboardingDependencyStub(logger: ConsoleLogger())
let root = RouterSpy()
root.attach(OnboardingBuilder(dependency: dependency).build(), at: "onboarding")

Program("OnboardingExample", summary: "Onboarding alone, on a profile in memory.").run { _, _ in
    Program.App(root: root)
}
