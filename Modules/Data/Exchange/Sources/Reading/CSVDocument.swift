import Basics
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface
import Terminal

/// A CSV table of filled cells. The header names the columns in any order; columns of optional fields may be missing.
/// The rows may be in any order, for example after sorting in a spreadsheet.
enum CSVDocument {
    /// Decodes the charts, in the order in which their names first occur. `progress` is called after each row with the
    /// number of bytes read so far.
    static func charts(
        in bytes: [UInt8], from start: Int, progress: (Int) throws -> Void
    ) throws -> [NamedChart] {
        var document = try CSVTable<ImportError>(
            bytes, from: start, known: CSVRow.columns,
            required: [CSVRow.chart, CSVRow.subGoal, CSVRow.position, CellField.title.word],
            orElse: ImportError(line: 1, reason: .notADocument))
        var table = ChartTable()
        while let row = try document.row() {
            try table.add(CSVCell(row: row))
            try progress(document.offset)
        }
        return try table.charts()
    }
}

/// A row of the table, with typed access to its fields.
struct CSVCell {
    let row: TableRow<ImportError>

    /// Returns the name of the chart; `nil` if the field is empty.
    func chart() throws(ImportError) -> Title? {
        self[CSVRow.chart] == "" ? nil : try make(CSVRow.chart, Title.init)
    }

    /// Returns the address of the cell; `nil` for a row that contains only a chart's name.
    func cell() throws(ImportError) -> Cell? {
        if self[CSVRow.subGoal] != "" {
            let subGoal: Position = try make(CSVRow.subGoal, Position.init)
            return .actionItem(try make(CSVRow.position, Position.init), in: subGoal)
        }
        if self[CSVRow.position] == "\(Position.centre)" { return .coreGoal }
        if row.columns.allSatisfy({ $0 == CSVRow.chart || self[$0] == "" }) { return nil }
        return .subGoal(try make(CSVRow.position, Position.init))
    }

    /// Returns the content of the cell at an address.
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
            throw row.error(field.word, .notOneOf(field.candidates, found: text.visible))
        }
        switch field.kind {
        case .day where !text.isEmpty: do { _ = try Day(text) } catch { throw self.error(field.word, .noDay(error)) }
        // A percent must be a number without a sign.
        case .percent: _ = try make(field.word, AchievementRate.init)
        case .day, .requiredText, .text, .token: break
        }
        do { try field.read(text, into: &content) } catch { throw self.error(field.word, .notTaken(error)) }
    }

    func error(_ column: String, _ reason: ImportError.Reason) -> ImportError {
        ImportError(line: row.line, field: column, reason: reason)
    }

    private func make<T>(_ column: String, _ make: (String) throws(MandalartError) -> T) throws(ImportError) -> T {
        do { return try make(self[column]) } catch { throw self.error(column, .notTaken(error)) }
    }

    private subscript(column: String) -> String { row[column] }
}
