package import DreamsDomainInterface
package import FinderFeatureInterface
package import MandalartDomainInterface
import MandalartDomainTesting
import PromptTesting
package import Ribcage
import RibcageTesting

/// What Finder needs, on a fake.
package final class FinderDependencyStub: FinderDependency {
    package let finderUseCase: any FinderUseCase
    package let dreamsUseCase: any DreamsUseCase

    package init(
        finderUseCase: any FinderUseCase = FinderUseCaseFake([]), dreamsUseCase: any DreamsUseCase
    ) {
        (self.finderUseCase, self.dreamsUseCase) = (finderUseCase, dreamsUseCase)
    }
}

/// Builds a place that shows what is looked for, and keeps the listener of the last build.
package final class FinderBuildableMock: FinderBuildable {
    package private(set) weak var listener: (any FinderListener)?

    package init() {}

    package func build(listener: any FinderListener, query: FinderQuery) -> any ViewableRouting {
        self.listener = listener
        return switch query {
        case .search(let words): RouterSpy(showing: "search", words.text)
        case .next: RouterSpy(showing: "next")
        case .stale(let days): RouterSpy(showing: "stale", "\(days)")
        }
    }
}
