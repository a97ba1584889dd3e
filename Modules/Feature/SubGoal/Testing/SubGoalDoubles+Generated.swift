// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import MandalartDomainInterface
package import RibcageTesting
import SubGoalFeatureInterface

/// Writes down the calls of ``SubGoalListener``, and answers with what a test sets.
package final class SubGoalListenerSpy: SubGoalListener {
    package let log: CallLog
    package private(set) var subGoalDidFinishCalls = 0
    package var whenSubGoalDidFinish: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func subGoalDidFinish() {
        subGoalDidFinishCalls += 1
        log.record("subGoalDidFinish()")
        whenSubGoalDidFinish()
    }
}

/// Writes down the calls of ``SubGoalRoutable``, and answers with what a test sets.
package final class SubGoalRoutableSpy: SubGoalRoutable {
    package let log: CallLog
    package private(set) var routeToEditorCalls: [Cell] = []
    package var whenRouteToEditor: (Cell) -> Void = { _ in }
    package private(set) var routeBackCalls = 0
    package var whenRouteBack: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToEditor(_ cell: Cell) {
        routeToEditorCalls.append(cell)
        log.record("routeToEditor(\(cell))")
        whenRouteToEditor(cell)
    }

    package func routeBack() {
        routeBackCalls += 1
        log.record("routeBack()")
        whenRouteBack()
    }
}
