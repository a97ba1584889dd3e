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

    private static func columns(of header: [String]) throws(ImportError) -> [CSVRow.Column] {
        var columns: [CSVRow.Column] = []
        let known = CSVRow.Column.allCases.map(\.rawValue)
        if !header.contains(where: known.contains) { throw ImportError(line: 1, reason: .notADocument) }
        for name in header {
            guard let column = CSVRow.Column(rawValue: name) else {
                throw ImportError(line: 1, field: name.visible, reason: .unknownField(known: known))
            }
            guard !columns.contains(column) else { throw ImportError(line: 1, field: name, reason: .repeatedField) }
            columns.append(column)
        }
        for column in [.chart, .subGoal, .position, .title] as [CSVRow.Column] where !columns.contains(column) {
            throw ImportError(line: 1, field: column.rawValue, reason: .missing)
        }
        return columns
    }
}

/// One row of the table, which reads its fields as what they should be.
struct CSVCell {
    let line: Int
    private let columns: [CSVRow.Column]
    private let fields: [String]

    init(line: Int, columns: [CSVRow.Column], fields: [String]) {
        (self.line, self.columns, self.fields) = (line, columns, fields)
    }

    /// The name of the chart, if it has one.
    func chart() throws(ImportError) -> Title? {
        self[.chart] == "" ? nil : try make(.chart, Title.init)
    }

    /// Which cell it is; `nil` for a row with a chart's name alone.
    func cell() throws(ImportError) -> Cell? {
        if self[.subGoal] != "" {
            let subGoal: Position = try make(.subGoal, Position.init)
            return .actionItem(try make(.position, Position.init), in: subGoal)
        }
        if self[.position] == "\(Position.centre)" { return .coreGoal }
        if columns.allSatisfy({ $0 == .chart || self[$0] == "" }) { return nil }
        return .subGoal(try make(.position, Position.init))
    }

    /// What the cell holds.
    func content(of cell: Cell) throws(ImportError) -> CellContent {
        let title: Title = try make(.title, Title.init)
        switch cell {
        case .coreGoal, .subGoal:
            guard self[.every] == "" else { throw notTaken(.every, .noSuchField(.every, cell)) }
            guard self[.rate] == "" else { throw notTaken(.rate, .noSuchField(.rate, cell)) }
            let palette = Palette(rawValue: self[.palette])
            guard palette != nil || self[.palette] == "" else {
                throw error(.palette, .notOneOf(Palette.allCases.map(\.rawValue), found: self[.palette].visible))
            }
            return .goal(
                title: title, description: try make(.description, Note.init), palette: palette,
                image: self[.image] == "" ? nil : try make(.image, ImageAddress.init), due: try due())
        case .actionItem:
            let others: [(CSVRow.Column, CellField)] = [
                (.description, .description), (.palette, .palette), (.image, .image),
            ]
            for (column, field) in others where self[column] != "" {
                throw notTaken(column, .noSuchField(field, cell))
            }
            return .actionItem(
                ActionItem(
                    title: title, rate: try make(.rate, AchievementRate.init), due: try due(),
                    habit: self[.every] == "" ? nil : Habit(try make(.every, Cadence.init))))
        }
    }

    private func due() throws(ImportError) -> Day? {
        let text = self[.due]
        guard text != "" else { return nil }
        do { return try Day(text) } catch { throw self.error(.due, .noDay(error)) }
    }

    func error(_ column: CSVRow.Column, _ reason: ImportError.Reason) -> ImportError {
        ImportError(line: line, field: column.rawValue, reason: reason)
    }

    private func notTaken(_ column: CSVRow.Column, _ error: MandalartError) -> ImportError {
        self.error(column, .notTaken(error))
    }

    private func make<T>(
        _ column: CSVRow.Column, _ make: (String) throws(MandalartError) -> T
    ) throws(ImportError) -> T {
        do { return try make(self[column]) } catch { throw notTaken(column, error) }
    }

    /// The text of a field, empty where the table has no such column.
    private subscript(column: CSVRow.Column) -> String {
        columns.firstIndex(of: column).map { fields[$0].unguarded } ?? ""
    }
}
