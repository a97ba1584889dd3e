package import Basics
package import ExchangeDomainInterface
package import MandalartDomainInterface
package import ProgressDomainInterface

/// Provides the export and import of charts, based on a use case, a repository, a codec and the charts' past.
package struct ChartDocumentsUseCase: DocumentsUseCase {
    private let transfer: any ChartTransferUseCase
    private let repository: any TransferRepository
    private let codec: any DocumentCodec
    private let past: ChartPast

    package init(
        transfer: any ChartTransferUseCase, repository: any TransferRepository, codec: any DocumentCodec,
        past: ChartPast
    ) {
        (self.transfer, self.repository, self.codec, self.past) = (transfer, repository, codec, past)
    }

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        ChartDocuments(
            transfer: transfer, repository: repository, codec: codec, past: past, chart: chart, showing: subject)
    }
}

/// Provides the past of charts for documents, and the action items that were picked for the week.
package struct ChartPast: Sendable {
    private let charts: any ChartsUseCase
    private let todayUseCase: any TodayUseCase
    private let clock: WallClock

    /// Creates a provider from the use cases for charts and for the page `today`, and a clock for the current day.
    package init(charts: any ChartsUseCase, today: any TodayUseCase, clock: WallClock) {
        (self.charts, todayUseCase, self.clock) = (charts, today, clock)
    }

    /// The person's current day.
    var today: Day { Day(of: clock.localTime(of: clock.now())) }

    /// Returns the action items that were picked for the week.
    func picked() async throws -> [FoundCell] { try await todayUseCase.today().picked }

    /// Returns the contents with today as the current day of the charts' habits. The rates of habits depend on the
    /// current day.
    func seen(_ contents: DocumentContents) -> DocumentContents {
        DocumentContents(charts: contents.charts.map { seen($0, on: today) }, dreams: contents.dreams)
    }

    /// Returns a chart with the pictures that show a subject.
    func drawn(_ chart: DocumentedChart, showing subject: DocumentSubject) async throws -> DrawnChart {
        let today = today
        let named = seen(chart, on: today).named
        guard let number = chart.number else { return DrawnChart(named) }
        let days = try await charts.chart(number).days(
            { [clock] in Day(of: clock.localTime(of: $0)).number }, lastOf: ChartProgress.week)
        let progress = await Self.progress(of: named.chart, days, chart.log, until: today)
        return DrawnChart(named, pictures: ProgressPictures(subject, of: progress))
    }

    /// Returns the progress of a chart. Runs off the main actor.
    @concurrent private static func progress(
        of chart: Chart, _ days: [ChartDay], _ log: [Activity], until today: Day
    ) async -> ChartProgress {
        ChartProgress(of: chart, days: days, log: log, today: today, over: .whole)
    }

    private func seen(_ chart: DocumentedChart, on today: Day) -> DocumentedChart {
        let named = chart.named
        return DocumentedChart(
            number: chart.number,
            NamedChart(name: named.name, chart: named.chart.seen(on: today), isArchived: named.isArchived),
            log: chart.log, picks: chart.picks)
    }
}
