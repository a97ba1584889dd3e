import CSQLite
import Platform

/// The result of rescuing one table.
public struct RescuedTable: Equatable, Sendable {
    /// The table's name.
    public let name: String
    /// The number of rows that were rescued.
    public internal(set) var rows = 0
    /// The number of readable rows that were left out because they violate a rule of the table. A row is also left out,
    /// but not counted, if another rescued row has its key or its unique value.
    public internal(set) var refused = 0
    /// Whether parts of the table could not be read, so that an unknown number of rows is missing. Also true for the
    /// table of another program that cannot be made without that program.
    public internal(set) var isDamaged = false
}

extension DatabaseFile {
    /// Replaces the contents of a damaged file with all rows that can still be read, brought to the newest version of
    /// the schema. The damaged file is kept at `aside`. Tables that were made without a migration are rescued, too, but
    /// do not stop the rescue of the others.
    ///
    /// Every table is read from both ends. If its key is an integer, the range between the first damaged rows from
    /// either end is halved recursively, so that a damaged page loses only its own rows. No other program can open the
    /// file meanwhile.
    ///
    /// - Parameters:
    ///   - aside: the path for the damaged file.
    ///   - mend: makes the rescued rows consistent, before the adjustments, given the result for each table.
    /// - Returns: the result for each table.
    /// - Throws: ``DatabaseError`` when the file is undamaged, empty, no longer a database, another program's, of a
    ///   newer version, or open in another program, or when its rows cannot be migrated; `SystemError` when the file is
    ///   missing or a file cannot be written; the error of `mend`. The file is unchanged then, unless the disk failed
    ///   during the replacement: see ``DatabaseError/Kind/replacementInDoubt(_:)``.
    public func rescue(
        keepingAt aside: String, mending mend: (borrowing Connection, [RescuedTable]) throws -> Void = { _, _ in }
    ) throws -> [RescuedTable] {
        let file = try exclusive()
        switch file {
        case .missing: throw SystemError.missing(path)
        case .unreadable(let error): throw error
        case .open(let source):
            try source.run("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON")
            return try Self.withPart(beside: path) { part in
                let tables = try rescueRows(of: source, into: part)
                try finish(part) { try mend($0, tables) }
                _ = try replace(by: part, keepingAt: aside, while: file)
                return tables
            }
        }
    }

    private func rescueRows(of source: Handle, into part: String) throws -> [RescuedTable] {
        try source.begin(.deferred)
        defer { source.rollBack() }
        let version = try source.checkedVersion(schema)
        guard version > 0 else { throw DatabaseError(.notADatabase, code: .notADatabase, path: path) }
        guard source.isDamaged else { throw DatabaseError(.notDamaged, code: .error, path: path) }
        // The rows are those of the version that the file has, and are migrated afterwards.
        let target = try Handle.opened(at: .file(part), schema: schema.upTo(version))
        try target.run("PRAGMA foreign_keys=OFF")
        try target.begin(.immediate)
        let old = Connection(source, mayWrite: false)
        let new = Connection(target, mayWrite: true)
        // The rows are copied as they are, without the changes that triggers would make.
        let triggers = try new.query("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'") { row in
            (try row.text("name"), try row.text("sql"))
        }
        for (name, _) in triggers { try new.execute("DROP TRIGGER \"\(name)\"") }
        let made = Set(try new.query("SELECT name FROM sqlite_schema") { try $0.text("name") })
        var unmade: [RescuedTable] = []
        for (name, sql) in old.tables() where !made.contains(name) {
            do throws(DatabaseError) {
                try new.execute(sql)
            } catch {
                guard error.isRefusal else { throw error }
                unmade.append(RescuedTable(name: name, isDamaged: true))
            }
        }
        let tables = try new.query(
            """
            SELECT name, wr FROM pragma_table_list
            WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '\(LogMark.table)'
            ORDER BY name
            """
        ) { (try $0.text("name"), try $0.bool("wr")) }
        let rescued = try tables.map { name, hasNoRowID in
            var reader = TableReader(name, hasNoRowID: hasNoRowID, isOfMigration: made.contains(name))
            return try reader.copy(from: old, to: new)
        }
        for (_, sql) in triggers { try new.execute(sql) }
        try target.commit()
        return rescued + unmade
    }
}

extension Connection {
    /// Returns the names of the ordinary tables with the SQL that made them, except those of SQLite and of journals.
    fileprivate func tables() -> [(name: String, sql: String)] {
        let sql = """
            SELECT made.name, made.sql FROM sqlite_schema AS made JOIN pragma_table_list AS list ON list.name = made.name
            WHERE made.type = 'table' AND list.schema = 'main' AND list.type = 'table'
                AND made.name NOT LIKE 'sqlite_%' AND made.name NOT GLOB 'journal_*' AND made.name <> '\(LogMark.table)'
            """
        // A damaged file may not tell.
        return (try? query(sql) { (name: try $0.text("name"), sql: try $0.text("sql")) }) ?? []
    }
}

extension Handle {
    /// Whether any part of the file is damaged, or any row violates a rule of its table.
    fileprivate var isDamaged: Bool {
        do {
            try checkIntegrity(of: path)
            return false
        } catch {
            return true
        }
    }
}

/// A reader that copies the readable rows of one table into a new file.
private struct TableReader {
    /// The maximum number of ranges to read from the table. Each halving of a damaged range adds two.
    private static let mostRanges = 5_000

