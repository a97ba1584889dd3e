import Arguments
public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that looks for cells among all charts, and for wishes.
public protocol FinderBuildable: Buildable {
    /// Builds a new RIB for one query, and returns its router.
    func build(listener: any FinderListener, query: FinderQuery) -> any ViewableRouting
}

/// What Finder tells its parent.
public protocol FinderListener: Listener {
    /// The person wants to be where something is shown: `chart/2/subgoal/3` or `dreams/wish/4`, from the root of the tree.
    ///
    /// - Throws: what the way there throws.
    func finderDidPick(_ route: Route) async throws
}

extension Address where Value == SearchWords {
    /// `search <text…>`.
    public static var search: Address { Address("search", .searchWords, .allWords) }
}

extension Address where Value == StaleDays {
    /// `stale [<days>]`.
    public static var stale: Address {
        Address("stale", .days, .optionalWord) { $0 == .usual ? "" : $0.description }
    }
}

extension Address where Value == RowCount {
    /// `next [<rows>]`.
    public static var next: Address {
        Address("next", .rows, .optionalWord) { $0 == .usual ? "" : $0.description }
    }
}
