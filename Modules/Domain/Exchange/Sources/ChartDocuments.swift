import Cancellation
package import Documents
import DreamsDomainInterface
package import ExchangeDomainInterface
import JSON
package import Languages
package import MandalartDomainInterface
import Records

/// Exports and imports charts as documents: a use case finds them, a repository keeps them with their logs and wishes, and
/// a codec writes and reads the documents.
package struct ChartDocuments: DocumentPort {
    let transfer: any ChartTransferUseCase
    let repository: any TransferRepository
    private let codec: any DocumentCodec
    let chart: ChartID?

    /// The documents as seen from a chart, which is exported unless a person names another. From no chart one has to be
    /// named.
    package init(
        transfer: any ChartTransferUseCase, repository: any TransferRepository, codec: any DocumentCodec,
        chart: ChartID? = nil
    ) {
        (self.transfer, self.repository, self.codec, self.chart) = (transfer, repository, codec, chart)
    }

    package func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String] {
        guard let format = DocumentFormat(rawValue: format) else { return [] }
        if selection == .complete {
            return try await Self.pieces(of: repository.contents(of: nil), by: codec, progress)
        }
        let style = DocumentStyle(appearance: theme.flatMap(Appearance.init) ?? .auto, language: language)
        return try await Self.pieces(of: selected(selection), as: format, style, by: codec, progress)
    }

    package func names() async throws -> [String] { try await transfer.names() }

    private func selected(_ selection: DocumentSelection) async throws -> [NamedChart] {
        switch selection {
        case .all, .complete: return try await transfer.namedCharts(nil)
        case .named(let word): return try await transfer.namedCharts(word)
        case .current:
            guard let chart else { throw NoChartHere() }
            return [try await transfer.namedChart(chart)]
        }
    }

    package func prepareImport(
        of document: [UInt8], to target: DocumentTarget, _ progress: Progress
    ) async throws -> PreparedImport {
        let found = try await Self.contents(of: document, by: codec, progress)
        let arriving = found.withoutUnused
        let charts = arriving.charts.map(\.named)
        let arrivals = try await transfer.arrivals(of: charts, at: target)
        let additions = try await additions(of: arriving, arrivals, at: target)
        return PreparedImport(
            preview: arrivals.preview + additions.preview
                + ChartDocumentPhrases.leftOut(found.charts.count - charts.count),
            question: arrivals.question(with: additions),
            details: ChartArrival.imported.json(of: arrivals) + Additions.imported.json(of: additions)
        ) { [repository, chart] progress in
            progress.begin(total: charts.count)
            let edits = try await repository.importContents(arriving, at: target, from: chart) { progress.report($0) }
            let imported =
                arrivals.isEmpty ? CompleteDocumentPhrases.imported : ChartDocumentPhrases.imported(arrivals.count)
            return imported.followed(
                by: ChartDocumentPhrases.undoable(edits, charts: arrivals.count, inCharts: chart == nil))
        }
    }
}

// What takes long, away from the main actor.
extension ChartDocuments {
    @concurrent private static func pieces(
        of charts: [NamedChart], as format: DocumentFormat, _ style: DocumentStyle, by codec: any DocumentCodec,
        _ progress: Progress
    ) async throws -> [String] {
        progress.begin(total: charts.count)
        var pieces: [String] = []
        try codec.write(charts, as: format, style: style) { piece in
            try CancellationSteps.check()
            pieces.append(piece)
            progress.report(pieces.count)
        }
        return pieces
    }

    @concurrent private static func pieces(
        of contents: DocumentContents, by codec: any DocumentCodec, _ progress: Progress
    ) async throws -> [String] {
        progress.begin(total: contents.charts.count + contents.dreams.wishes.count)
        var pieces: [String] = []
        try codec.write(contents) { piece in
            try CancellationSteps.check()
            pieces.append(piece)
            progress.report(pieces.count)
        }
        return pieces
    }

    @concurrent private static func contents(
        of document: [UInt8], by codec: any DocumentCodec, _ progress: Progress
    ) async throws -> DocumentContents {
        progress.begin(total: document.count)
        return try codec.contents(of: document) { count in
            try CancellationSteps.check()
            progress.report(count)
        }
    }
}

// What an import would do, shown before it is confirmed.
extension [ChartArrival] {
    /// A line for each of the first charts, and one with the number of the others.
    fileprivate var preview: [Phrase] {
        let shown = 20
        return prefix(shown).map(\.preview) + (count > shown ? [ChartDocumentPhrases.andMore(count - shown)] : [])
    }

    fileprivate func question(with additions: Additions) -> Phrase {
        if isEmpty { return CompleteDocumentPhrases.question }
        let new = count { $0.replaced == nil }
        let emptied = reduce(0) { $0 + $1.emptiedCells }
        let changed = reduce(0) { $0 + $1.changedCells } - emptied
        return ChartDocumentPhrases.question(new: new, replaced: count - new, changed: changed, emptied: emptied)
    }
}

extension ChartArrival {
    fileprivate var preview: Phrase {
        let what = name.map { ChartDocumentPhrases.chart($0.text) } ?? ChartDocumentPhrases.unnamed
        guard let replaced else { return ChartDocumentPhrases.isNew(what, cells: filledCells) }
        return ChartDocumentPhrases.replaces(
            what, "\(replaced)", replacedTitle?.text, cells: filledCells, changed: changedCells - emptiedCells,
            emptied: emptiedCells)
    }
}
