public import Ribcage

/// Builds the RIB that looks back on a week, and picks three items for the next one.
public protocol ReviewBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build(listener: any ReviewListener) -> any ViewableRouting
}

/// What Review tells its parent.
public protocol ReviewListener: Listener {
    /// The person wants to be where something is shown: `chart/2/subgoal/3`, from the root of the tree.
    ///
    /// - Throws: what the way there throws.
    func reviewDidOpen(_ route: Route) async throws
}