    private let hasNoRowID, isOfMigration: Bool
    private var rescued: RescuedTable
    private var columns: [String] = []
    private var key = "rowid"
    private var isKeyInteger = true
    private var ranges = 0

    init(_ name: String, hasNoRowID: Bool, isOfMigration: Bool) {
        (self.hasNoRowID, self.isOfMigration) = (hasNoRowID, isOfMigration)
        rescued = RescuedTable(name: name)
    }

    mutating func copy(from old: borrowing Connection, to new: borrowing Connection) throws -> RescuedTable {
        let declared = try new.query("SELECT name, type, pk FROM pragma_table_info(?)", rescued.name) { row in
            (name: try row.text("name"), type: try row.text("type"), key: try row.integer("pk"))
        }
        if hasNoRowID, let first = declared.first(where: { $0.key == 1 }) {
            (key, isKeyInteger) = (first.name.quoted, first.type == "INTEGER")
        }
        // A damaged file may lack columns.
        let known = try? old.query("SELECT name FROM pragma_table_info(?)", rescued.name) { try $0.text("name") }
        columns = declared.map(\.name).filter { known?.contains($0) == true }
        guard !columns.isEmpty else {
            rescued.isDamaged = true
            return rescued
        }
        if isKeyInteger {
            try copy(Int64.min...Int64.max, from: old, to: new)
        } else if try read(nil, "ASC", from: old, to: new).isBrokenOff {
            rescued.isDamaged = true
            _ = try read(nil, "DESC", from: old, to: new)
        }
        return rescued
    }

    private mutating func copy(
        _ range: ClosedRange<Int64>, from old: borrowing Connection, to new: borrowing Connection
    ) throws {
        ranges += 1
        let up = try read(range, "ASC", from: old, to: new)
        guard up.isBrokenOff else { return }
        rescued.isDamaged = true
        guard up.last != range.upperBound else { return }
        // Without row ids, a key is the first column of several, and its other rows are still to be read.
        let step: Int64 = hasNoRowID ? 0 : 1
        let low = up.last.map { $0 + step } ?? range.lowerBound
        let down = try read(low...range.upperBound, "DESC", from: old, to: new)
        guard down.isBrokenOff else { return }
        guard down.last != low else { return }
        let high = down.last.map { $0 - step } ?? range.upperBound
        guard low < high, ranges < Self.mostRanges else { return }
        let middle = low + Int64(UInt64(bitPattern: high &- low) / 2)
        // If neither end yields a row, the halves are tried until they are small, because keys may be far apart.
        try copy(low...middle, from: old, to: new)
        if middle < high { try copy(middle + 1...high, from: old, to: new) }
    }

    /// Copies rows until the end of the range or the first unreadable row. A key out of order also ends the reading,
    /// because damage may give a row any key.
    private mutating func read(
        _ range: ClosedRange<Int64>?, _ order: String, from old: borrowing Connection, to new: borrowing Connection
    ) throws -> (last: Int64?, isBrokenOff: Bool) {
        let names = columns.map(\.quoted).joined(separator: ", ")
        let condition = range.map { "WHERE \(key) BETWEEN \($0.lowerBound) AND \($0.upperBound)" } ?? ""
        let table = rescued.name.quoted
        let sql = "SELECT \(key) AS rescued_key, \(names) FROM \(table) \(condition) ORDER BY \(key) \(order)"
        var (last, failure) = (Int64?.none, (any Error)?.none)
        do {
            _ = try old.query(sql) { row in
                let key = isKeyInteger ? try row.integer("rescued_key", as: Int64.self) : nil
                if let key, let range {
                    let isInOrder = last.map { order == "ASC" ? key > $0 : key < $0 } ?? true
                    guard range.contains(key), isInOrder || hasNoRowID && key == last else { throw KeyOutOfOrder() }
                }
                do {
                    try insert(row, names, into: new)
                } catch let error as DatabaseError where error.isAboutRow || !isOfMigration && error.isRefusal {
                    rescued.refused += 1
                } catch {
                    failure = error
                    throw error
                }
                last = key
            }
            return (last, false)
        } catch {
            // An error of the new file is not due to damage of the old one.
            if let failure { throw failure }
            return (last, true)
        }
    }

    private mutating func insert(_ row: borrowing Row, _ names: String, into new: borrowing Connection) throws {
        var values: [any ValueConvertible] = []
        for column in columns { values.append(try row.value(column)) }
        if rescued.rows == 0 { try new.execute("DELETE FROM \(rescued.name.quoted)") }
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        let sql = "INSERT INTO \(rescued.name.quoted) (\(names)) VALUES (\(places)) ON CONFLICT DO NOTHING"
        rescued.rows += try new.execute(sql, arguments: values)
    }
}

private struct KeyOutOfOrder: Error {}

extension DatabaseError {
    /// Whether the error means that a row violates a rule of its table.
    fileprivate var isAboutRow: Bool {
        if case .unexpectedRow = kind { true } else { kind == .constraint }
    }

    /// Whether SQLite cannot run a statement, such as one with a function that only another program has.
    fileprivate var isRefusal: Bool { code.primary == SQLITE_ERROR }
}

extension String {
    /// The name of a table or column, quoted for SQL.
    fileprivate var quoted: String {
        let quote = UInt8(ascii: "\"")
        let doubled = utf8.flatMap { $0 == quote ? [$0, $0] : [$0] }
        return "\"\(String(decoding: doubled, as: UTF8.self))\""
    }
}
