package import Basics

/// The destination of an imported chart.
package enum ChartPlace: Equatable, Sendable {
    /// The imported chart replaces the content of this existing chart, and gives it a name, unless that is `nil`.
    case of(ChartEntry, called: Title? = nil)
    /// The imported chart is added with this name.
    case new(Title)
}

extension [ChartEntry] {
    /// Returns the destination of each imported chart. No two charts get the same destination.
    ///
    /// With the target `matching`, a chart with a name replaces the existing chart of that name. A chart without a name
    /// replaces an unnamed chart with the same core goal, or else a named chart with the same core goal, or else an
    /// empty chart. Without a name, an archived chart replaces only an archived chart, and any other chart only one
    /// that is not archived. In a new store, whose only chart is empty and has no name, the first chart of a document
    /// whose charts all have names replaces that chart and gives it its name. All other charts are added.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)`` if a chart that is not archived has the name of an archived
    ///   one, or if `target` is an archived chart. If `target` is a single chart, also
    ///   ``MandalartError/noSuchChart(_:)``, ``MandalartError/ambiguousChart(_:_:)``,
    ///   ``MandalartError/severalCharts(_:)`` for several imported charts, and ``MandalartError/noChartToPlace`` for
    ///   none.
    package func places(
        of charts: [NamedChart], at target: DocumentTarget, current: ChartID
    ) throws(MandalartError) -> [ChartPlace] {
        var finder = PlaceFinder(self, current: current)
        switch target {
        case .into(let word):
            if charts.isEmpty { throw MandalartError.noChartToPlace }
            guard charts.count == 1 else { throw MandalartError.severalCharts(charts.count) }
            let entry = try entry(for: word)
            guard !entry.isArchived else { throw MandalartError.chartIsArchived(entry.id) }
            return [.of(entry)]
        case .matching:
            finder.fillsFirst = charts.allSatisfy { $0.name != nil }
            // Charts with names come first, because their destinations are certain.
            var places: [Int: ChartPlace] = [:]
            for (index, chart) in charts.enumerated() where chart.name != nil {
                places[index] = try finder.matchingPlace(of: chart)
            }
            for (index, chart) in charts.enumerated() where chart.name == nil {
                places[index] = try finder.matchingPlace(of: chart)
            }
            return charts.indices.compactMap { places[$0] }
        case .asNew:
            return charts.map { finder.newPlace(of: $0) }
        }
    }

    /// Returns the row of the chart with the given name, number or listed title, in this order of precedence. The name
    /// and the number must match exactly: a chart may be named “7”. Among listed titles, exact matches take precedence,
    /// then matches ignoring case, then matches of a prefix. Without a name, a chart is listed under its core goal.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and ``MandalartError/ambiguousChart(_:_:)`` if several match.
    package func entry(for word: String) throws(MandalartError) -> ChartEntry {
        let (title, number) = (try? Title(word), try? ChartID(word))
        if let title, let named = first(where: { $0.name == title }) { return named }
        if let numbered = first(where: { $0.id == number }) { return numbered }
        guard let title else { throw .noSuchChart(word) }
        let matches = called(title.text, isBeginning: true, title: \.listedTitle)
        guard let match = matches.first else { throw .noSuchChart(word) }
        guard matches.count == 1 else { throw .ambiguousChart(word, matches) }
        return match
    }
}

/// Finds the destinations of imported charts one after the other, and uses each only once.
private struct PlaceFinder {
    private let entries: [ChartEntry]
    private var names: Set<Title>
    private var taken: Set<ChartID> = []
    /// Whether a chart with a name may replace the empty chart of a new store.
    var fillsFirst = false

    init(_ entries: [ChartEntry], current: ChartID) {
        self.entries = entries.filter { $0.id == current } + entries.filter { $0.id != current }
        names = Set(entries.compactMap(\.name))
    }

    mutating func matchingPlace(of chart: NamedChart) throws(MandalartError) -> ChartPlace {
        let match: ChartEntry?
        if let name = chart.name {
            match = entries.first { $0.name == name && !taken.contains($0.id) }
            if let match, match.isArchived, !chart.isArchived { throw MandalartError.chartIsArchived(match.id) }
            if match == nil, fillsFirst, !chart.isArchived, let first = unusedFirst {
                taken.insert(first.id)
                return .of(first, called: name)
            }
        } else {
            let free = entries.filter { $0.isArchived == chart.isArchived && !taken.contains($0.id) }
            let goal = chart.chart.coreGoal?.title
            let isEmpty = chart.chart == Chart()
            match =
                free.first { $0.name == nil && $0.coreGoal == goal && !isEmpty }
                ?? free.first { goal != nil && $0.coreGoal == goal } ?? free.first { $0.isEmpty }
        }
        guard let match else { return newPlace(of: chart) }
        taken.insert(match.id)
        return .of(match)
    }

    /// The empty chart of a new store, unless it is taken.
    private var unusedFirst: ChartEntry? {
        guard entries.count == 1, let first = entries.first, first.name == nil, first.isEmpty else { return nil }
        return taken.contains(first.id) ? nil : first
    }

    /// Returns the destination of an added chart: its wanted name, followed by a number if another chart has that
    /// name.
    mutating func newPlace(of chart: NamedChart) -> ChartPlace {
        let wanted = chart.wantedName
        var (name, number) = (wanted, 1)
        while names.contains(name) {
            number += 1
            name = wanted.numbered(number)
        }
        names.insert(name)
        return .new(name)
    }
}

extension ChartEntry {
    /// Whether no cell is filled.
    fileprivate var isEmpty: Bool { coreGoal == nil && subGoals == 0 && actionItems == 0 }
}
