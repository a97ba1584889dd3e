// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import InsightsFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``InsightsListener``, and answers with what a test sets.
package final class InsightsListenerSpy: InsightsListener {
    package let log: CallLog
    package private(set) var insightsDidFinishCalls = 0
    package var whenInsightsDidFinish: () -> Void = {}
    package var insightsDidFinishError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func insightsDidFinish() async throws {
        insightsDidFinishCalls += 1
        log.record("insightsDidFinish()")
        whenInsightsDidFinish()
        if let error = insightsDidFinishError { throw error }
    }
}
