import Basics
import Host
import Ribcage
import SakatsuDomainInterface
import SakatsuSettingsFeature
import StatisticsFeature
import Stores
import Sync
import TimerFeature
import VisitFeature
import VisitsFeature
import VisitsFeatureInterface

let program = Program(
    Storage.build.name, version: "0.1.0", build: Storage.build, summary: AppPhrases.summary,
    examples: AppPhrases.examples,
    placeDescriptions: [
        VisitsBuilder.placeDescription, VisitBuilder.placeDescription, TimerBuilder.placeDescription,
        StatisticsBuilder.placeDescription,
        SakatsuSettingsBuilder.placeDescription,
    ], remembersEdits: true, documents: .visits, store: Storage.declaration.synchronizedAccess,
    errorCode: ErrorCode.ofApp)

program.run { invocation, languageChoice in
    let storage = try await Storage(for: invocation)
    let component = RootComponent(dependency: storage, languageChoice: languageChoice, clock: invocation.clock)
    try await component.applySettings()
    return Program.App(
        root: component.visitsBuilder.build(), over: storage.store, applySettings: component.applySettings)
}
