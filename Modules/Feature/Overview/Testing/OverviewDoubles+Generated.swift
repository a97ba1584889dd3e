// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

package import MandalartDomainInterface
package import OverviewFeatureInterface
package import Ribcage
package import RibcageTesting
import ScreensTesting

/// Builds a place that shows its name, and records the arguments of each build.
package final class OverviewBuildableMock: OverviewBuildable {
    package private(set) var buildCalls: [(chart: any MandalartUseCase, style: OverviewStyle)] = []
    package private(set) weak var listener: (any OverviewListener)?

    package init() {}

    package func build(
        chart: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle
    ) -> any ViewableRouting {
        buildCalls.append((chart, style))
        self.listener = listener
        return RouterSpy(showing: "overview")
    }
}

/// Records the calls of ``OverviewListener``, and returns what a test sets.
package final class OverviewListenerSpy: OverviewListener {
    package let log: CallLog
    package private(set) var overviewDidPickCalls: [Position] = []
    package var whenOverviewDidPick: (Position) -> Void = { _ in }

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func overviewDidPick(_ subGoal: Position) {
        overviewDidPickCalls.append(subGoal)
        log.record("overviewDidPick(\(subGoal))")
        whenOverviewDidPick(subGoal)
    }
}
