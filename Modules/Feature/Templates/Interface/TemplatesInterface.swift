public import Languages
public import Ribcage
public import TemplatesDomainInterface

/// What Templates needs from outside.
public protocol TemplatesDependency: Dependency {
    /// Knows what the templates hold.
    var templatesUseCase: any TemplatesUseCase { get }
    /// Says in which language they are shown.
    var languageChoice: LanguageChoice { get }
}

/// Builds the RIB that lists the templates.
public protocol TemplatesBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
