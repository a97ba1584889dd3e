// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import RibcageTesting
import SettingsFeatureInterface

/// Writes down the calls of ``SettingsRoutable``, and answers with what a test sets.
package final class SettingsRoutableSpy: SettingsRoutable {
    package let log: CallLog
    package private(set) var routeToPrivacyCalls = 0
    package var whenRouteToPrivacy: () -> Void = {}
    package private(set) var routeBackCalls = 0
    package var whenRouteBack: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToPrivacy() {
        routeToPrivacyCalls += 1
        log.record("routeToPrivacy()")
        whenRouteToPrivacy()
    }

    package func routeBack() {
        routeBackCalls += 1
        log.record("routeBack()")
        whenRouteBack()
    }
}

/// Writes down the calls of ``SettingsListener``, and answers with what a test sets.
package final class SettingsListenerSpy: SettingsListener {
    package let log: CallLog
    package private(set) var settingsDidFinishCalls = 0
    package var whenSettingsDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func settingsDidFinish() {
        settingsDidFinishCalls += 1
        log.record("settingsDidFinish()")
        whenSettingsDidFinish()
    }
}
