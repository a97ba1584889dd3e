package import Documents
import DreamsDomainInterface
import ExchangeDomainInterface
package import Languages
import MandalartDomainInterface

// What a complete document has beside charts: their logs, and wishes.
extension ChartDocuments {
    /// What an import would add or change beside the cells of charts.
    func additions(
        of contents: DocumentContents, _ arrivals: [ChartArrival], at target: DocumentTarget
    ) async throws -> Additions {
        if contents.isChartsAlone { return Additions() }
        let there = try await repository.contents(of: nil)
        return try there.additions(of: contents, arrivals, asNew: target == .asNew)
    }

    package func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase? {
        guard let format = DocumentFormat(rawValue: format), format == .json || format == .csv else { return nil }
        if selection == .complete { return nil }
        let contents = try await repository.contents(of: selection == .current ? chart : nil)
        var parts: [Phrase] = []
        if contents.charts.contains(where: { $0.isExported(by: selection) && !$0.log.isEmpty }) {
            parts.append(CompleteDocumentPhrases.log)
        }
        if !contents.dreams.wishes.isEmpty { parts.append(CompleteDocumentPhrases.wishes) }
        if selection == .all, contents.charts.contains(where: \.named.isArchived) {
            parts.append(CompleteDocumentPhrases.archivedCharts)
        }
        guard let first = parts.first else { return nil }
        return CompleteDocumentPhrases.omissions(parts.dropFirst().reduce(first, CompleteDocumentPhrases.list))
    }
}

extension DocumentedChart {
    /// Whether an export has the chart, of those that were read for it.
    fileprivate func isExported(by selection: DocumentSelection) -> Bool {
        switch selection {
        case .current, .complete: true
        case .all: !named.isArchived
        case .named(let word): named.name?.text == word || number.map { "\($0)" } == word
        }
    }
}

extension DocumentContents {
    /// The contents without empty charts that have no name. An export of all has one where the first chart was never used.
    var withoutUnused: DocumentContents {
        guard charts.count > 1 || !dreams.wishes.isEmpty else { return self }
        let used = charts.filter { $0.named.name != nil || $0.named.chart != Chart() || !$0.log.isEmpty }
        return DocumentContents(charts: used, dreams: dreams)
    }
}

extension Additions {
    /// A line for each kind of thing that is added or changed.
    var preview: [Phrase] {
        var lines: [Phrase] = []
        if logEntries > 0 { lines.append(CompleteDocumentPhrases.added(entries: logEntries)) }
        if newWishes > 0 { lines.append(CompleteDocumentPhrases.added(wishes: newWishes)) }
        if changedWishes > 0 { lines.append(CompleteDocumentPhrases.changed(wishes: changedWishes)) }
        return lines
    }
}
