// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import DreamTreeFeatureInterface
package import DreamsDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class DreamTreeBuildableMock: DreamTreeBuildable {
    package private(set) var buildCalls: [WishNumber] = []

    package init() {}

    package func build(number: WishNumber) -> any ViewableRouting {
        buildCalls.append(number)
        return RouterSpy(showing: "dreamtree")
    }
}
