public import DreamsDomainInterface
public import Ribcage

/// Builds the RIB of the tree of one wish.
public protocol DreamTreeBuildable: Buildable {
    /// Builds a new RIB for a wish that exists, and returns its router.
    func build(number: WishNumber) -> any ViewableRouting
}
