// Settings alone, on a profile in memory, with a mock for the place below it: swift run SettingsExample
import BasicsTesting
import Host
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import SettingsFeature

let dependency = SettingsDependencyStub(
    profileUseCase: ProfileUseCaseFake(try Profile.juno), dataLocation: "/data/mandalart.db")
let root = RouterSpy()
root.attach(SettingsBuilder(dependency: dependency).build(), at: "settings")

Program("SettingsExample", summary: "Settings alone, on a profile in memory.").run { _, _ in
    Program.App(root: root)
}
