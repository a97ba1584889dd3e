import ChartsFeatureInterface
import DreamsFeatureInterface
import FinderFeatureInterface
import InsightsFeatureInterface
import LaunchFeature
import MandalartDomainInterface
import ProgressDomainInterface
import ReviewFeatureInterface
import Ribcage
import TodayFeatureInterface

extension RootComponent {
    /// The places directly below the root, other than charts and onboarding. Add a new one here.
    static let places: [Plugin<RootComponent, any LaunchPlaceListener>] = [
        .opens("charts", summary: AppPhrases.charts) { $0.chartsBuilder.build(listener: $1) },
        .opens(.dreams, summary: AppPhrases.dreams) { root, _ in root.dreamsBuilder.build() },
        .opens(.today, summary: AppPhrases.today) { $0.todayBuilder.build(listener: $1, form: $2) },
        .opens(.review, summary: AppPhrases.review) { $0.reviewBuilder.build(listener: $1, to: $2) },
        .opens(.search, summary: AppPhrases.search) { $0.finderBuilder.build(listener: $1, query: .search($2)) },
        .opens(.next, summary: AppPhrases.next) { $0.finderBuilder.build(listener: $1, query: .next($2)) },
        .opens(.stale, summary: AppPhrases.stale) { $0.finderBuilder.build(listener: $1, query: .stale($2)) },
        .opens("insights", summary: AppPhrases.insights) { root, _ in root.insightsBuilder.build() },
    ]

    var launchPlaces: PluginPoint<any LaunchPlaceListener> { PluginPoint(Self.places, of: self) }
}
