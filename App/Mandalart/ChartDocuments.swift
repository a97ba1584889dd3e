import ExchangeDomainInterface
import JSON
import Languages
import MandalartDomainInterface
import Platform
import Prompt
import Ribcage

/// The charts as documents, for the host's `export` and `import`. What is exported is the chart that a person is at,
/// unless they name another.
struct ChartDocuments: DocumentPort {
    let charts: any ChartsUseCase
    let transfer: any ChartTransferUseCase
    let exchange: any ExchangeUseCase
    let place: Route

    static let offer = DocumentOffer(
        formats: DocumentFormat.allCases.map(\.rawValue),
        themes: [Appearance.light, .dark].map(\.rawValue), themedFormats: [DocumentFormat.svg, .html].map(\.rawValue),
        item: "chart",
        export: ExchangePhrases.export, importing: ExchangePhrases.importing)

    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String] {
        guard let format = DocumentFormat(rawValue: format) else { return [] }
        let style = DocumentStyle(appearance: theme.flatMap(Appearance.init) ?? .auto, language: language)
        return try await Self.pieces(of: selected(selection), as: format, style, by: exchange, progress)
    }

    func names() async throws -> [String] { try await transfer.names() }

    private func selected(_ selection: DocumentSelection) async throws -> [NamedChart] {
        switch selection {
        case .all: return try await transfer.namedCharts(nil)
        case .named(let word): return try await transfer.namedCharts(word)
        case .current:
            let id = try await charts.chart(at: place)
            let name = try await charts.charts().first { $0.id == id }?.name
            return [NamedChart(name: name, chart: try await charts.chart(id).chart())]
        }
    }

    func prepareImport(of document: [UInt8], _ progress: Progress) async throws -> PreparedImport {
        let arriving = try await Self.charts(in: document, by: exchange, progress)
        let arrivals = try await transfer.arrivals(of: arriving)
        return PreparedImport(
            preview: arrivals.preview, question: arrivals.question,
            details: ["charts": .array(arrivals.map { .object($0.json) })]
        ) { [transfer] progress in
            progress.begin(total: arriving.count)
            try await transfer.importCharts(arriving) { progress.report($0) }
            let done = ExchangePhrases.imported(arrivals.count)
            return arrivals.contains { $0.changedCells > 0 } ? done.followed(by: ExchangePhrases.undoable) : done
        }
    }
}

// What takes long, away from the main actor.
extension ChartDocuments {
    private nonisolated static func pieces(
        of charts: [NamedChart], as format: DocumentFormat, _ style: DocumentStyle, by exchange: any ExchangeUseCase,
        _ progress: Progress
    ) async throws -> [String] {
        progress.begin(total: charts.count)
        var pieces: [String] = []
        try exchange.write(charts, as: format, style: style) { piece in
            try CancellationSteps.check()
            pieces.append(piece)
            progress.report(pieces.count)
        }
        return pieces
    }

    private nonisolated static func charts(
        in document: [UInt8], by exchange: any ExchangeUseCase, _ progress: Progress
    ) async throws -> [NamedChart] {
        progress.begin(total: document.count)
        return try exchange.charts(in: document) { count in
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
        return prefix(shown).map(\.preview) + (count > shown ? [ExchangePhrases.andMore(count - shown)] : [])
    }

    fileprivate var question: Phrase {
        let new = count { $0.replaced == nil }
        let changed = reduce(0) { $0 + $1.changedCells }
        return ExchangePhrases.question(new: new, replaced: count - new, changedCells: changed)
    }
}

extension ChartArrival {
    fileprivate var preview: Phrase {
        let what = name.map { ExchangePhrases.chart($0.text) } ?? ExchangePhrases.unnamed
        guard let replaced else { return ExchangePhrases.isNew(what, cells: filledCells) }
        return ExchangePhrases.replaces(what, "\(replaced)", cells: filledCells, changed: changedCells)
    }

    fileprivate var json: JSONObject {
        [
            "name": JSONValue(name?.text), "replaced": replaced.map { .integer($0.number) } ?? .null,
            "filledCells": .integer(filledCells), "changedCells": .integer(changedCells),
        ]
    }
}
