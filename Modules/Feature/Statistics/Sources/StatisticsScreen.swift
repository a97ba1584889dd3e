import Basics
import Commands
import Ribcage
import SakatsuDomainInterface
import Screens
import Terminal

/// Shows the statistics of the visits in a period as plots.
enum StatisticsScreen: Screen {
    static var arrival: StatisticsInteractor.Action? { .load }

    static let record = Record<StatisticsInteractor.State>(
        "statistics", StatisticsRecordPhrases.page, [.members(VisitStatistics.members) { $0.statistics }])

    static func page(of state: StatisticsInteractor.State, for reader: Reader) -> Text {
        let statistics = state.statistics
        let title = reader.text(StatisticsPhrases.title(statistics.period)).bold.wrapped(to: reader.width)
        guard statistics.visits > 0 else {
            return (title + reader.text(StatisticsPhrases.nothing).wrapped(to: reader.width)).joined(separator: "\n")
        }
        let summary = reader.text(StatisticsPhrases.summary(statistics)).wrapped(to: reader.width)
        let plot = Plot([
            section(StatisticsPhrases.years, statistics.years.count > 1 ? statistics.years : [], reader) {
                StatisticsPeriod.year($0.year).phrase
            },
            section(StatisticsPhrases.months, statistics.months.suffix(Self.mostMonths), reader) {
                StatisticsPeriod.month(of: $0).phrase
            },
            phases(of: statistics.seconds, reader),
            facilities(statistics.favourites.prefix(Self.mostFacilities), reader),
        ])
        return (title + summary + reader.lines(of: plot)).joined(separator: "\n")
    }

    static func hint(in state: StatisticsInteractor.State, for reader: Reader) -> Text? {
        reader.text(StatisticsPhrases.words)
    }

    private static let mostMonths = 12
    private static let mostFacilities = 10

    private static func section(
        _ heading: Phrase, _ spans: some Collection<VisitStatistics.Span>, _ reader: Reader,
        name: (Day) -> Phrase
    ) -> Plot.Section {
        let most = max(1, spans.map(\.visits).max() ?? 1)
        return Plot.Section(
            heading: reader.text(heading),
            rows: spans.map { span in
                Plot.Row(
                    name: reader.text(name(span.first)), percent: span.visits * 100 / most,
                    note: reader.text(VisitPhrases.times(span.visits)))
            })
    }

    private static func phases(of seconds: PhaseSeconds, _ reader: Reader) -> Plot.Section {
        let most = max(1, Phase.allCases.map { seconds[$0] }.max() ?? 1)
        return Plot.Section(
            heading: reader.text(StatisticsPhrases.phases),
            rows: Phase.allCases.map { phase in
                Plot.Row(
                    name: reader.text(phase.phrase), percent: seconds[phase] * 100 / most,
                    note: reader.text(AmountUnit.phrase(ofMinutes: seconds.minutes(of: phase))))
            })
    }

    private static func facilities(
        _ favourites: some Collection<VisitStatistics.Favourite>, _ reader: Reader
    ) -> Plot.Section {
        let most = max(1, favourites.map(\.visits).max() ?? 1)
        return Plot.Section(
            heading: reader.text(StatisticsPhrases.facilities),
            rows: favourites.map { favourite in
                Plot.Row(
                    name: Text(line: favourite.facility.text), percent: favourite.visits * 100 / most,
                    note: reader.text(StatisticsPhrases.times(favourite.visits, last: favourite.last)))
            })
    }
}
