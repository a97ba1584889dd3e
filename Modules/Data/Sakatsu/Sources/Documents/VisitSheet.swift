import Basics
import Formats
import SakatsuDomainInterface

/// A table of another program with a visit in each row, whose columns have names in any language of the project, such as
/// `日付,施設名,サウナ温度,セット数,サウナ,水風呂,休憩,感想`, or are chosen by the person.
struct VisitSheet {
    private var columns: [(header: String, column: Column?)]
    private var reader: CSVReader
    /// The units of plain numbers that the person chose with a column.
    private var units: [Column: String] = [:]

    /// The offset of the first byte that is not yet parsed.
    var offset: Int { reader.offset }

    /// Creates a parser of a table of another program. Without a choice of columns, returns `nil` for any other text,
    /// and for a table whose headers name no facility or no date.
    ///
    /// - Throws: with a choice of columns, an error for a text that is no such table, for an unknown field or column,
    ///   and if no column has the facility or the date.
    init?(_ bytes: [UInt8], from start: Int, columns choice: String?) throws(VisitColumnsError) {
        let tables = Self.tables(bytes, from: start).map { header, reader in
            var seen: Set<Column> = []
            let columns = header.map { name in
                let column = Column(header: name)
                return (header: name, column: column.flatMap { seen.insert($0).inserted ? $0 : nil })
            }
            return (columns: columns, reader: reader, isKnown: seen.isSuperset(of: Column.required))
        }
        guard let table = tables.first(where: \.isKnown) ?? (choice == nil ? nil : tables.first) else {
            if choice == nil { return nil }
            throw .noTable
        }
        (columns, reader) = (table.columns, table.reader)
        if let choice { try choose(choice) }
    }

    /// The headers of a table whose columns have to be chosen; `nil` for any other text.
    static func headers(of bytes: [UInt8], from start: Int) -> [String]? {
        tables(bytes, from: start).first { header, reader in
            var reader = reader
            return (try? reader.row())?.count == header.count
        }?.header
    }

    /// Returns the headers of the texts as a table, the one with the most columns first.
    private static func tables(_ bytes: [UInt8], from start: Int) -> [(header: [String], reader: CSVReader)] {
        let tables = ([",", ";", "\t"] as [Unicode.Scalar]).compactMap { separator in
            var reader = CSVReader(bytes, from: start, separator: separator)
            let header = (try? reader.row()) ?? []
            let isOther = header.count > 1 && !header.contains(VisitTable.columns[0])
            return isOther ? (header: header.map { $0.trimmingWhitespace() }, reader: reader) : nil
        }
        return tables.sorted { $0.header.count > $1.header.count }
    }

    /// Changes what the columns hold.
    private mutating func choose(_ choice: String) throws(VisitColumnsError) {
        for (field, wanted) in try choice.assignments() {
            guard let column = Column(header: field) else {
                throw .noSuchField(field.cited, fields: Column.allCases.map(\.name))
            }
            for index in columns.indices where columns[index].column == column { columns[index].column = nil }
            units[column] = field.contains("(") ? column.unit(in: field) : nil
            if wanted.isEmpty || wanted == "-" { continue }
            let byNumber = Int(wanted).flatMap { (1...columns.count).contains($0) ? $0 - 1 : nil }
            let named = columns.firstIndex { $0.header.halfWidth.lowercased() == wanted.lowercased() }
            guard let index = byNumber ?? named else { throw .noSuchColumn(wanted.cited, count: columns.count) }
            columns[index].column = column
        }
        for column in Column.required where header(of: column) == nil { throw .noColumn(column.name) }
    }

    /// What a column of the table holds.
    enum Column: CaseIterable {
        case facility, date, saunaDegrees, bathDegrees, count, set, sauna, coolBath, rest, foreword, afterword

        /// The columns without which a table holds no visits.
        static let required = [facility, date]
    }

    /// Lines that say how the columns are read, and which ones are left out.
    var readings: [Phrase] {
        let numbered = columns.enumerated().map { (title: ColumnPhrases.column($0 + 1, $1.header), column: $1.column) }
        let read = numbered.compactMap { title, column in
            column.map { Phrase(pattern: "\(title) → \($0.phrase(unit(of: $0)))") }
        }
        let left = zip(numbered, columns).filter { $0.column == nil && !$1.header.isEmpty }.map(\.0.title)
        return [ColumnPhrases.columns(read)] + (left.isEmpty ? [] : [ColumnPhrases.leftOut(left)])
    }

