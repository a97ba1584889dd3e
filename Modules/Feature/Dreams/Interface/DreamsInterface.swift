import Arguments
public import DreamsDomainInterface
public import Ribcage

/// Builds the RIB that lists a person's wishes.
public protocol DreamsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}

extension PlaceName {
    /// `dreams`.
    public static var dreams: PlaceName { "dreams" }
}

extension Address where Value == WishNumber {
    /// `wish <number>`. Not called “tree”: that word shows which parts of the program are live, in every place.
    public static var wish: Address { Address("wish", .wishNumber) }
}

extension WishNumber {
    /// The place where the wish is shown with its tree, from the root of the tree.
    public var route: Route { PlaceName.dreams() + Address.wish(self) }
}
