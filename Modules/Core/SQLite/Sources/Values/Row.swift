import CSQLite

/// The current row of a query. A row can be neither copied nor stored, so that it cannot escape the closure that gets
/// it.
///
/// Columns are found by name, ignoring case, but an exact match takes precedence. Of two columns with the same name,
/// the first is used.
public struct Row: ~Copyable {
    private let statement: Statement
    private let number: Int

    init(_ statement: Statement, number: Int) {
        (self.statement, self.number) = (statement, number)
    }

    /// The names of all columns, in order.
    public var columns: [String] { statement.columns }

    /// Returns the value of a column, whatever its type.
    ///
    /// - Throws: ``DatabaseError`` when the column does not exist, or when its text is not valid UTF-8.
    public func value(_ column: String) throws(DatabaseError) -> Value {
        let index = try index(of: column)
        if sqlite3_column_type(statement.pointer, index) == SQLITE_TEXT {
            return .text(try text(at: index, of: column))
        }
        return value(at: Int(index))
    }

    /// Returns the value of the column with an index from 0; NULL if there is no such column. Invalid UTF-8 in text is
    /// replaced by U+FFFD.
    public func value(at index: Int) -> Value {
        let index = Int32(truncatingIfNeeded: index)
        return switch sqlite3_column_type(statement.pointer, index) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement.pointer, index))
        case SQLITE_FLOAT: .real(sqlite3_column_double(statement.pointer, index))
        case SQLITE_TEXT: .text(repairedText(at: index))
        case SQLITE_BLOB: .blob(blob(at: index))
        default: .null
        }
    }

    /// Returns the error for a column with an unexpected value. A program may accept fewer values than SQLite does:
    /// `throw row.unexpected("palette", expected: "the name of a palette")`.
    ///
    /// - Parameters:
    ///   - column: the name of the column.
    ///   - expected: the expected value, as in "column palette should hold …".
    /// - Returns: the error, which includes the actual value.
    public func unexpected(_ column: String, expected: String) -> DatabaseError {
        do throws(DatabaseError) {
            return failure(column, expected: expected, found: try value(column).description)
        } catch {
            return error
        }
    }

    /// Returns a value that the caller has converted from a column.
    ///
    /// - Throws: the error of ``unexpected(_:expected:)`` if the conversion returned `nil`.
    public func checked<Checked>(
        _ value: Checked?, _ column: String, expected: @autoclosure () -> String
    ) throws(DatabaseError) -> Checked {
        guard let value else { throw unexpected(column, expected: expected()) }
        return value
    }

    private func index(of column: String) throws(DatabaseError) -> Int32 {
        if let index = statement.index(of: column) { return index }
        throw failure(column, expected: "a value", found: "missing (there are: \(columns.joined(separator: ", ")))")
    }

    /// Returns the text of a column. The length is read after the text, as sqlite.org/c3ref/column_blob.html demands.
    private func text(at index: Int32, of column: String) throws(DatabaseError) -> String {
        let start = sqlite3_column_text(statement.pointer, index)
        let count = Int(sqlite3_column_bytes(statement.pointer, index))
        let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw failure(column, expected: "text", found: "\(count) bytes that are not valid UTF-8")
        }
        return text
    }

    /// Returns the text of a column, with U+FFFD for invalid UTF-8.
    private func repairedText(at index: Int32) -> String {
        let start = sqlite3_column_text(statement.pointer, index)
        let count = Int(sqlite3_column_bytes(statement.pointer, index))
        return String(decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
    }

    private func blob(at index: Int32) -> [UInt8] {
        let start = sqlite3_column_blob(statement.pointer, index)
        let count = Int(sqlite3_column_bytes(statement.pointer, index))
        return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    private func failure(_ column: String, expected: String, found: String) -> DatabaseError {
        DatabaseError(
            .unexpectedRow(column: column, expected: expected, found: found), code: .mismatch,
            message: "column \(column) of row \(number) should hold \(expected) but is \(found)",
            path: statement.path, sql: statement.sql)
    }
}
