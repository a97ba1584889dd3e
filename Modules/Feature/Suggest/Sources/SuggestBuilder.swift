package import Languages
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens
package import SuggestFeatureInterface
package import SuggestionsDomainInterface

/// Builds the RIB that suggests what could be in an empty cell.
package final class SuggestBuilder: Builder<any SuggestDependency>, SuggestBuildable {
    package func build(
        chart: OpenChart, cell: CellTarget?, in subGoal: Position?, listener: any SuggestListener
    ) -> any ViewableRouting {
        SuggestComponent(dependency: dependency).router(chart: chart, cell: cell, in: subGoal, listener: listener)
    }

    /// What can be typed beside the suggestions, for the App.
    package static let guide = Guide(to: "suggest", of: SuggestScreen.self)
}

/// What Suggest needs from outside.
package protocol SuggestDependency: Dependency {
    /// Suggests, and keeps what was refused.
    var suggestionsUseCase: any SuggestionsUseCase { get }
    /// Says in which language something is suggested.
    var languageChoice: LanguageChoice { get }
}

/// Where the parts of one Suggest are made.
final class SuggestComponent: Component<any SuggestDependency> {
    func router(
        chart: OpenChart, cell: CellTarget?, in subGoal: Position?, listener: any SuggestListener
    ) -> SuggestRouter {
        let interactor = SuggestInteractor(
            chart: chart.chart(cell?.chart), cell: cell, in: subGoal,
            suggestionsUseCase: dependency.suggestionsUseCase, languageChoice: dependency.languageChoice,
            listener: listener)
        let router = SuggestRouter(interactor: interactor, viewController: SuggestScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB that leads nowhere.
final class SuggestRouter: ViewableRouter<SuggestInteractor> {}
