package import DreamTreeFeatureInterface
package import DreamsDomainInterface
import DreamsDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What DreamTree needs, on a fake.
package final class DreamTreeDependencyStub: DreamTreeDependency {
    package let dreamsUseCase: any DreamsUseCase

    package init(dreamsUseCase: any DreamsUseCase) {
        self.dreamsUseCase = dreamsUseCase
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class DreamTreeBuildableMock: DreamTreeBuildable {
    package private(set) weak var listener: (any DreamTreeListener)?

    package init() {}

    package func build(listener: any DreamTreeListener, number: WishNumber) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: "wish", "\(number)")
    }
}
