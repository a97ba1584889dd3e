package import ChartsFeatureInterface
package import MandalartDomainInterface
import MandalartDomainTesting
import PromptTesting
package import Ribcage
package import RibcageTesting

/// What Charts needs, on a fake.
package final class ChartsDependencyStub: ChartsDependency {
    package let chartsUseCase: any ChartsUseCase

    package init(chartsUseCase: any ChartsUseCase = ChartsUseCaseFake()) {
        self.chartsUseCase = chartsUseCase
    }
}

/// Writes down what Charts tells its parent, and can act on it.
package final class ChartsListenerSpy: ChartsListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func chartsDidOpen(_ chart: ChartID) {
        log.record("chartsDidOpen(\(chart))")
        whenFinished()
    }

    package func chartsDidFinish(current chart: ChartID) {
        log.record("chartsDidFinish(\(chart))")
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class ChartsBuildableMock: ChartsBuildable {
    package private(set) weak var listener: (any ChartsListener)?

    package init() {}

    package func build(listener: any ChartsListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "charts")
    }
}
