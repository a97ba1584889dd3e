import ChartsFeature
import ChartsFeatureTesting
import DreamTreeFeature
import DreamTreeFeatureTesting
import DreamsDomainInterface
import DreamsDomainTesting
import DreamsFeature
import DreamsFeatureTesting
import EditorFeature
import EditorFeatureTesting
import FillFeature
import FillFeatureTesting
import FinderFeature
import FinderFeatureTesting
import HomeFeature
import HomeFeatureTesting
import InsightsFeature
import InsightsFeatureTesting
import MandalartDomainInterface
import OnboardingFeature
import OnboardingFeatureTesting
import OverviewFeature
import OverviewFeatureInterface
import OverviewFeatureTesting
import PrivacyFeature
import PrivacyFeatureTesting
import ProgressFeature
import ProgressFeatureTesting
import SettingsFeature
import SettingsFeatureTesting
import SubGoalFeature
import SubGoalFeatureTesting
import TemplatesFeature
import TemplatesFeatureTesting

/// Every screen of the house, built on doubles: a line for each feature that has one.
@MainActor package enum Catalog {
    /// The screens by the names of their features.
    ///
    /// - Throws: ``CatalogMistake``, and what making the values of a state throws.
    package static func entries() throws -> [CatalogEntry] {
        let one = try Position(1)
        let dreams = try DreamsUseCaseFake()
        return [
            try CatalogEntry(
                "Charts", ChartsBuilder(dependency: ChartsDependencyStub()).build(listener: ChartsListenerSpy())),
            try CatalogEntry(
                "DreamTree",
                DreamTreeBuilder(dependency: DreamTreeDependencyStub(dreamsUseCase: dreams)).build(
                    number: try WishNumber(1))),
            try CatalogEntry(
                "Dreams", DreamsBuilder(dependency: DreamsDependencyStub(dreamsUseCase: dreams)).build()),
            try CatalogEntry(
                "Editor", EditorBuilder(dependency: EditorDependencyStub()).build(cell: .subGoal(one))),
            try CatalogEntry("Fill", FillBuilder(dependency: FillDependencyStub()).build()),
            try CatalogEntry(
                "Finder",
                FinderBuilder(dependency: FinderDependencyStub(dreamsUseCase: dreams)).build(
                    listener: FinderListenerSpy(), query: .next)),
            try CatalogEntry("Home", HomeBuilder(dependency: HomeDependencyStub()).build()),
            try CatalogEntry("Insights", InsightsBuilder(dependency: InsightsDependencyStub()).build()),
            try CatalogEntry("Onboarding", OnboardingBuilder(dependency: OnboardingDependencyStub()).build()),
            try CatalogEntry(
                "Overview",
                OverviewBuilder(dependency: OverviewDependencyStub()).build(
                    listener: OverviewListenerSpy(), style: .full)),
            try CatalogEntry("Privacy", PrivacyBuilder(dependency: PrivacyDependencyStub()).build()),
            try CatalogEntry("Progress", ProgressBuilder(dependency: ProgressDependencyStub()).build()),
            try CatalogEntry("Settings", SettingsBuilder(dependency: SettingsDependencyStub()).build()),
            try CatalogEntry("SubGoal", SubGoalBuilder(dependency: SubGoalDependencyStub()).build(position: one)),
            try CatalogEntry("Templates", TemplatesBuilder(dependency: TemplatesDependencyStub()).build()),
        ]
    }
}
