package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens
import SuggestFeatureInterface
package import SuggestionsDomainInterface

/// Builds the RIB that suggests titles for an empty cell.
package final class SuggestBuilder: Builder<any SuggestDependency>, SuggestBuildable {
    package func build(chart: OpenChart, cell: CellTarget?, in subGoal: Position?) -> any ViewableRouting {
        SuggestComponent(dependency: dependency).router(chart: chart, cell: cell, in: subGoal)
    }

    /// The guide to the suggestions: its commands, for the manual and completion.
    package static let guide = Guide(to: "suggest", of: SuggestScreen.self)
}

/// The dependencies of Suggest.
package protocol SuggestDependency: Dependency {
    /// The use case that provides suggestions, and stores which suggestions were rejected.
    var suggestionsUseCase: any SuggestionsUseCase { get }
    /// The language choice, which determines the language of suggestions.
    var languageChoice: LanguageChoice { get }
}

/// Creates the objects of one Suggest RIB.
final class SuggestComponent: Component<any SuggestDependency> {
    func router(chart: OpenChart, cell: CellTarget?, in subGoal: Position?) -> SuggestRouter {
        let interactor = SuggestInteractor(
            chart: chart.chart(cell?.chart), cell: cell, in: subGoal,
            suggestionsUseCase: dependency.suggestionsUseCase, languageChoice: dependency.languageChoice)
        let router = SuggestRouter(interactor: interactor, viewController: SuggestScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB without children.
final class SuggestRouter: ViewableRouter<SuggestInteractor> {}
