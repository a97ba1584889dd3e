package import Prompt
package import Ribcage
package import TemplatesFeatureInterface

/// Builds the RIB that lists the templates.
package final class TemplatesBuilder: Builder<any TemplatesDependency>, TemplatesBuildable {
    package func build() -> any ViewableRouting {
        TemplatesComponent(dependency: dependency).router()
    }

    /// What can be typed in the list of templates, for the App.
    package static let guide = Guide(
        to: "templates", record: TemplatesScreen.recordGuide)
}

/// Where the parts of one Templates are made.
final class TemplatesComponent: Component<any TemplatesDependency> {
    func router() -> TemplatesRouter {
        let interactor = TemplatesInteractor(
            templatesUseCase: dependency.templatesUseCase, languageChoice: dependency.languageChoice)
        return TemplatesRouter(interactor: interactor, viewController: TemplatesScreen(reactor: interactor))
    }
}
