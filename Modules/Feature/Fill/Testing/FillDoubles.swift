package import FillFeatureInterface
package import MandalartDomainInterface
import MandalartDomainTesting
import PromptTesting
package import Ribcage
package import RibcageTesting

/// What Fill needs, on a fake.
package final class FillDependencyStub: FillDependency {
    package let mandalartUseCase: any MandalartUseCase

    package init(mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake()) {
        self.mandalartUseCase = mandalartUseCase
    }
}

/// Writes down what Fill tells its parent, and can act on it.
package final class FillListenerSpy: FillListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func fillDidFinish() {
        log.record("fillDidFinish")
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class FillBuildableMock: FillBuildable {
    package private(set) weak var listener: (any FillListener)?

    package init() {}

    package func build(listener: any FillListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "fill")
    }
}
