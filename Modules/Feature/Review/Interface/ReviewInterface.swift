public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows the review of a week and lets a person pick up to three items for the next week.
public protocol ReviewBuildable: Buildable {
    /// Builds a new RIB for the week that ends with a day, and returns its router.
    func build(listener: any ReviewListener, to day: ReviewedDay) -> any ViewableRouting
}

/// The events that Review reports to its parent.
public protocol ReviewListener: Listener {
    /// The person wants to go to an item. The route begins at the root: `chart/2/subgoal/3`.
    ///
    /// - Throws: the error of going there.
    func reviewDidOpen(_ route: Route) async throws
}

extension Address where Value == ReviewedDay {
    /// The address `review [<day…>]`.
    public static var review: Address { Address("review", .reviewedDay, .optionalWords) }
}
