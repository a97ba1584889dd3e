public import Ribcage

/// Builds the RIB that reviews a week, and picks up to three items for the next one.
public protocol ReviewBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build(listener: any ReviewListener) -> any ViewableRouting
}

/// The events that Review reports to its parent.
public protocol ReviewListener: Listener {
    /// The person wants to go to an item: `chart/2/subgoal/3`, from the root of the tree.
    ///
    /// - Throws: the error of going there.
    func reviewDidOpen(_ route: Route) async throws
}
