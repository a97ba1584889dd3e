import FillFeatureInterface
package import Languages
package import MandalartDomainInterface
package import Ribcage
package import Screens
package import SuggestionsDomainInterface

/// Builds the RIB that asks for the cells of a chart.
package final class FillBuilder: Builder<any FillDependency>, FillBuildable {
    package func build(chart: any MandalartUseCase) -> any ViewableRouting {
        FillComponent(dependency: dependency).router(chart: chart)
    }

    /// What can be typed in the guided fill, for the App.
    package static let guide = Guide(to: "fill", of: FillScreen.self)
}

/// What Fill needs from outside.
package protocol FillDependency: Dependency {
    /// Suggests titles for the current cell.
    var suggestionsUseCase: any SuggestionsUseCase { get }
    /// The language of suggestions.
    var languageChoice: LanguageChoice { get }
}

/// Where the parts of one Fill are made.
final class FillComponent: Component<any FillDependency> {
    func router(chart: any MandalartUseCase) -> FillRouter {
        let interactor = FillInteractor(
            mandalartUseCase: chart, suggestionsUseCase: dependency.suggestionsUseCase,
            languageChoice: dependency.languageChoice)
        let router = FillRouter(interactor: interactor, viewController: FillScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB that leads nowhere.
final class FillRouter: ViewableRouter<FillInteractor> {}
