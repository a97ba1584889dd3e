// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import ChartsFeatureInterface
package import MandalartDomainInterface
package import RibcageTesting

/// Writes down the calls of ``ChartsListener``, and answers with what a test sets.
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
