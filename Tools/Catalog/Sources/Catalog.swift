import ChartsFeature
import DreamTreeFeature
import DreamsFeature
import EditorFeature
import FillFeature
import FinderFeature
import HomeFeature
import InsightsFeature
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
            try CatalogEntry("Charts", ChartsBuilder.guide),
            try CatalogEntry("DreamTree", DreamTreeBuilder.guide),
            try CatalogEntry("Dreams", DreamsBuilder.guide),
            try CatalogEntry("Editor", EditorBuilder.guide),
            try CatalogEntry("Fill", FillBuilder.guide),
            try CatalogEntry("Finder", FinderBuilder.guides[0]),
            try CatalogEntry("Home", HomeBuilder.guide),
            try CatalogEntry("Insights", InsightsBuilder.guide),
            try CatalogEntry("Onboarding", OnboardingBuilder.guide),
            try CatalogEntry("Overview", OverviewBuilder.guides[0]),
            try CatalogEntry("Privacy", PrivacyBuilder.guide),
            try CatalogEntry("Progress", ProgressBuilder.guide),
            try CatalogEntry("Review", ReviewBuilder.guide),
            try CatalogEntry("SakatsuSettings", SakatsuSettingsBuilder.guide),
            try CatalogEntry("Settings", SettingsBuilder.guide),
            try CatalogEntry("Statistics", StatisticsBuilder.guide),
            try CatalogEntry("SubGoal", SubGoalBuilder.guide),
            try CatalogEntry("Suggest", SuggestBuilder.guide),
            try CatalogEntry("Templates", TemplatesBuilder.guide),
            try CatalogEntry("Timer", TimerBuilder.guide),
            try CatalogEntry("Today", TodayBuilder.guide),
            try CatalogEntry("Trend", TrendBuilder.guides[0]),
            try CatalogEntry("Visit", VisitBuilder.guide),
            try CatalogEntry("Visits", VisitsBuilder.guide),
        ]
    }
}
