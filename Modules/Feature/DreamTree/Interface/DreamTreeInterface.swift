import Arguments
public import DreamsDomainInterface
public import Ribcage

/// Builds the RIB of the tree of one wish.
public protocol DreamTreeBuildable: Buildable {
    /// Builds a new RIB for a wish that exists, and returns its router.
    func build(number: WishNumber) -> any ViewableRouting
}

extension Address where Value == WishNumber {
    /// `wish <number>`. Not called “tree”: that word shows which parts of the program are live, in every place.
    public static var wish: Address { Address("wish", .wishNumber) }
}
