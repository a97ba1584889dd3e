import ChartsFeature
import DreamTreeFeature
import DreamsFeature
import EditorFeature
import FillFeature
import FinderFeature
import HomeFeature
import InsightsFeature
import ItemFeature
import OnboardingFeature
import OverviewFeature
import PrivacyFeature
import ProgressFeature
import ReviewFeature
import SakatsuSettingsFeature
import SettingsFeature
import StatisticsFeature
import SubGoalFeature
import SuggestFeature
import TemplatesFeature
import TimerFeature
import TodayFeature
import TrendFeature
import VisitFeature
import VisitsFeature

/// The screens of all features.
@MainActor package enum Catalog {
    /// Returns an entry for the screen of each feature.
    ///
    /// - Throws: ``CatalogMistake``, and any error that the creation of a state throws.
    package static func entries() throws -> [CatalogEntry] {
        return [
            try CatalogEntry("Charts", ChartsBuilder.placeDescription),
            try CatalogEntry("DreamTree", DreamTreeBuilder.placeDescription),
            try CatalogEntry("Dreams", DreamsBuilder.placeDescription),
            try CatalogEntry("Editor", EditorBuilder.placeDescription),
            try CatalogEntry("Fill", FillBuilder.placeDescription),
            try CatalogEntry("Finder", FinderBuilder.placeDescriptions[0]),
            try CatalogEntry("Home", HomeBuilder.placeDescription),
            try CatalogEntry("Insights", InsightsBuilder.placeDescription),
            try CatalogEntry("Item", ItemBuilder.placeDescription),
            try CatalogEntry("Onboarding", OnboardingBuilder.placeDescription),
            try CatalogEntry("Overview", OverviewBuilder.placeDescriptions[0]),
            try CatalogEntry("Privacy", PrivacyBuilder.placeDescription),
            try CatalogEntry("Progress", ProgressBuilder.placeDescription),
            try CatalogEntry("Review", ReviewBuilder.placeDescription),
            try CatalogEntry("SakatsuSettings", SakatsuSettingsBuilder.placeDescription),
            try CatalogEntry("Settings", SettingsBuilder.placeDescription),
            try CatalogEntry("Statistics", StatisticsBuilder.placeDescription),
            try CatalogEntry("SubGoal", SubGoalBuilder.placeDescription),
            try CatalogEntry("Suggest", SuggestBuilder.placeDescription),
            try CatalogEntry("Templates", TemplatesBuilder.placeDescription),
            try CatalogEntry("Timer", TimerBuilder.placeDescription),
            try CatalogEntry("Today", TodayBuilder.placeDescription),
            try CatalogEntry("Trend", TrendBuilder.placeDescriptions[0]),
            try CatalogEntry("Visit", VisitBuilder.placeDescription),
            try CatalogEntry("Visits", VisitsBuilder.placeDescription),
        ]
    }
}
