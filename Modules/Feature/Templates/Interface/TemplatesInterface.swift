public import Ribcage

/// Builds the RIB that lists the templates.
public protocol TemplatesBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
