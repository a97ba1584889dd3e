// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import DreamTreeFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``DreamTreeListener``, and answers with what a test sets.
package final class DreamTreeListenerSpy: DreamTreeListener {
    package let log: CallLog
    package private(set) var dreamTreeDidFinishCalls = 0
    package var whenDreamTreeDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func dreamTreeDidFinish() {
        dreamTreeDidFinishCalls += 1
        log.record("dreamTreeDidFinish()")
        whenDreamTreeDidFinish()
    }
}
