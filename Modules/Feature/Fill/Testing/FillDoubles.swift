import FillFeatureInterface
package import MandalartDomainInterface
import MandalartDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Fill needs, on a fake.
package final class FillDependencyStub: FillDependency {
    package let mandalartUseCase: any MandalartUseCase

    package init(mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake()) {
        self.mandalartUseCase = mandalartUseCase
    }
}

/// Builds a place that shows its address.
package final class FillBuildableMock: FillBuildable {
    package init() {}

    package func build() -> any ViewableRouting {
        RouterSpy(showing: "fill")
    }
}
