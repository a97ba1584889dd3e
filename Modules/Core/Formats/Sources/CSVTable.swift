public import Documents
import Terminal

/// A table whose header names the columns, in any order.
public struct CSVTable<Failure: DocumentFailure> {
    /// The names of the columns, in order.
    private let columns: [String]
    private var reader: CSVReader

    /// The number of bytes read.
    public var offset: Int { reader.offset }

    /// A table with known columns, some of which are required.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - start: the offset of its beginning.
    ///   - known: the names of all valid columns.
    ///   - required: the names of the required columns.
    ///   - other: the error for a header without any of them, as of another kind of text.
    /// - Throws: an error about the header.
    public init(
        _ bytes: [UInt8], from start: Int = 0, known: [String], required: [String], orElse other: Failure
    ) throws(Failure) {
        var reader = CSVReader(bytes, from: start)
        let header: [String]
        do throws(FormatError) {
            header = try reader.row() ?? []
        } catch {
            // Quotes in the wrong place there are a sign of some other text, too.
            throw [.strayQuote, .openQuote].contains(error.fault) ? other : Failure(error)
        }
        guard header.contains(where: known.contains) else { throw other }
        var columns: Set<String> = []
        for name in header {
            guard known.contains(name) else {
                throw Failure(FormatError(line: 1, field: name.visible, .unknownField(known: known)))
            }
            guard columns.insert(name).inserted else {
                throw Failure(FormatError(line: 1, field: name, .repeatedField))
            }
        }
        for column in required where !columns.contains(column) {
            throw Failure(FormatError(line: 1, field: column, .missing))
        }
        (self.columns, self.reader) = (header, reader)
    }

    /// Returns the next row that is not empty; `nil` at the end.
    ///
    /// - Throws: an error about a misplaced quote, invalid UTF-8, or a row with the wrong number of fields.
    public mutating func row() throws(Failure) -> TableRow<Failure>? {
        do throws(FormatError) {
            let line = reader.line
            guard let fields = try reader.row() else { return nil }
            guard fields.count == columns.count else {
                throw FormatError(line: line, .fieldCount(found: fields.count, wanted: columns.count))
            }
            return TableRow(line: line, columns: columns, fields: fields)
        } catch {
            throw Failure(error)
        }
    }
}

/// A row of a table, with its fields by column.
public struct TableRow<Failure: DocumentFailure> {
    /// The number of its first line, counted from 1.
    public let line: Int
    /// The columns of the table.
    public let columns: [String]
    private let fields: [String]

    init(line: Int, columns: [String], fields: [String]) {
        (self.line, self.columns, self.fields) = (line, columns, fields)
    }

    /// The text of a field; empty if the table does not have the column.
    public subscript(column: String) -> String {
        columns.firstIndex(of: column).map { fields[$0].unguarded } ?? ""
    }

    /// The error of a field.
    public func error(_ column: String, _ fault: FormatFault) -> Failure {
        Failure(FormatError(line: line, field: column, fault))
    }
}
