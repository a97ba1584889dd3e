public import Ribcage

/// Builds the root of the tree of RIBs. The root opens the first place.
public protocol LaunchBuildable: Buildable {
    /// Builds the root RIB and returns its router. A program has one root.
    func build() -> any Routing
}
