package import DreamTreeFeatureInterface
package import DreamTreeFeatureTesting
package import DreamsDomainInterface
import DreamsDomainTesting
import DreamsFeatureInterface
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

/// Builds a place that shows its address.
package final class DreamsBuildableMock: DreamsBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "dreams")
    }
}
