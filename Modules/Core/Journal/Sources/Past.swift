public import Basics
public import SQLite

/// Rows that are loaded as they are now, and then rewound edit by edit.
struct Past {
    private let tables: [String: JournaledTable]
    /// The loaded rows, with the names of their tables; a row that does not exist has no fields.
    private var loaded: [RowID: (table: String, fields: Fields?)] = [:]

    /// The few fields that refer to rows, by their names with their tables, and the tables to which they refer.
    private let parentTables: [(field: String, table: String)]

    init(tables: [String: JournaledTable]) {
        self.tables = tables
        parentTables = tables.values.flatMap { table in
            table.parents.compactMap { field in field.referred.map { ("\(table.name).\(field.name)", $0) } }
        }
    }

    subscript(row: RowID) -> Fields? {
        get { loaded[row]?.fields }
        set { loaded[row]?.fields = newValue }
    }

    func tableName(of row: RowID) -> String? { loaded[row]?.table }

    /// Returns the existing rows of a table.
    func rows(of table: String) -> [RowID: Fields] {
        loaded.compactMapValues { $0.table == table ? $0.fields : nil }
    }

    /// Loads the changed rows, and the rows to which they refer, directly or not.
    mutating func load(_ changes: [Change], from connection: borrowing Connection) throws {
        loaded.reserveCapacity(loaded.count + changes.count / 4)
        var wanted: [(String, RowID)] = []
        for (index, change) in changes.enumerated() {
            if index == 0 || change.row != changes[index - 1].row || change.table != changes[index - 1].table {
                wanted.append((change.table, change.row))
            }
            guard let parent = parentTable(of: change) else { continue }
            for case .integer(let number) in [change.before, change.after] { wanted.append((parent, RowID(number))) }
        }
        while let (table, row) = wanted.popLast() {
            guard loaded[row] == nil, let table = tables[table] else { continue }
            let fields = try connection.fields(of: row, in: table)
            loaded[row] = (table.name, fields)
            guard let fields else { continue }
            for field in table.parents {
                guard let parent = field.referred, case .integer(let number) = fields[field.name] else { continue }
                wanted.append((parent, RowID(number)))
            }
        }
    }

    /// Loads the rows that refer to loaded rows, directly or not. These rows may have no changes of their own, because
    /// they were created and deleted together with the loaded rows.
    mutating func loadChildren(from connection: borrowing Connection) throws {
        var parents = loaded.compactMap { $1.fields == nil ? nil : $0 }
        // Level by level, so that the order of the tables does not matter.
        while !parents.isEmpty { parents = try loadChildren(of: parents, from: connection) }
    }

    /// Loads the rows that refer directly to the given rows.
    private mutating func loadChildren(
        of parents: [RowID], from connection: borrowing Connection
    ) throws -> [RowID] {
        var found: [RowID] = []
        for table in tables.values {
            for field in table.parents {
                let sql = """
                    SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name) WHERE \(field.name) = ?
                    """
                for row in parents where loaded[row]?.table == field.referred {
                    let children = try connection.query(sql, row) { row in
                        (RowID(try row.integer("id", as: Int64.self)), row.fields(of: table))
                    }
                    for (id, fields) in children where loaded[id] == nil {
                        loaded[id] = (table.name, fields)
                        found.append(id)
                    }
                }
            }
        }
        return found
    }

    /// Returns the table to which a changed field refers; `nil` for a field that refers to no row.
    private func parentTable(of change: Change) -> String? {
        parentTables.first { $0.field == change.qualifiedField }?.table
    }

    /// Sets the changed fields to their values right after an edit, because later edits of other scopes, which are not
    /// rewound, may have changed them.
    mutating func show(_ changes: [Change]) {
        set(changes) { $0.after }
    }

    /// Sets changed fields to their values before an edit.
    mutating func goBack(before changes: [Change]) {
        set(changes) { $0.before }
    }

    /// Sets changed fields to values of their changes. A row is found once, not for each of its changes.
    private mutating func set(_ changes: [Change], to value: (Change) -> Value) {
        for run in changes.byRow {
            guard let index = loaded.index(forKey: run[run.startIndex].row) else { continue }
            for change in run { loaded.values[index].fields?.set(change.field, to: value(change)) }
        }
    }
}

extension Connection {
    /// Returns the values of a row in the declared columns; `nil` if the row does not exist.
    func fields(of row: RowID, in table: JournaledTable) throws -> Fields? {
        try first(table.selection, row) { $0.fields(of: table) }
    }
}

extension Row {
    /// Returns the values in the declared columns. The query must select these columns in their declared order.
    func fields(of table: JournaledTable) -> Fields {
        // Read in the same way as before-images: a text that is not UTF-8 can still be undone.
        Fields(table.columns, table.columns.indices.map { value(at: $0) })
    }
}

/// The rows of some tables as they were after a past edit.
public struct PastRows {
    let past: Past

    /// Returns those rows of a table that existed after the edit, without deleted rows that are not `kept`.
    public func rows(of table: String, keeping kept: Set<RowID> = []) -> [RowID: Fields] {
        past.rows(of: table).filter { !$1.isDeleted || kept.contains($0) }
    }
}

extension Journal {
    /// Visits the edits of a scope that changed certain tables, newest first, with the rows as they were after each
    /// edit.
    ///
    /// Edits of other scopes are not rewound: in a row that has moved to another scope, a field that was changed in
    /// that scope keeps its current value. The visit stops at an edit whose record is damaged, because the rows before
    /// that edit are unknown.
    ///
    /// - Throws: the errors of `visit`, and `DatabaseError`.
    public func goBack(
        in scope: Int64, through tables: Set<String>, from connection: borrowing Connection,
        _ visit: (_ time: Timestamp, _ rows: PastRows) throws -> Void
    ) throws {
        let entries = try connection.entries(of: scope, last: .max)
        var past = Past(tables: self.tables.filter { tables.contains($0.key) })
        var changes: [[Change]] = []
        do {
            for entry in entries {
                changes.append(try connection.verifiedChanges(of: entry).filter { tables.contains($0.table) })
            }
        } catch JournalError.damaged {}
        try past.load(changes.flatMap(\.self), from: connection)
        try past.loadChildren(from: connection)
        for (entry, changes) in zip(entries, changes) where !changes.isEmpty {
            past.show(changes)
            try visit(HybridTime.timestamp(of: entry.time), PastRows(past: past))
            past.goBack(before: changes)
        }
    }
}
