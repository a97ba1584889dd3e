// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import OnboardingFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``OnboardingListener``, and answers with what a test sets.
package final class OnboardingListenerSpy: OnboardingListener {
    package let log: CallLog
    package private(set) var onboardingDidFinishCalls = 0
    package var whenOnboardingDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func onboardingDidFinish() {
        onboardingDidFinishCalls += 1
        log.record("onboardingDidFinish()")
        whenOnboardingDidFinish()
    }
}
