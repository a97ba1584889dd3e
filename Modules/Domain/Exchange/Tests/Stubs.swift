import Basics
import ExchangeDomain
import ExchangeDomainInterface
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainTesting

/// A repository that exports what a test sets, and records what is imported.
actor TransferRepositoryStub: TransferRepository {
    private let edits: Int
    private var stored: DocumentContents
    private(set) var imports: [(contents: DocumentContents, target: DocumentTarget, place: ChartID?)] = []

    /// Creates a stub whose imports make the given number of edits.
    init(_ contents: DocumentContents = DocumentContents(charts: []), edits: Int = 1) {
        (stored, self.edits) = (contents, edits)
    }

    func contents(of chart: ChartID?) -> DocumentContents {
        DocumentContents(charts: stored.charts.filter { chart == nil || $0.number == chart }, dreams: stored.dreams)
    }

    func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) -> Int {
        imports.append((contents, target, place))
        return edits
    }
}

extension ChartPast {
    /// The past of charts in which nothing was done.
    static var none: ChartPast {
        let start = LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)
        return ChartPast(charts: ChartsUseCaseFake(), today: TodayUseCaseFake(), clock: WallClock(at: start))
    }
}
