// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Ribcage
import RibcageTesting
import ScreensTesting
import VisitsFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class VisitsBuildableMock: VisitsBuildable {
    package private(set) var buildCalls = 0

    package init() {}

    package func build() -> any ViewableRouting {
        buildCalls += 1
        return RouterSpy(showing: "visits")
    }
}
