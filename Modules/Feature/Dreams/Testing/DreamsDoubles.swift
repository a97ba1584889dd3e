package import DreamTreeFeatureInterface
package import DreamTreeFeatureTesting
package import DreamsDomainInterface
import DreamsDomainTesting
package import DreamsFeatureInterface
import PromptTesting
package import Ribcage
package import RibcageTesting

/// What Dreams needs, on fakes and on a mock.
package final class DreamsDependencyStub: DreamsDependency {
    package let dreamsUseCase: any DreamsUseCase
    package let dreamTreeMock = DreamTreeBuildableMock()

    package var dreamTreeBuilder: any DreamTreeBuildable { dreamTreeMock }

    package init(dreamsUseCase: any DreamsUseCase) {
        self.dreamsUseCase = dreamsUseCase
    }
}

/// Writes down what Dreams tells its parent, and can act on it.
package final class DreamsListenerSpy: DreamsListener {
    package let log: CallLog
    package var whenFinished: () -> Void = {}

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func dreamsDidFinish() {
        log.record("dreamsDidFinish")
        whenFinished()
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class DreamsBuildableMock: DreamsBuildable {
    package private(set) weak var listener: (any DreamsListener)?

    package init() {}

    package func build(listener: any DreamsListener) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "dreams")
    }
}

/// Writes down where Dreams leads a person.
package final class DreamsRoutableSpy: DreamsRoutable {
    package let log: CallLog

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToTree(of number: WishNumber) { log.record("routeToTree(\(number))") }
    package func routeBack() { log.record("routeBack()") }
}
