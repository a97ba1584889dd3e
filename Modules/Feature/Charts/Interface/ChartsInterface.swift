public import Languages
public import MandalartDomainInterface
public import Ribcage
public import TemplatesDomainInterface
public import TemplatesFeatureInterface

/// What Charts needs from outside.
public protocol ChartsDependency: ChartsChildren {
    /// Lists the charts, and makes and changes them.
    var chartsUseCase: any ChartsUseCase { get }
    /// Knows what a new chart holds that is made of a template.
    var templatesUseCase: any TemplatesUseCase { get }
    /// Says in which language that is.
    var languageChoice: LanguageChoice { get }
}

/// The builders of the children of Charts.
public protocol ChartsChildren: Dependency {
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
