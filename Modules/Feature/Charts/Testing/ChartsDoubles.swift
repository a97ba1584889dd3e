package import ChartsFeatureInterface
package import MandalartDomainInterface
import MandalartDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Charts needs, on a fake.
package final class ChartsDependencyStub: ChartsDependency {
    package let chartsUseCase: any ChartsUseCase

    package init(chartsUseCase: any ChartsUseCase = ChartsUseCaseFake()) {
        self.chartsUseCase = chartsUseCase
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
