package import Basics
package import Ribcage
package import Screens
package import TemplatesDomainInterface
import TemplatesFeatureInterface

/// Builds the RIB that lists the templates.
package final class TemplatesBuilder: Builder<any TemplatesDependency>, TemplatesBuildable {
    package func build() -> any ViewableRouting { TemplatesComponent(dependency: dependency).router() }

    package static let placeDescription = PlaceDescription("templates", of: TemplatesScreen.self)
}

package protocol TemplatesDependency: Dependency {
    /// The use case that provides the charts of the templates.
    var templatesUseCase: any TemplatesUseCase { get }
    /// The language choice, which determines the language of the templates.
    var languageChoice: LanguageChoice { get }
}

final class TemplatesComponent: Component<any TemplatesDependency> {
    func router() -> TemplatesRouter {
        let interactor = TemplatesInteractor(
            templatesUseCase: dependency.templatesUseCase, languageChoice: dependency.languageChoice)
        return TemplatesRouter(interactor, showing: TemplatesScreen.self)
    }
}

final class TemplatesRouter: ViewableRouter<TemplatesInteractor> {}
