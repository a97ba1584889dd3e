// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import ChartsFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class ChartsBuildableMock: ChartsBuildable {
    package private(set) var buildCalls = 0
    package private(set) weak var listener: (any ChartsListener)?

    package init() {}

    package func build(listener: any ChartsListener) -> any ViewableRouting {
        buildCalls += 1
        self.listener = listener
        return RouterSpy(showing: "charts")
    }
}

/// Records the calls of ``ChartsListener``, and returns what a test sets.
package final class ChartsListenerSpy: ChartsListener {
    package let log: CallLog
    package private(set) var chartsDidOpenCalls: [ChartID] = []
    package var whenChartsDidOpen: (ChartID) -> Void = { _ in }

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func chartsDidOpen(_ chart: ChartID) {
        chartsDidOpenCalls.append(chart)
        log.record("chartsDidOpen(\(chart))")
        whenChartsDidOpen(chart)
    }
}
