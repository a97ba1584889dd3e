package import ChartsFeatureInterface
package import Edits
package import Languages
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

    /// What can be typed in the list of charts, for the App.
    package static let guide = Guide(to: "charts", of: ChartsScreen.self, signposts: ChartsRouter.signposts)
}

/// What Charts needs from outside.
package protocol ChartsDependency: ChartsChildren {
    /// Lists the charts, and makes and changes them.
    var chartsUseCase: any ChartsUseCase { get }
    /// The edits of the list of charts: made, named, archived and forgotten ones.
    var chartsHistory: any EditHistory { get }
    /// Knows what a new chart holds that is made of a template.
    var templatesUseCase: any TemplatesUseCase { get }
    /// Says in which language that is.
    var languageChoice: LanguageChoice { get }
}

/// The builders of the children of Charts.
package protocol ChartsChildren: Dependency {
    /// Builds the list of templates.
    var templatesBuilder: any TemplatesBuildable { get }
}

/// Where the parts of one Charts are made.
final class ChartsComponent: Component<any ChartsDependency> {
    func router(listener: any ChartsListener) -> ChartsRouter {
        let interactor = ChartsInteractor(
            chartsUseCase: dependency.chartsUseCase, history: dependency.chartsHistory,
            templatesUseCase: dependency.templatesUseCase, languageChoice: dependency.languageChoice,
            listener: listener)
        return ChartsRouter(
            interactor: interactor, viewController: ChartsScreen(reactor: interactor), builders: dependency)
    }
}