    /// Returns the visit of the next row; `nil` at the end.
    mutating func visit(today: Day, until last: Day) throws(VisitImportError) -> DocumentedVisit? {
        let fields: [String]
        do throws(FormatError) {
            guard let row = try reader.row() else { return nil }
            fields = row
        } catch {
            throw VisitImportError(error)
        }
        let line = reader.lineOfRow
        guard fields.count == columns.count else {
            throw VisitImportError(FormatError(line: line, .fieldCount(found: fields.count, wanted: columns.count)))
        }
        var values: [Column: (text: String, place: DocumentPlace)] = [:]
        for (field, (header, column)) in zip(fields, columns) {
            let text = field.trimmingWhitespace()
            if let column, !text.isEmpty { values[column] = (text, DocumentPlace(line: line, field: header)) }
        }
        func value<T>(
            _ column: Column, _ make: (String) throws(SakatsuError) -> T
        ) throws(VisitImportError) -> T? {
            guard let (text, place) = values[column] else { return nil }
            return try place.make { () throws(SakatsuError) in try make(text) }
        }
        func missing(_ column: Column) -> VisitImportError {
            VisitImportError(FormatError(line: line, field: header(of: column), .missing))
        }
        guard let facility = try value(.facility, { text throws(SakatsuError) in try Facility(text) }) else {
            throw missing(.facility)
        }
        guard let (date, place) = values[.date] else { throw missing(.date) }
        guard let day = try place.day(typed: date, from: today, until: last) else {
            throw VisitImportError(place, .noDay(NotADay(date.cited)))
        }
        func temperature(_ column: Column) throws(VisitImportError) -> Temperature? {
            let unit = unit(of: column)
            return try value(column) { text throws(SakatsuError) in try Temperature(text.adding(unit)) }
        }
        let temperatures = Temperatures(
            sauna: try temperature(.saunaDegrees), coolBath: try temperature(.bathDegrees))
        var lengths: [[StepLength]] = []
        for (phase, column) in [(Phase.sauna, Column.sauna), (.coolBath, .coolBath), (.rest, .rest)] {
            let unit = unit(of: column)
            let found = try value(column) { text throws(SakatsuError) in try text.lengths(of: phase, unit) }
            lengths.append(found ?? [])
        }
        let set = try value(.set) { text throws(SakatsuError) in try SaunaSet(text) }
        let count = try value(.count) { text throws(SakatsuError) in try SetCount(text) }
        let all = lengths
        let sets = try place.make { () throws(SakatsuError) in
            if let set { return Array(repeating: set, count: count?.count ?? 1) }
            return try all.sets(count)
        }
        let remarks = (
            before: try value(.foreword) { text throws(SakatsuError) in try Remark(text) },
            after: try value(.afterword) { text throws(SakatsuError) in try Remark(text) }
        )
        let visit = try place.make { () throws(SakatsuError) in
            try Visit(
                facility, on: day, foreword: remarks.before, temperatures: temperatures, sets: sets,
                afterword: remarks.after)
        }
        return DocumentedVisit(nil, visit)
    }

    private func header(of column: Column) -> String? { columns.first { $0.column == column }?.header }

    /// Returns the unit of plain numbers in a column.
    private func unit(of column: Column) -> String { units[column] ?? column.unit(in: header(of: column) ?? "") }
}

/// A length in a cell, with the number of sets that have it; `nil` for one that no number follows.
private typealias StepLength = (step: Step, count: SetCount?)

extension String {
    /// Returns the text with a unit after it if it is a plain number.
    fileprivate func adding(_ unit: String) -> String {
        last?.isNumber == true && !contains(":") ? "\(self)\(unit)" : self
    }

    /// Parses the lengths of a phase in a cell, such as `12`, `8分 × 1、10分 × 2` or `8, 10, 10`. `unit` is that of plain
    /// numbers.
    fileprivate func lengths(of phase: Phase, _ unit: String) throws(SakatsuError) -> [StepLength] {
        var lengths: [StepLength] = []
        for part in split(whereSeparator: { "、,，;；・\n".contains($0) }) {
            let mark = part.lastIndex { "x×X*ｘ＊".contains($0) }
            let text = String(mark.map { part[..<$0] } ?? part).trimmingWhitespace()
            var count: SetCount?
            if let mark { count = try SetCount(String(part[part.index(after: mark)...]).trimmingWhitespace()) }
            lengths.append((try Step(phase, typed: text.adding(unit)), count))
        }
        return lengths
    }
}

extension [[StepLength]] {
    /// Returns the sets with the lengths of each phase. A single length without a number is that of all sets.
    fileprivate func sets(_ count: SetCount?) throws(SakatsuError) -> [SaunaSet] {
        if allSatisfy(\.isEmpty) { return [] }
        func total(_ lengths: [StepLength]) -> Int { lengths.reduce(0) { $0 + ($1.count?.count ?? 1) } }
        if count?.count == 0 { return [] }
        let all = try SetCount(Swift.max(count?.count ?? 0, map(total).max() ?? 0))
        var steps = TypedSteps()
        for lengths in self {
            for (index, length) in lengths.enumerated() {
                let word = length.step.length.english
                if index == 0 { steps.add(length.step, word) } else { steps.continueLast(with: length.step, word) }
                let one = lengths.count == 1 ? all : try SetCount(1)
                _ = try steps.repeatLast(length.count ?? one, word)
            }
        }
        return try steps.sets().flatMap { set in [SaunaSet?](repeating: set.set, count: set.count).compactMap(\.self) }
    }
}
