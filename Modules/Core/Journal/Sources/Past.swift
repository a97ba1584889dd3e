import SQLite

/// Rows that are loaded as they are now, and then rewound edit by edit.
struct Past {
    private let tables: [String: JournaledTable]
    private(set) var rows: [RowID: Fields] = [:]
    private var tableOfRow: [RowID: String] = [:]

    init(tables: [String: JournaledTable]) {
        self.tables = tables
    }

    subscript(row: RowID) -> Fields? { rows[row] }

    /// Returns the table of a loaded row; `nil` for a row that is not loaded.
    func table(of row: RowID) -> JournaledTable? { tableOfRow[row].flatMap { tables[$0] } }

    /// Loads the changed rows, and the rows to which they refer, directly or not.
    mutating func load(_ changes: [Change], from connection: borrowing Connection) throws {
        var wanted: [(String, RowID)] = changes.map { ($0.table, $0.row) }
        for change in changes {
            guard let parent = parentTable(of: change) else { continue }
            for case .integer(let number) in [change.before, change.after] { wanted.append((parent, RowID(number))) }
        }
        while let (table, row) = wanted.popLast() {
            guard tableOfRow[row] == nil, let table = tables[table] else { continue }
            tableOfRow[row] = table.name
            guard let fields = try connection.fields(of: row, in: table) else { continue }
            rows[row] = fields
            for field in table.fields {
                guard let parent = field.referred, case .integer(let number) = fields[field.name] else { continue }
                wanted.append((parent, RowID(number)))
            }
        }
    }

    /// Loads the rows that refer to loaded rows, directly or not. These rows may have no changes of their own, because
    /// they were created and deleted together with the loaded rows.
    mutating func loadChildren(from connection: borrowing Connection) throws {
        var parents = Array(rows.keys)
        // Level by level, so that the order of the tables does not matter.
        while !parents.isEmpty { parents = try loadChildren(of: parents, from: connection) }
    }

    /// Loads the rows that refer directly to the given rows.
    ///
    /// - Returns: the newly loaded rows.
    private mutating func loadChildren(
        of parents: [RowID], from connection: borrowing Connection
    ) throws -> [RowID] {
        var found: [RowID] = []
        for table in tables.values {
            for field in table.fields {
                guard let parent = field.referred else { continue }
                let sql = """
                    SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name) WHERE \(field.name) = ?
                    """
                for row in parents where tableOfRow[row] == parent {
                    let children = try connection.query(sql, row) { row in
                        (RowID(try row.integer("id", as: Int64.self)), row.fields(of: table))
                    }
                    for (id, fields) in children where tableOfRow[id] == nil {
                        (tableOfRow[id], rows[id]) = (table.name, fields)
                        found.append(id)
                    }
                }
            }
        }
        return found
    }

    private func parentTable(of change: Change) -> String? {
        tables[change.table]?.fields.first { $0.name == change.field }?.referred
    }

    /// Sets the changed fields to their values right after an edit, because later edits of other scopes, which are not
    /// rewound, may have changed them.
    mutating func show(_ changes: [Change]) {
        for change in changes { rows[change.row]?.values[change.field] = change.after }
    }

    /// Sets changed fields to their values before an edit.
    mutating func goBack(before changes: [Change]) {
        for change in changes { rows[change.row]?.values[change.field] = change.before }
    }
}

extension Connection {
    /// Returns the values of a row in the declared columns; `nil` if the row does not exist.
    func fields(of row: RowID, in table: JournaledTable) throws -> Fields? {
        let sql = "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name) WHERE id = ?"
        return try first(sql, row) { $0.fields(of: table) }
    }
}

extension Row {
    /// Returns the values in the declared columns. The query must select these columns in their declared order.
    fileprivate func fields(of table: JournaledTable) -> Fields {
        var values: [String: Value] = [:]
        // Read in the same way as before-images: a text that is not UTF-8 can still be undone.
        for (index, column) in table.columns.enumerated() { values[column] = value(at: index) }
        return Fields(values: values)
    }
}
