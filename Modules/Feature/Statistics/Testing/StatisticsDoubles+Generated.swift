// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Ribcage
import RibcageTesting
package import SakatsuDomainInterface
import ScreensTesting
import StatisticsFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class StatisticsBuildableMock: StatisticsBuildable {
    package private(set) var buildCalls: [TypedPeriod] = []

    package init() {}

    package func build(period: TypedPeriod) -> any ViewableRouting {
        buildCalls.append(period)
        return RouterSpy(showing: "statistics")
    }
}
