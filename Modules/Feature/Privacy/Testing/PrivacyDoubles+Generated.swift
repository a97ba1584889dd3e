// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import PrivacyFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``PrivacyListener``, and answers with what a test sets.
package final class PrivacyListenerSpy: PrivacyListener {
    package let log: CallLog
    package private(set) var privacyDidFinishCalls = 0
    package var whenPrivacyDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func privacyDidFinish() {
        privacyDidFinishCalls += 1
        log.record("privacyDidFinish()")
        whenPrivacyDidFinish()
    }
}
