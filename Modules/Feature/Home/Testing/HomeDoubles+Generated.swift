// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import HomeFeatureInterface
package import MandalartDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and keeps what it was built with.
package final class HomeBuildableMock: HomeBuildable {
    package private(set) var buildCalls: [ChartID] = []

    package init() {}

    package func build(chart: ChartID) -> any ViewableRouting {
        buildCalls.append(chart)
        return RouterSpy(showing: "home")
    }
}
