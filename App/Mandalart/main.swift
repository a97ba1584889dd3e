import ChartsFeature
import Documents
import DreamTreeFeature
import DreamsFeature
import EditorFeature
import ExchangeDomainInterface
import FillFeature
import FinderFeature
import HomeFeature
import InsightsFeature
import LaunchFeature
import LaunchFeatureInterface
import LineEditor
import MandalartDomainInterface
import OnboardingFeature
import OverviewFeature
import Platform
import PrivacyFeature
import Programs
import ProgressFeature
import Prompt
import ReviewFeature
import Ribcage
import SQLite
import SettingsFeature
import SubGoalFeature
import TemplatesFeature
import TodayFeature
import TrendFeature

let program = Program(
    "mandalart", version: "0.1.0", summary: AppPhrases.summary, examples: AppPhrases.examples,
    files: AppPhrases.files,
    guides: [
        LaunchBuilder.guide(places: RootComponent.places.map(\.signpost)), OnboardingBuilder.guide, ChartsBuilder.guide,
        TemplatesBuilder.guide, DreamsBuilder.guide,
        DreamTreeBuilder.guide, HomeBuilder.guide, SubGoalBuilder.guide, EditorBuilder.guide, FillBuilder.guide,
        ProgressBuilder.guide, SettingsBuilder.guide, PrivacyBuilder.guide, InsightsBuilder.guide,
        TodayBuilder.guide,
        ReviewBuilder.guide,
    ] + OverviewBuilder.guides + TrendBuilder.guides + FinderBuilder.guides, remembersEdits: true, documents: .charts,
    store: Program.StoreAccess(isDamage: { StoreFile.isDamage($0) }, newestBackup: \.newestBackup) { invocation in
        StoreFile(
            folder: try invocation.storageFolder(), clock: invocation.clock, typedLines: invocation.lineHistory?.path)
    },
    licences: [.sqlite], errorCode: ErrorCode.ofApp)

await program.run { invocation, languageChoice in
    let storage = try await Storage(
        in: invocation.storageFolder(), beginningWith: invocation.storedData, clock: invocation.clock,
        isOnOneThread: invocation.isOnOneThread)
    let component = RootComponent(
        dependency: storage, languageChoice: languageChoice, clock: invocation.clock)
    let start = try await component.applySettings()
    // Whoever waits for one command is not held up by this.
    var noBackup = invocation.isOnOneThread ? nil : storage.noBackup
    return Program.App(
        root: component.launchBuilder.build(), placeMemory: invocation.placeMemory(beginningAt: start),
        lineHistory: invocation.lineHistory,
        snapshot: storage.snapshot,
        sideErrors: {
            defer { noBackup = nil }
            return storage.unreadableRows() + (noBackup.map { [$0] } ?? [])
        }, close: component.close)
}
