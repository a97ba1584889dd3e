// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import Ribcage
import RibcageTesting
package import SakatsuDomainInterface
import ScreensTesting
import VisitFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class VisitBuildableMock: VisitBuildable {
    package private(set) var buildCalls: [VisitNumber] = []

    package init() {}

    package func build(number: VisitNumber) -> any ViewableRouting {
        buildCalls.append(number)
        return RouterSpy(showing: "visit")
    }
}
