public import Ribcage

/// Builds the RIB that lists the templates.
public protocol TemplatesBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}
