package import Basics
package import ChartsFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import Screens
package import TemplatesDomainInterface
package import TemplatesFeatureInterface

/// Builds the RIB that lists the charts.
package final class ChartsBuilder: Builder<any ChartsDependency>, ChartsBuildable {
    package func build(listener: any ChartsListener) -> any ViewableRouting {
        ChartsComponent(dependency: dependency).router(listener: listener)
    }

    package static let placeDescription = PlaceDescription(
        "charts", of: ChartsScreen.self, destinations: ChartsRouter.destinations)
}

package protocol ChartsDependency: ChartsChildren {
    /// The use case that lists, creates and edits charts.
    var chartsUseCase: any ChartsUseCase { get }
    /// The undo history of the list of charts: created, renamed, archived and deleted charts.
    var chartsHistory: any EditHistory { get }
    /// The use case that provides the charts of templates.
    var templatesUseCase: any TemplatesUseCase { get }
    /// The language choice, which determines the language of a chart from a template.
    var languageChoice: LanguageChoice { get }
}

package protocol ChartsChildren: Dependency {
    var templatesBuilder: any TemplatesBuildable { get }
}

final class ChartsComponent: Component<any ChartsDependency> {
    func router(listener: any ChartsListener) -> ChartsRouter {
        let interactor = ChartsInteractor(
            chartsUseCase: dependency.chartsUseCase, history: dependency.chartsHistory,
            templatesUseCase: dependency.templatesUseCase, languageChoice: dependency.languageChoice,
            listener: listener)
        return ChartsRouter(interactor, showing: ChartsScreen.self, builders: dependency)
    }
}

/// Opens the child places of the list of charts.
final class ChartsRouter: PlaceRouter<ChartsInteractor, any ChartsChildren> {
    override class var ways: Ways {
        [.opens("templates", summary: ChartsPhrases.templates) { $0.builders.templatesBuilder.build() }]
    }
}
