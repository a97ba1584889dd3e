import Basics
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows what is due and done today.
public protocol TodayBuildable: Buildable {
    /// Builds a new RIB and returns its router.
    func build(listener: any TodayListener, form: TodayForm) -> any ViewableRouting
}

/// The events that Today reports to its parent.
public protocol TodayListener: Listener {
    /// The person wants to go to an item. The route begins at the root: `chart/2/subgoal/3`.
    ///
    /// - Throws: the error of going there.
    func todayDidPick(_ route: Route) async throws
}

extension Address where Value == TodayForm {
    /// The address `today [<day…>]`, where a day may also be `--short`.
    public static var today: Address { Address("today", .todayForm, .optionalWords) }
}
