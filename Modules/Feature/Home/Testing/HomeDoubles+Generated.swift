// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import HomeFeatureInterface
package import MandalartDomainInterface
package import OverviewFeatureInterface
package import RibcageTesting

/// Writes down the calls of ``HomeRoutable``, and answers with what a test sets.
package final class HomeRoutableSpy: HomeRoutable {
    package let log: CallLog
    package private(set) var routeToSubGoalCalls: [Position] = []
    package var whenRouteToSubGoal: (Position) -> Void = { _ in }
    package private(set) var routeToEditorCalls: [Cell] = []
    package var whenRouteToEditor: (Cell) -> Void = { _ in }
    package private(set) var routeToFillCalls = 0
    package var whenRouteToFill: () -> Void = {}
    package private(set) var routeToOverviewCalls: [OverviewStyle] = []
    package var whenRouteToOverview: (OverviewStyle) -> Void = { _ in }
    package private(set) var routeToProgressCalls = 0
    package var whenRouteToProgress: () -> Void = {}
    package private(set) var routeToSettingsCalls = 0
    package var whenRouteToSettings: () -> Void = {}
    package private(set) var leaveCalls = 0
    package var whenLeave: () -> Void = {}
    package var leaveError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func routeToSubGoal(_ position: Position) {
        routeToSubGoalCalls.append(position)
        log.record("routeToSubGoal(\(position))")
        whenRouteToSubGoal(position)
    }

    package func routeToEditor(_ cell: Cell) {
        routeToEditorCalls.append(cell)
        log.record("routeToEditor(\(cell))")
        whenRouteToEditor(cell)
    }

    package func routeToFill() {
        routeToFillCalls += 1
        log.record("routeToFill()")
        whenRouteToFill()
    }

    package func routeToOverview(_ style: OverviewStyle) {
        routeToOverviewCalls.append(style)
        log.record("routeToOverview(\(style))")
        whenRouteToOverview(style)
    }

    package func routeToProgress() {
        routeToProgressCalls += 1
        log.record("routeToProgress()")
        whenRouteToProgress()
    }

    package func routeToSettings() {
        routeToSettingsCalls += 1
        log.record("routeToSettings()")
        whenRouteToSettings()
    }

    package func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        whenLeave()
        if let error = leaveError { throw error }
    }
}
