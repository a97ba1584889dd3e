import Basics
import ChartsFeature
import DreamTreeFeature
import DreamsFeature
import EditorFeature
import ExchangeDomainInterface
import FillFeature
import FinderFeature
import HomeFeature
import Host
import InsightsFeature
import LaunchFeature
import LaunchFeatureInterface
import MandalartDomainInterface
import OnboardingFeature
import OverviewFeature
import PrivacyFeature
import ProgressFeature
import ReviewFeature
import Ribcage
import SettingsFeature
import Stores
import SubGoalFeature
import SuggestFeature
import TemplatesFeature
import TodayFeature
import TrendFeature

let program = Program(
    Storage.declaration.program, version: "0.1.0", summary: AppPhrases.summary, examples: AppPhrases.examples,
    files: AppPhrases.files,
    guides: [
        LaunchBuilder.guide(places: RootComponent.places.map(\.signpost)), OnboardingBuilder.guide, ChartsBuilder.guide,
        TemplatesBuilder.guide, DreamsBuilder.guide, DreamTreeBuilder.guide, HomeBuilder.guide, SubGoalBuilder.guide,
        EditorBuilder.guide, FillBuilder.guide, ProgressBuilder.guide, SettingsBuilder.guide, PrivacyBuilder.guide,
        InsightsBuilder.guide, TodayBuilder.guide, ReviewBuilder.guide, SuggestBuilder.guide,
    ] + OverviewBuilder.guides + TrendBuilder.guides + FinderBuilder.guides, remembersEdits: true, documents: .charts,
    store: Storage.declaration.access, errorCode: ErrorCode.ofApp)

program.run { invocation, languageChoice in
    let storage = try await Storage(for: invocation)
    let component = RootComponent(
        dependency: storage, languageChoice: languageChoice, clock: invocation.clock)
    let start = try await component.applySettings()
    return Program.App(
        root: component.launchBuilder.build(), over: storage.store, beginningAt: start,
        end: component.finish, settings: { _ = try await component.applySettings() })
}
