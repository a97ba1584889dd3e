package import Ribcage
package import TemplatesFeatureInterface

/// Builds the RIB that lists the templates.
package final class TemplatesBuilder: Builder<any TemplatesDependency>, TemplatesBuildable {
    package func build(listener: any TemplatesListener) -> any ViewableRouting {
        let component = TemplatesComponent(dependency: dependency, listener: listener)
        return TemplatesRouter(interactor: component.interactor, viewController: component.screen)
    }
}
