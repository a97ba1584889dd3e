import Basics
public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB that searches the cells of all charts, and the wishes.
public protocol FinderBuildable: Buildable {
    /// Builds a new RIB for one query, and returns its router.
    func build(listener: any FinderListener, query: FinderQuery) -> any ViewableRouting
}

/// The events that Finder reports to its parent.
public protocol FinderListener: Listener {
    /// The person wants to go to a cell or wish. The route begins at the root: `chart/2/subgoal/3` or `dreams/wish/4`.
    ///
    /// - Throws: the error of going there.
    func finderDidPick(_ route: Route) async throws
}

extension Address where Value == SearchWords {
    /// The address `search <text…>`.
    public static var search: Address { Address("search", .searchWords, .allWords) }
}

extension Address where Value == StaleDays {
    /// The address `stale [<days>]`.
    public static var stale: Address {
        Address("stale", .days, .optionalWord) { $0 == .usual ? "" : $0.description }
    }
}

extension Address where Value == RowCount {
    /// The address `next [<rows>]`.
    public static var next: Address {
        Address("next", .rows, .optionalWord) { $0 == .usual ? "" : $0.description }
    }
}
