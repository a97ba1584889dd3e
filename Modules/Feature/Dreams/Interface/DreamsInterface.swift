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
