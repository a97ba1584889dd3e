package import Ribcage
package import Screens
import SuggestFeatureInterface
package import SuggestionsDomainInterface

/// Builds the RIB of Suggest.
package final class SuggestBuilder: Builder<any SuggestDependency>, SuggestBuildable {
    package func build() -> any ViewableRouting {
        SuggestComponent(dependency: dependency).router()
    }

    /// What can be typed there, for the App.
    package static let guide = Guide(to: "suggest", of: SuggestScreen.self)
}

/// What Suggest needs from outside.
package protocol SuggestDependency: Dependency {
    /// A use case of its domain.
    var suggestionsUseCase: any SuggestionsUseCase { get }
}

/// Where the parts of one Suggest are made.
final class SuggestComponent: Component<any SuggestDependency> {
    func router() -> SuggestRouter {
        let interactor = SuggestInteractor(suggestionsUseCase: dependency.suggestionsUseCase)
        return SuggestRouter(interactor: interactor, viewController: SuggestScreen(reactor: interactor))
    }
}

/// The router of a RIB that leads nowhere.
final class SuggestRouter: ViewableRouter<SuggestInteractor> {}
