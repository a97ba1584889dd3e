package import DreamTreeFeatureInterface
package import DreamTreeFeatureTesting
package import DreamsDomainInterface
import DreamsDomainTesting
package import DreamsFeatureInterface
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Dreams needs, on fakes and on a mock.
package final class DreamsDependencyStub: DreamsDependency {
    package let dreamsUseCase: any DreamsUseCase
    package let dreamTreeMock = DreamTreeBuildableMock()

    package var dreamTreeBuilder: any DreamTreeBuildable { dreamTreeMock }

    package init(dreamsUseCase: any DreamsUseCase) {
        self.dreamsUseCase = dreamsUseCase
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
