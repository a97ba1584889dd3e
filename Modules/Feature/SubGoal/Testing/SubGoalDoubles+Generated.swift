// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import MandalartDomainInterface
package import RibcageTesting
import SubGoalFeatureInterface

/// Writes down the calls of ``SubGoalRoutable``, and answers with what a test sets.
package final class SubGoalRoutableSpy: SubGoalRoutable {
    package let log: CallLog
    package private(set) var routeToEditorCalls: [Cell] = []
    package var whenRouteToEditor: (Cell) -> Void = { _ in }
    package private(set) var leaveCalls = 0
    package var whenLeave: () -> Void = {}
    package var leaveError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func routeToEditor(_ cell: Cell) {
        routeToEditorCalls.append(cell)
        log.record("routeToEditor(\(cell))")
        whenRouteToEditor(cell)
    }

    package func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        whenLeave()
        if let error = leaveError { throw error }
    }
}
