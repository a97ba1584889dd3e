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

    package static let placeDescription = PlaceDescription("suggest", of: SuggestScreen.self)
}

package protocol SuggestDependency: Dependency {
    /// The use case that provides suggestions, and stores which suggestions were rejected.
    var suggestionsUseCase: any SuggestionsUseCase { get }
    /// The language choice, which determines the language of suggestions.
    var languageChoice: LanguageChoice { get }
}

final class SuggestComponent: Component<any SuggestDependency> {
    func router(chart: OpenChart, cell: CellTarget?, in subGoal: Position?) -> SuggestRouter {
        let interactor = SuggestInteractor(
            chart: chart.chart(cell?.chart), cell: cell, in: subGoal,
            suggestionsUseCase: dependency.suggestionsUseCase, languageChoice: dependency.languageChoice)
        return SuggestRouter(interactor, showing: SuggestScreen.self)
    }
}

final class SuggestRouter: ViewableRouter<SuggestInteractor> {}
