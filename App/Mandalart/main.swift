import ChartsFeature
import EditorFeature
import FinderFeature
import HomeFeature
import LaunchFeature
import LaunchFeatureInterface
import OnboardingFeature
import Prompt
import SettingsFeature
import SubGoalFeature

let program = Program(
    "mandalart", version: "0.1.0", summary: AppPhrases.summary, examples: AppPhrases.examples,
    guides: [
        LaunchBuilder.guide, OnboardingBuilder.guide, ChartsBuilder.guide, HomeBuilder.guide, SubGoalBuilder.guide,
        EditorBuilder.guide, SettingsBuilder.guide,
    ] + FinderBuilder.guides, remembersEdits: true, records: ChartHistory.records, errorCode: ErrorCode.ofApp)

await program.run { invocation, languageChoice in
    let storage = try await Storage(
        in: invocation.storageFolder(), beginningWith: invocation.storedData, clock: invocation.clock)
    let component = RootComponent(dependency: storage, languageChoice: languageChoice)
    try await component.applySettings()
    return Program.App(
        root: component.launchBuilder.build(), placeMemory: invocation.placeMemory,
        lineHistory: invocation.lineHistory,
        editHistory: { ChartHistory(chartsUseCase: component.chartsUseCase, place: $0) },
        snapshot: storage.snapshot, close: storage.close)
}
