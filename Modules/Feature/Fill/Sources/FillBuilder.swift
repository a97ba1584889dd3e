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

    package static let placeDescription = PlaceDescription("fill", of: FillScreen.self)
}

package protocol FillDependency: Dependency {
    /// The use case that suggests titles for the current cell.
    var suggestionsUseCase: any SuggestionsUseCase { get }
    /// The language choice, which determines the language of suggestions.
    var languageChoice: LanguageChoice { get }
}

final class FillComponent: Component<any FillDependency> {
    func router(chart: any MandalartUseCase, in subGoal: Position?) -> FillRouter {
        let interactor = FillInteractor(
            mandalartUseCase: chart, subGoal: subGoal, suggestionsUseCase: dependency.suggestionsUseCase,
            languageChoice: dependency.languageChoice)
        return FillRouter(interactor, showing: FillScreen.self)
    }
}

final class FillRouter: ViewableRouter<FillInteractor> {}
