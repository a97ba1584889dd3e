package import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import MandalartDomainInterface

// The parts of a complete document besides charts: the charts' logs and picks, and wishes.
extension ChartDocuments {
    /// Returns the effect that an import would have on logs, picks and wishes.
    func additions(
        of contents: DocumentContents, _ arrivals: [ChartArrival], at target: DocumentTarget
    ) async throws -> Additions {
        if contents.isChartsAlone, contents.charts.allSatisfy({ $0.ratedHabits == 0 }) { return Additions() }
        let there = try await repository.contents(of: nil)
        return try there.additions(of: contents, arrivals, asNew: target == .asNew)
    }

    package func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase? {
        guard let format = DocumentFormat(rawValue: format), format == .json || format == .csv else { return nil }
        if selection == .complete { return nil }
        // If one chart is exported, only that chart is read.
        let contents =
            switch selection {
            case .current: try await repository.outline(of: chart)
            case .named(let word): try await repository.outline(of: transfer.entry(for: word).id)
            case .all, .complete: try await repository.outline(of: nil)
            }
        var parts: [Phrase] = []
        if contents.charts.contains(where: { !(selection == .all && $0.named.isArchived) && !$0.log.isEmpty }) {
            parts.append(CompleteDocumentPhrases.log)
        }
        if contents.charts.contains(where: { !(selection == .all && $0.named.isArchived) && !$0.picks.isEmpty }) {
            parts.append(CompleteDocumentPhrases.picks)
        }
        if !contents.dreams.wishes.isEmpty { parts.append(CompleteDocumentPhrases.wishes) }
        if selection == .all, contents.charts.contains(where: \.named.isArchived) {
            parts.append(CompleteDocumentPhrases.archivedCharts)
        }
        guard let first = parts.first else { return nil }
        return CompleteDocumentPhrases.omissions(parts.dropFirst().reduce(first, CompleteDocumentPhrases.list))
    }
}

extension DocumentContents {
    /// The contents without charts that have no name, no filled cells and no log entries, such as a first chart that
    /// was never used. The contents are unchanged if they have only one chart and no wishes.
    var withoutUnused: DocumentContents {
        guard charts.count > 1 || !dreams.wishes.isEmpty else { return self }
        let used = charts.filter { $0.named.name != nil || $0.named.chart != Chart() || !$0.log.isEmpty }
        return DocumentContents(charts: used, dreams: dreams)
    }
}

extension Additions {
    /// One line each for added log entries, added picks, habits without their log, added wishes and changed wishes, if
    /// there are any.
    var preview: [Phrase] {
        var lines: [Phrase] = []
        if logEntries > 0 { lines.append(CompleteDocumentPhrases.added(entries: logEntries)) }
        if picks > 0 { lines.append(CompleteDocumentPhrases.added(picks: picks)) }
        if unloggedHabits > 0 { lines.append(CompleteDocumentPhrases.unlogged(habits: unloggedHabits)) }
        if newWishes > 0 { lines.append(CompleteDocumentPhrases.added(wishes: newWishes)) }
        if changedWishes > 0 { lines.append(CompleteDocumentPhrases.changed(wishes: changedWishes)) }
        return lines
    }
}
