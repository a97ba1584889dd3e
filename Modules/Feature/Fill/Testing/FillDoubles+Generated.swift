// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import FillFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``FillListener``, and answers with what a test sets.
package final class FillListenerSpy: FillListener {
    package let log: CallLog
    package private(set) var fillDidFinishCalls = 0
    package var whenFillDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func fillDidFinish() {
        fillDidFinishCalls += 1
        log.record("fillDidFinish()")
        whenFillDidFinish()
    }
}
