import ExchangeDomainInterface
import MandalartDomainInterface
import Terminal
import Time

/// A table of filled cells. Its first row names the columns, in any order; those that may be empty may be left out. The
/// rows may stand in any order, as a spreadsheet that sorted them leaves them.
struct CSVDocument {
    private var reader: CSVReader

    init(_ bytes: [UInt8], from start: Int) {
        reader = CSVReader(bytes, from: start)
    }

    /// The charts, in the order in which their names come first.
    ///
    /// - Throws: ``ImportError``, and what `progress` throws, which is called after each row.
    func charts(progress: (Int) throws -> Void) throws -> [NamedChart] {
        var reader = reader
        let columns = try Self.columns(of: Self.header(of: &reader))
        var table = ChartTable()
        var line = reader.line
        while let fields = try reader.row() {
            guard fields.count == columns.count else {
                throw ImportError(line: line, reason: .fieldCount(found: fields.count, wanted: columns.count))
            }
            try table.add(CSVCell(line: line, columns: columns, fields: fields))
            line = reader.line
            try progress(reader.offset)
        }
        return try table.charts()
    }

    /// The first row. Quotes in the wrong place there are a sign of some other text.
    private static func header(of reader: inout CSVReader) throws(ImportError) -> [String] {
        do throws(ImportError) {
            return try reader.row() ?? []
        } catch  where [.strayQuote, .openQuote].contains(error.reason) {
            throw ImportError(line: error.line, reason: .notADocument)
        }
    }

    private static func columns(of header: [String]) throws(ImportError) -> [String] {
        let known = CSVRow.columns
        if !header.contains(where: known.contains) { throw ImportError(line: 1, reason: .notADocument) }
        var columns: Set<String> = []
        for name in header {
            guard known.contains(name) else {
                throw ImportError(line: 1, field: name.visible, reason: .unknownField(known: known))
            }
            guard columns.insert(name).inserted else { throw ImportError(line: 1, field: name, reason: .repeatedField) }
        }
        for column in [CSVRow.chart, CSVRow.subGoal, CSVRow.position, CellField.title.word]
        where !columns.contains(column) {
            throw ImportError(line: 1, field: column, reason: .missing)
        }
        return header
    }
}

/// One row of the table, which reads its fields as what they should be.
struct CSVCell {
    let line: Int
    private let columns: [String]
    private let fields: [String]

    init(line: Int, columns: [String], fields: [String]) {
        (self.line, self.columns, self.fields) = (line, columns, fields)
    }

    /// The name of the chart, if it has one.
    func chart() throws(ImportError) -> Title? {
        self[CSVRow.chart] == "" ? nil : try make(CSVRow.chart, Title.init)
    }

    /// Which cell it is; `nil` for a row with a chart's name alone.
    func cell() throws(ImportError) -> Cell? {
        if self[CSVRow.subGoal] != "" {
            let subGoal: Position = try make(CSVRow.subGoal, Position.init)
            return .actionItem(try make(CSVRow.position, Position.init), in: subGoal)
        }
        if self[CSVRow.position] == "\(Position.centre)" { return .coreGoal }
        if columns.allSatisfy({ $0 == CSVRow.chart || self[$0] == "" }) { return nil }
        return .subGoal(try make(CSVRow.position, Position.init))
    }

    /// What the cell holds.
    func content(of cell: Cell) throws(ImportError) -> CellContent {
        var content = CellContent(title: try make(CellField.title.word, Title.init), in: cell)
        for field in CellField.all where field != .title {
            let (text, known) = (self[field.word], content.fields)
            if known.contains(field) {
                try read(field, text, into: &content)
            } else if !text.isEmpty {
                throw error(field.word, .notTaken(.noSuchField(field, cell)))
            }
        }
        return content
    }

    private func read(_ field: CellField, _ text: String, into content: inout CellContent) throws(ImportError) {
        if !field.candidates.isEmpty, !text.isEmpty, !field.candidates.contains(text) {
            throw error(field.word, .notOneOf(field.candidates, found: text.visible))
        }
        switch field.kind {
        case .day where !text.isEmpty: do { _ = try Day(text) } catch { throw self.error(field.word, .noDay(error)) }
        // Without a sign.
        case .percent: _ = try make(field.word, AchievementRate.init)
        case .day, .requiredText, .text, .token: break
        }
        do { try field.read(text, into: &content) } catch { throw self.error(field.word, .notTaken(error)) }
    }

    func error(_ column: String, _ reason: ImportError.Reason) -> ImportError {
        ImportError(line: line, field: column, reason: reason)
    }

    private func make<T>(_ column: String, _ make: (String) throws(MandalartError) -> T) throws(ImportError) -> T {
        do { return try make(self[column]) } catch { throw self.error(column, .notTaken(error)) }
    }

    /// The text of a field, empty where the table has no such column.
    private subscript(column: String) -> String {
        columns.firstIndex(of: column).map { fields[$0].unguarded } ?? ""
    }
}
