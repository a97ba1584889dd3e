package import Basics
import DreamsDomainInterface
package import ExchangeDomainInterface
package import MandalartDomainInterface

/// Exports and imports charts as documents. A use case finds the charts, a repository reads and stores them with logs
/// and wishes, and a codec encodes and decodes the documents.
package struct ChartDocuments: DocumentPort {
    let transfer: any ChartTransferUseCase
    let repository: any TransferRepository
    let codec: any DocumentCodec
    let past: ChartPast
    let chart: ChartID?
    private let subject: DocumentSubject

    /// Creates the port for exporting and importing charts. An export that names no chart exports `chart`; if `chart`
    /// is `nil`, the only chart with content. SVG pictures show `subject`.
    package init(
        transfer: any ChartTransferUseCase, repository: any TransferRepository, codec: any DocumentCodec,
        past: ChartPast, chart: ChartID? = nil, showing subject: DocumentSubject = .cells
    ) {
        (self.transfer, self.repository, self.codec, self.past) = (transfer, repository, codec, past)
        (self.chart, self.subject) = (chart, subject)
    }

    package func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String] {
        guard let format = DocumentFormat(rawValue: format) else { return [] }
        if selection == .complete {
            return try await Self.pieces(of: past.seen(repository.contents(of: nil)), by: codec, progress)
        }
        let style = DocumentStyle(appearance: theme.flatMap(Appearance.init) ?? .auto, language: language)
        switch (format, subject) {
        case (.html, _):
            let charts = try await drawn(selection, .progress, format, progress)
            return try await Self.pieces(of: charts, afterReading: true, progress) {
                try codec.write(charts, as: format, style: style, $0)
            }
        case (.svg, .progress), (.svg, .year), (.svg, .rates):
            let charts = try await drawn(selection, subject, format, progress)
            return try await Self.pieces(of: charts, afterReading: true, progress) {
                try codec.writePictures(of: charts, style: style, $0)
            }
        default:
            let charts = try await selected(selection, format).map { DrawnChart($0) }
            return try await Self.pieces(of: charts, progress) {
                try codec.write(charts, as: format, style: style, $0)
            }
        }
    }

    package func names() async throws -> [String] { try await transfer.names() }

    private func selected(_ selection: DocumentSelection, _ format: DocumentFormat) async throws -> [NamedChart] {
        switch selection {
        case .all, .complete: return try await transfer.namedCharts(nil)
        case .named(let word): return try await transfer.namedCharts(word)
        case .current:
            guard let chart else {
                return [try Self.onlyUsed(of: await transfer.namedCharts(nil), \.chart, format)]
            }
            return [try await transfer.namedChart(chart)]
        }
    }

    /// Returns the chart to export from a place outside any chart: the only chart with content or, if none has content,
    /// the only chart.
    ///
    /// - Throws: `NoChartHere` if there is no such chart.
    private static func onlyUsed<Element>(
        of charts: [Element], _ chart: (Element) -> Chart, _ format: DocumentFormat
    ) throws -> Element {
        let used = charts.filter { chart($0) != Chart() }
        let choices = used.isEmpty ? charts : used
        guard choices.count == 1 else { throw NoChartHere(format.rawValue) }
        return choices[0]
    }

    /// Returns the selected charts with pictures of their past.
    private func drawn(
        _ selection: DocumentSelection, _ subject: DocumentSubject, _ format: DocumentFormat, _ progress: Progress
    ) async throws -> [DrawnChart] {
        let charts = try await documented(selection, format)
        // Reading and writing a chart count as two steps.
        progress.begin(total: 2 * charts.count)
        var drawn: [DrawnChart] = []
        for chart in charts {
            try Task.checkCancellation()
            drawn.append(try await past.drawn(chart, showing: subject))
            progress.report(drawn.count)
        }
        return drawn
    }

    /// Returns the selected charts with their logs.
    private func documented(
        _ selection: DocumentSelection, _ format: DocumentFormat
    ) async throws -> [DocumentedChart] {
        switch selection {
        case .all, .complete: return try await allDocumented()
        case .named(let word): return try await repository.contents(of: transfer.entry(for: word).id).charts
        case .current:
            guard let chart else { return [try Self.onlyUsed(of: await allDocumented(), \.named.chart, format)] }
            return try await repository.contents(of: chart).charts
        }
    }

    private func allDocumented() async throws -> [DocumentedChart] {
        try await repository.contents(of: nil).charts.filter { !$0.named.isArchived }
    }

    package func prepareImport(
        of document: [UInt8], to target: DocumentTarget, columns: String?, _ progress: Progress
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
            return imported.followed(by: ChartDocumentPhrases.undoable(edits, charts: arrivals.count))
        }
    }
}

// Long tasks, which run off the main actor.
extension ChartDocuments {
    /// Encodes charts in pieces. With `isHalf`, reading the charts was the first half of the reported progress, and
    /// encoding them is the second half.
    @concurrent private static func pieces(
        of charts: [DrawnChart], afterReading isHalf: Bool = false, _ progress: Progress,
        by write: @Sendable ((String) throws -> Void) throws -> Void
    ) async throws -> [String] {
        if !isHalf { progress.begin(total: charts.count) }
        var pieces: [String] = []
        try write { piece in
            try Task.checkCancellation()
            pieces.append(piece)
            progress.report((isHalf ? charts.count : 0) + pieces.count)
        }
        return pieces
    }

    @concurrent private static func pieces(
        of contents: DocumentContents, by codec: any DocumentCodec, _ progress: Progress
    ) async throws -> [String] {
        progress.begin(total: contents.charts.count + contents.dreams.wishes.count)
        var pieces: [String] = []
        try codec.write(contents) { piece in
            try Task.checkCancellation()
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
            try Task.checkCancellation()
            progress.report(count)
        }
    }
}

// The preview of an import, before the person confirms it.
extension [ChartArrival] {
    /// One line for each of the first twenty charts, and one with the number of remaining charts, if any.
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
