public import DreamsDomainInterface
public import Ribcage

/// Builds the RIB that edits the tree of one wish.
public protocol DreamTreeBuildable: Buildable {
    /// Builds a new RIB for an existing wish, and returns the RIB's router.
    func build(number: WishNumber) -> any ViewableRouting
}
