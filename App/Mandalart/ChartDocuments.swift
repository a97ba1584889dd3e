import ExchangeDomainInterface
import JSON
import MandalartDomainInterface
import Prompt

/// The charts as documents, for the host's `export` and `import`.
struct ChartDocuments: DocumentPort {
    let charts: any ChartsUseCase
    let exchange: any ExchangeUseCase

    static let offer = DocumentOffer(formats: DocumentFormat.allCases.map(\.rawValue), item: "chart")

    func export(_ selection: DocumentSelection, as format: String, _ progress: Progress) async throws -> [String] {
        guard let format = DocumentFormat(rawValue: format) else { return [] }
        return try await Self.pieces(of: selected(selection), as: format, by: exchange, progress)
    }

    private func selected(_ selection: DocumentSelection) async throws -> [NamedChart] {
        switch selection {
        case .all: return try await charts.namedCharts(nil)
        case .named(let word): return try await charts.namedCharts(word)
        case .current:
            let id = try await charts.currentChart()
            let name = try await charts.charts().first { $0.id == id }?.name
            return [NamedChart(name: name, chart: try await charts.chart(id).chart())]
        }
    }

    func prepareImport(of document: [UInt8], _ progress: Progress) async throws -> PreparedImport {
        let arriving = try await Self.charts(in: document, by: exchange, progress)
        let arrivals = try await charts.arrivals(of: arriving)
        return PreparedImport(
            preview: arrivals.preview, question: arrivals.question,
            details: ["charts": .array(arrivals.map { .object($0.json) })]
        ) { [charts] progress in
            progress.begin(total: arriving.count)
            try await charts.importCharts(arriving) { progress.report($0) }
            return arrivals.count == 1 ? "1 chart is imported." : "\(arrivals.count) charts are imported."
        }
    }
}

// What takes long, away from the main actor.
extension ChartDocuments {
    private nonisolated static func pieces(
        of charts: [NamedChart], as format: DocumentFormat, by exchange: any ExchangeUseCase, _ progress: Progress
    ) async throws -> [String] {
        progress.begin(total: charts.count)
        var pieces: [String] = []
        try exchange.write(charts, as: format, style: DocumentStyle()) { piece in
            try Task.checkCancellation()
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
            try Task.checkCancellation()
            progress.report(count)
        }
    }
}

// What a person is told before they say yes.
extension [ChartArrival] {
    /// Each of a few charts, and all that lie beyond as a number.
    fileprivate var preview: [String] {
        let shown = 20
        return prefix(shown).map(\.preview) + (count > shown ? ["… and \(count - shown) more."] : [])
    }

    fileprivate var question: String {
        let (new, changed) = (count { $0.replaced == nil }, reduce(0) { $0 + $1.changedCells })
        let parts = [
            new > 0 ? "add \(new) \(new == 1 ? "chart" : "charts")" : nil,
            count > new ? "replace \(count - new) \(count - new == 1 ? "chart" : "charts")" : nil,
            changed > 0 ? "\(changed) of \(changed == 1 ? "its" : "their") filled cells change" : nil,
        ]
        let sentence = parts.compactMap(\.self).joined(separator: ", ")
        return sentence.prefix(1).uppercased() + sentence.dropFirst() + "?"
    }
}

extension ChartArrival {
    fileprivate var preview: String {
        let what = name.map { "“\($0)”" } ?? "The chart without a name"
        let cells = filledCells == 1 ? "1 filled cell" : "\(filledCells) filled cells"
        guard let replaced else { return "\(what) is new, with \(cells)." }
        let changed = changedCells == 0 ? "No filled cell changes" : "\(changedCells) that are filled now change"
        return "\(what) takes the place of chart \(replaced), with \(cells). \(changed)."
    }

    fileprivate var json: JSONObject {
        [
            "name": JSONValue(name?.text), "replaced": replaced.map { .integer($0.number) } ?? .null,
            "filledCells": .integer(filledCells), "changedCells": .integer(changedCells),
        ]
    }
}
