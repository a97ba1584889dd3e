import Cancellation
package import Documents
package import ExchangeDomainInterface
package import Languages
package import MandalartDomainInterface
import Records

/// The charts as documents: a use case takes them out and brings them in, a codec writes and reads them.
package struct ChartDocuments: DocumentPort {
    private let transfer: any ChartTransferUseCase
    private let codec: any DocumentCodec
    private let chart: ChartID?

    /// The documents as seen from a chart, which is exported unless a person names another. From no chart one has to be
    /// named.
    package init(transfer: any ChartTransferUseCase, codec: any DocumentCodec, chart: ChartID? = nil) {
        (self.transfer, self.codec, self.chart) = (transfer, codec, chart)
    }

    package func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String] {
        guard let format = DocumentFormat(rawValue: format) else { return [] }
        let style = DocumentStyle(appearance: theme.flatMap(Appearance.init) ?? .auto, language: language)
        return try await Self.pieces(of: selected(selection), as: format, style, by: codec, progress)
    }

    package func names() async throws -> [String] { try await transfer.names() }

    private func selected(_ selection: DocumentSelection) async throws -> [NamedChart] {
        switch selection {
        case .all: return try await transfer.namedCharts(nil)
        case .named(let word): return try await transfer.namedCharts(word)
        case .current:
            guard let chart else { throw NoChartHere() }
            return [try await transfer.namedChart(chart)]
        }
    }

    package func prepareImport(
        of document: [UInt8], to target: DocumentTarget, _ progress: Progress
    ) async throws -> PreparedImport {
        let found = try await Self.charts(in: document, by: codec, progress)
        // An export of all charts has one of these where the first chart was never used.
        let arriving = found.count > 1 ? found.filter { $0.name != nil || $0.chart != Chart() } : found
        let arrivals = try await transfer.arrivals(of: arriving, at: target)
        return PreparedImport(
            preview: arrivals.preview + ChartDocumentPhrases.leftOut(found.count - arriving.count),
            question: arrivals.question,
            details: ChartArrival.imported.json(of: arrivals)
        ) { [transfer, chart] progress in
            progress.begin(total: arriving.count)
            let edits = try await transfer.importCharts(arriving, at: target, from: chart) { progress.report($0) }
            return ChartDocumentPhrases.imported(arrivals.count).followed(
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

    @concurrent private static func charts(
        in document: [UInt8], by codec: any DocumentCodec, _ progress: Progress
    ) async throws -> [NamedChart] {
        progress.begin(total: document.count)
        return try codec.charts(in: document) { count in
            try CancellationSteps.check()
            progress.report(count)
        }
    }
}

// What a person is told before they say yes.
extension [ChartArrival] {
    /// Each of a few charts, and all that lie beyond as a number.
    fileprivate var preview: [Phrase] {
        let shown = 20
        return prefix(shown).map(\.preview) + (count > shown ? [ChartDocumentPhrases.andMore(count - shown)] : [])
    }

    fileprivate var question: Phrase {
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
