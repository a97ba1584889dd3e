// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import ProgressDomainInterface
import ProgressFeatureInterface
package import Ribcage
import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class ProgressBuildableMock: ProgressBuildable {
    package private(set) var buildCalls: [OpenChart] = []

    package init() {}

    package func build(chart: OpenChart) -> any ViewableRouting {
        buildCalls.append(chart)
        return RouterSpy(showing: "progress")
    }
}
