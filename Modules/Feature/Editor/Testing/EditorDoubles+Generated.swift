// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import EditorFeatureInterface
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class EditorBuildableMock: EditorBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, cell: CellTarget)] = []

    package init() {}

    package func build(chart: OpenChart, cell: CellTarget) -> any ViewableRouting {
        buildCalls.append((chart, cell))
        return RouterSpy(showing: "editor")
    }
}
