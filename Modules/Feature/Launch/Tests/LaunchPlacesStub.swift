import BasicsTesting
import ChartsFeatureInterface
import ChartsFeatureTesting
import FinderFeatureInterface
import FinderFeatureTesting
import LaunchFeature
import MandalartDomainInterface
import ProgressDomainInterface
import ReviewFeatureInterface
import ReviewFeatureTesting
import Ribcage
import RibcageTesting
import TodayFeatureInterface
import TodayFeatureTesting

/// Places as the App plugs them in.
@MainActor final class LaunchPlacesStub {
    let chartsMock = ChartsBuildableMock()
    let finderMock = FinderBuildableMock()
    let reviewMock = ReviewBuildableMock()
    let todayMock = TodayBuildableMock()

    var point: PluginPoint<any LaunchPlaceListener> { PluginPoint(Self.plugins, of: self) }

    static let plugins: [Plugin<LaunchPlacesStub, any LaunchPlaceListener>] = [
        .opens("charts", summary: "charts") { $0.chartsMock.build(listener: $1) },
        .opens("dreams", summary: "dreams") { _, _ in RouterSpy() },
        .opens(.today, summary: "today") { $0.todayMock.build(listener: $1, form: $2) },
        .opens(.review, summary: "review") { $0.reviewMock.build(listener: $1, to: $2) },
        .opens(.search, summary: "search") { $0.finderMock.build(listener: $1, query: .search($2)) },
        .opens(.next, summary: "next") { $0.finderMock.build(listener: $1, query: .next($2)) },
        .opens(.stale, summary: "stale") { $0.finderMock.build(listener: $1, query: .stale($2)) },
        .opens("insights", summary: "insights") { _, _ in RouterSpy() },
    ]
}
