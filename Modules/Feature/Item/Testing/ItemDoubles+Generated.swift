// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import ItemFeatureInterface
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class ItemBuildableMock: ItemBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, position: Position, subGoal: Position)] = []

    package init() {}

    package func build(chart: OpenChart, position: Position, in subGoal: Position) -> any ViewableRouting {
        buildCalls.append((chart, position, subGoal))
        return RouterSpy(showing: "item")
    }
}
