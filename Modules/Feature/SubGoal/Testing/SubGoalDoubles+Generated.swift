// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting
package import SubGoalFeatureInterface

/// Builds a place that shows its name, and records the arguments of each build.
package final class SubGoalBuildableMock: SubGoalBuildable {
    package private(set) var buildCalls: [(chart: OpenChart, position: Position)] = []
    package private(set) weak var listener: (any SubGoalListener)?

    package init() {}

    package func build(chart: OpenChart, position: Position, listener: any SubGoalListener) -> any ViewableRouting {
        buildCalls.append((chart, position))
        self.listener = listener
        return RouterSpy(showing: "subgoal")
    }
}

/// Records the calls of ``SubGoalListener``, and returns what a test sets.
package final class SubGoalListenerSpy: SubGoalListener {
    package let log: CallLog
    package private(set) var subGoalDidPickCalls: [(cell: Cell, chart: ChartID)] = []
    package var whenSubGoalDidPick: (Cell, ChartID) -> Void = { _, _ in }
    package var subGoalDidPickError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func subGoalDidPick(_ cell: Cell, in chart: ChartID) async throws {
        subGoalDidPickCalls.append((cell, chart))
        log.record("subGoalDidPick(\(cell), in: \(chart))")
        whenSubGoalDidPick(cell, chart)
        if let error = subGoalDidPickError { throw error }
    }
}
