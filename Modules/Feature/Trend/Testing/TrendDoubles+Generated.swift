// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import ProgressDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting
package import TrendFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class TrendBuildableMock: TrendBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, style: TrendStyle)] = []

    package init() {}

    package func build(chart: OpenChart, style: TrendStyle) -> any ViewableRouting {
        buildCalls.append((chart, style))
        return RouterSpy(showing: "trend")
    }
}
