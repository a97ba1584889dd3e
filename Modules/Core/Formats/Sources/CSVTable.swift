public import Basics
import Terminal

/// A parser of a CSV table, whose first row names the columns in any order. Commas, semicolons or tabs separate the
/// fields.
public struct CSVTable<Failure: DocumentFailure> {
    /// The names of the columns, in the order of the header.
    private let columns: [String]
    private var reader: CSVReader

    /// The offset of the first byte that is not yet parsed.
    public var offset: Int { reader.offset }

    /// Creates a parser of a table, and checks its header against the known and the required columns.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - start: the offset at which the table begins.
    ///   - known: the names of all valid columns.
    ///   - required: the names of the required columns.
    ///   - other: the error for a text that is no such table: with each separator, its first row has no known column,
    ///     or has a misplaced or unclosed quote.
    /// - Throws: `other`, or an error about an unknown, repeated or missing column or about invalid UTF-8.
    public init(
        _ bytes: [UInt8], from start: Int = 0, known: [String], required: [String], orElse other: Failure
    ) throws(Failure) {
        var reader = CSVReader(bytes, from: start)
        var header = try Self.header(&reader)
        for separator in [";", "\t"] as [Unicode.Scalar] where !header.contains(where: known.contains) {
            reader = CSVReader(bytes, from: start, separator: separator)
            header = try Self.header(&reader)
        }
        guard header.contains(where: known.contains) else { throw other }
        let line = reader.lineOfRow
        var columns: Set<String> = []
        for name in header {
            guard known.contains(name) else {
                throw Failure(FormatError(line: line, field: name.visible, .unknownField(known: known)))
            }
            guard columns.insert(name).inserted else {
                throw Failure(FormatError(line: line, field: name, .repeatedField))
            }
        }
        for column in required where !columns.contains(column) {
            throw Failure(FormatError(line: line, field: column, .missing))
        }
        (self.columns, self.reader) = (header, reader)
    }

    /// Returns the names of the columns; none for a row with a misplaced quote, which is a sign of another separator or
    /// of another kind of text.
    private static func header(_ reader: inout CSVReader) throws(Failure) -> [String] {
        do throws(FormatError) {
            return try reader.row() ?? []
        } catch {
            guard [.strayQuote, .openQuote].contains(error.fault) else { throw Failure(error) }
            return []
        }
    }

    /// Returns the next row that is not empty; `nil` at the end.
    ///
    /// - Throws: an error about a misplaced or unclosed quote, invalid UTF-8, or a row with the wrong number of fields.
    public mutating func row() throws(Failure) -> TableRow<Failure>? {
        do throws(FormatError) {
            guard let fields = try reader.row() else { return nil }
            let line = reader.lineOfRow
            guard fields.count == columns.count else {
                throw FormatError(line: line, .fieldCount(found: fields.count, wanted: columns.count))
            }
            return TableRow(line: line, columns: columns, fields: fields)
        } catch {
            throw Failure(error)
        }
    }
}

/// A row of a CSV table, whose fields are accessed by the names of their columns.
public struct TableRow<Failure: DocumentFailure> {
    /// The number of the row's first line, counted from 1.
    public let line: Int
    /// The names of the table's columns, in order.
    public let columns: [String]
    private let fields: [String]

    init(line: Int, columns: [String], fields: [String]) {
        (self.line, self.columns, self.fields) = (line, columns, fields)
    }

    /// The text of the field in a column, without an apostrophe before a formula; empty if the table does not have the
    /// column.
    public subscript(column: String) -> String {
        columns.firstIndex(of: column).map { fields[$0].unguarded } ?? ""
    }

    /// Returns the error for a fault in the field of a column.
    public func error(_ column: String, _ fault: FormatFault) -> Failure {
        Failure(FormatError(line: line, field: column, fault))
    }
}
