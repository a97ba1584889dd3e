package import Basics
package import ProgressDomainInterface

/// A use case that returns a given overview.
package struct TodayUseCaseFake: TodayUseCase {
    private let known: Today

    /// Creates a fake with an overview; by default nothing is due, and nothing was done.
    package init(_ known: Today = Today(Day(number: 20_781))) {
        self.known = known
    }

    package func today() -> Today { known }
    package func overview(of day: TypedDay) throws -> Today {
        Today(try day.pastDay(until: known.day), done: known.done)
    }
    package func done() -> [DoneToday] { known.done }
    package func counts() -> TodayCounts { known.counts }
}
