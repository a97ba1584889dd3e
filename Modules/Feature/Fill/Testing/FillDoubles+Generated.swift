// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import FillFeatureInterface
package import MandalartDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class FillBuildableMock: FillBuildable {
    package private(set) var buildCalls: [(chart: any MandalartUseCase, subGoal: Position?)] = []

    package init() {}

    package func build(chart: any MandalartUseCase, in subGoal: Position?) -> any ViewableRouting {
        buildCalls.append((chart, subGoal))
        return RouterSpy(showing: "fill")
    }
}
