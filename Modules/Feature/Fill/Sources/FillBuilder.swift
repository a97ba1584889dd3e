package import Basics
import FillFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import Screens
package import SuggestionsDomainInterface

/// Builds the RIB that asks for the titles of a chart's cells, one by one.
package final class FillBuilder: Builder<any FillDependency>, FillBuildable {
    package func build(chart: any MandalartUseCase, in subGoal: Position?) -> any ViewableRouting {
        FillComponent(dependency: dependency).router(chart: chart, in: subGoal)
    }

    /// The guide to the guided fill: its commands, for the manual and completion.
    package static let guide = Guide(to: "fill", of: FillScreen.self)
}

/// The dependencies of Fill.
package protocol FillDependency: Dependency {
    /// The use case that suggests titles for the current cell.
    var suggestionsUseCase: any SuggestionsUseCase { get }
    /// The language choice, which determines the language of suggestions.
    var languageChoice: LanguageChoice { get }
}

/// Creates the objects of one Fill RIB.
final class FillComponent: Component<any FillDependency> {
    func router(chart: any MandalartUseCase, in subGoal: Position?) -> FillRouter {
        let interactor = FillInteractor(
            mandalartUseCase: chart, subGoal: subGoal, suggestionsUseCase: dependency.suggestionsUseCase,
            languageChoice: dependency.languageChoice)
        let router = FillRouter(interactor: interactor, viewController: FillScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB without children.
final class FillRouter: ViewableRouter<FillInteractor> {}
