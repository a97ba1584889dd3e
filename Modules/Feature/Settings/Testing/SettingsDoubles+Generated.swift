// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import RibcageTesting
import SettingsFeatureInterface

/// Writes down the calls of ``SettingsRoutable``, and answers with what a test sets.
package final class SettingsRoutableSpy: SettingsRoutable {
    package let log: CallLog
    package private(set) var routeToPrivacyCalls = 0
    package var whenRouteToPrivacy: () -> Void = {}
    package private(set) var leaveCalls = 0
    package var whenLeave: () -> Void = {}
    package var leaveError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func routeToPrivacy() {
        routeToPrivacyCalls += 1
        log.record("routeToPrivacy()")
        whenRouteToPrivacy()
    }

    package func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        whenLeave()
        if let error = leaveError { throw error }
    }
}
