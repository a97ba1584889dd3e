import Basics
public import DreamsDomainInterface
public import Ribcage

/// Builds the RIB that lists a person's wishes.
public protocol DreamsBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build() -> any ViewableRouting
}

extension PlaceName {
    /// The address `dreams`.
    public static var dreams: PlaceName { "dreams" }
}

extension Address where Value == WishNumber {
    /// The address `wish <number>`. It is not called `tree`, because in every place the command `tree` shows the live
    /// RIBs.
    public static var wish: Address { Address("wish", .wishNumber) }
}

extension WishNumber {
    /// The route from the root to the tree of the wish.
    public var route: Route { PlaceName.dreams() + Address.wish(self) }
}
