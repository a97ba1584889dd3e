// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting
package import SuggestFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class SuggestBuildableMock: SuggestBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, cell: CellTarget?, subGoal: Position?)] = []
    package private(set) weak var listener: (any SuggestListener)?

    package init() {}

    package func build(
        chart: OpenChart, cell: CellTarget?, in subGoal: Position?, listener: any SuggestListener
    ) -> any ViewableRouting {
        buildCalls.append((chart, cell, subGoal))
        self.listener = listener
        return RouterSpy(showing: "suggest")
    }
}

/// Records the calls of ``SuggestListener``, and returns what a test sets.
package final class SuggestListenerSpy: SuggestListener {
    package let log: CallLog
    package private(set) var suggestDidEditCalls: [OpenChart] = []
    package var whenSuggestDidEdit: (OpenChart) -> Void = { _ in }

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func suggestDidEdit(_ chart: OpenChart) {
        suggestDidEditCalls.append(chart)
        log.record("suggestDidEdit(\(chart))")
        whenSuggestDidEdit(chart)
    }
}
