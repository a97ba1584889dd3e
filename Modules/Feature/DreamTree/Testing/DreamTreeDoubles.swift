import DreamTreeFeatureInterface
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

/// Builds a place that shows its address.
package final class DreamTreeBuildableMock: DreamTreeBuildable {
    package init() {}

    package func build(number: WishNumber) -> any ViewableRouting {
        RouterSpy(showing: "wish", "\(number)")
    }
}
