import Basics
import ExchangeDomain
import MandalartDomainTesting
import ProgressDomainTesting

extension ChartPast {
    /// The past of charts in which nothing was done.
    static var none: ChartPast {
        let start = LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)
        return ChartPast(charts: ChartsUseCaseFake(), today: TodayUseCaseFake(), clock: WallClock(at: start))
    }
}
