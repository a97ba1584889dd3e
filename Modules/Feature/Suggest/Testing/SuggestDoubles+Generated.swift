// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting
import SuggestFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class SuggestBuildableMock: SuggestBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, cell: CellTarget?, subGoal: Position?)] = []

    package init() {}

    package func build(chart: OpenChart, cell: CellTarget?, in subGoal: Position?) -> any ViewableRouting {
        buildCalls.append((chart, cell, subGoal))
        return RouterSpy(showing: "suggest")
    }
}
