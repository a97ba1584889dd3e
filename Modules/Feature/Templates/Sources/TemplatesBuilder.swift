package import Ribcage
package import TemplatesFeatureInterface

/// Builds the RIB that lists the templates.
package final class TemplatesBuilder: Builder<any TemplatesDependency>, TemplatesBuildable {
    package func build() -> any ViewableRouting {
        let component = TemplatesComponent(dependency: dependency)
        let router = TemplatesRouter(interactor: component.interactor, viewController: component.screen)
        component.interactor.router = router
        return router
    }
}
