// Launch alone, with mocks for the places it leads to: swift run LaunchExample
import BasicsTesting
import Host
import LaunchFeature
import Ribcage

let dependency = LaunchDependencyStub(launchPlaces: PluginPoint([], of: ()))

Program("LaunchExample", summary: "Launch alone: it leads a new person to Onboarding.").run { _, _ in
    Program.App(root: LaunchBuilder(dependency: dependency).build())
}
