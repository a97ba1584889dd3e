// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import ProgressFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``ProgressListener``, and answers with what a test sets.
package final class ProgressListenerSpy: ProgressListener {
    package let log: CallLog
    package private(set) var progressDidFinishCalls = 0
    package var whenProgressDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func progressDidFinish() {
        progressDidFinishCalls += 1
        log.record("progressDidFinish()")
        whenProgressDidFinish()
    }
}
