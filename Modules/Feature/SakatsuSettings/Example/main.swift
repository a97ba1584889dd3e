// The settings of the sauna log alone, in memory: swift run SakatsuSettingsExample
import BasicsTesting
import Host
import Ribcage
import RibcageTesting
import SakatsuSettingsFeature

let program = Program("SakatsuSettingsExample", summary: "The settings of the sauna log alone, in memory.")

program.run { _, languageChoice in
    let dependency = SakatsuSettingsDependencyStub(languageChoice: languageChoice)
    let root = RouterSpy()
    root.attach(SakatsuSettingsBuilder(dependency: dependency).build(), at: "settings")
    return Program.App(root: root)
}
