// Onboarding alone, on a profile in memory. What it logs is shown: swift run OnboardingExample
import BasicsTesting
import EventLogDomainTesting
import Host
import OnboardingFeature
import Ribcage
import RibcageTesting

let dependency = OnboardingDependencyStub(logger: ConsoleLogger())
let root = RouterSpy()
root.attach(OnboardingBuilder(dependency: dependency).build(), at: "onboarding")

Program("OnboardingExample", summary: "Onboarding alone, on a profile in memory.").run { _, _ in
    Program.App(root: root)
}
