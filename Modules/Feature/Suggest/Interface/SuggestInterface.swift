public import Ribcage

/// Builds the RIB of Suggest.
public protocol SuggestBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}
