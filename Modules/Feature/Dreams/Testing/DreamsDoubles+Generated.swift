// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import DreamsDomainInterface
import DreamsFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``DreamsListener``, and answers with what a test sets.
package final class DreamsListenerSpy: DreamsListener {
    package let log: CallLog
    package private(set) var dreamsDidFinishCalls = 0
    package var whenDreamsDidFinish: () -> Void = {}
    package var dreamsDidFinishError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func dreamsDidFinish() async throws {
        dreamsDidFinishCalls += 1
        log.record("dreamsDidFinish()")
        whenDreamsDidFinish()
        if let error = dreamsDidFinishError { throw error }
    }
}

/// Writes down the calls of ``DreamsRoutable``, and answers with what a test sets.
package final class DreamsRoutableSpy: DreamsRoutable {
    package let log: CallLog
    package private(set) var routeToTreeCalls: [WishNumber] = []
    package var whenRouteToTree: (WishNumber) -> Void = { _ in }
    package private(set) var routeBackCalls = 0
    package var whenRouteBack: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToTree(of number: WishNumber) {
        routeToTreeCalls.append(number)
        log.record("routeToTree(of: \(number))")
        whenRouteToTree(number)
    }

    package func routeBack() {
        routeBackCalls += 1
        log.record("routeBack()")
        whenRouteBack()
    }
}
