public import Ribcage

/// Builds the root of the tree, which decides where a person begins.
public protocol LaunchBuildable: Buildable {
    /// Called by the App, once.
    func build() -> any Routing
}
