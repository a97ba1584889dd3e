public import Languages
public import MandalartDomainInterface
public import Ribcage
public import TemplatesDomainInterface
public import TemplatesFeatureInterface

/// What Charts needs from outside.
public protocol ChartsDependency: Dependency {
    /// Lists the charts, and makes and changes them.
    var chartsUseCase: any ChartsUseCase { get }
    /// Knows what a new chart holds that is made of a template.
    var templatesUseCase: any TemplatesUseCase { get }
    /// Says in which language that is.
    var languageChoice: LanguageChoice { get }
    /// Builds the list of templates.
    var templatesBuilder: any TemplatesBuildable { get }
}

/// Builds the RIB that lists the charts.
public protocol ChartsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build(listener: any ChartsListener) -> any ViewableRouting
}

/// What Charts tells its parent.
public protocol ChartsListener: Listener {
    /// The person wants to work on a chart, which is the current one now.
    func chartsDidOpen(_ chart: ChartID)
}

/// What Charts asks of its router.
public protocol ChartsRoutable: Routable {
    /// Leads to the list of templates.
    func routeToTemplates()
}
