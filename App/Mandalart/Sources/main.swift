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
import ItemFeature
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
import Sync
import TemplatesFeature
import TodayFeature
import TrendFeature

let program = Program(
    Storage.declaration.program, version: "0.1.0", summary: AppPhrases.summary, examples: AppPhrases.examples,
    files: AppPhrases.files,
    placeDescriptions: [
        LaunchBuilder.placeDescription(places: RootComponent.places.map(\.destination)),
        OnboardingBuilder.placeDescription, ChartsBuilder.placeDescription,
        TemplatesBuilder.placeDescription, DreamsBuilder.placeDescription, DreamTreeBuilder.placeDescription,
        HomeBuilder.placeDescription, SubGoalBuilder.placeDescription, ItemBuilder.placeDescription,
        EditorBuilder.placeDescription, FillBuilder.placeDescription, ProgressBuilder.placeDescription,
        SettingsBuilder.placeDescription, PrivacyBuilder.placeDescription,
        InsightsBuilder.placeDescription, TodayBuilder.placeDescription, ReviewBuilder.placeDescription,
        SuggestBuilder.placeDescription,
    ] + OverviewBuilder.placeDescriptions + TrendBuilder.placeDescriptions + FinderBuilder.placeDescriptions,
    topics: [.cadences], remembersEdits: true, documents: .charts,
    store: Storage.declaration.synchronizedAccess, errorCode: ErrorCode.ofApp)

program.run { invocation, languageChoice in
    let storage = try await Storage(for: invocation)
    let component = RootComponent(
        dependency: storage, languageChoice: languageChoice, clock: invocation.clock)
    let start = try await component.applySettings()
    return Program.App(
        root: component.launchBuilder.build(), over: storage.store, beginningAt: start,
        end: component.finish, applySettings: { _ = try await component.applySettings() })
}
