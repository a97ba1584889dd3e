public import Ribcage

/// Builds the RIB that lists a person's wishes.
public protocol DreamsBuildable: Buildable {
    /// Called by the parent each time a person goes there.
    func build() -> any ViewableRouting
}

extension PlaceName {
    /// `dreams`.
    public static var dreams: PlaceName { "dreams" }
}
