package import MandalartDomainInterface
import MandalartDomainTesting
package import OverviewFeatureInterface
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Overview needs, on a fake.
package final class OverviewDependencyStub: OverviewDependency {
    package let mandalartUseCase: any MandalartUseCase

    package init(mandalartUseCase: any MandalartUseCase = MandalartUseCaseFake()) {
        self.mandalartUseCase = mandalartUseCase
    }
}

/// Builds a place that shows its address, and keeps the listener of the last build.
package final class OverviewBuildableMock: OverviewBuildable {
    package private(set) weak var listener: (any OverviewListener)?

    package init() {}

    package func build(listener: any OverviewListener, style: OverviewStyle) -> any ViewableRouting {
        self.listener = listener
        return RouterSpy(showing: style.rawValue)
    }
}
