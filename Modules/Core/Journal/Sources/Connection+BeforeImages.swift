import SQLite

/// The changes since the last edit, found by comparing rows with their before-images.
struct Differences {
    /// The changes, sorted by row and field as `changes(of:)` returns them.
    var changes: [Change] = []
    var scopes: Set<Int64> = []
    /// The rows with a before-image.
    var rows: [RowID] = []
    /// The rows that could not be read. Their before-images are kept until the rows can be read.
    var unreadable: Set<RowID> = []

    var isEmpty: Bool { changes.isEmpty }
}

extension Connection {
    /// Returns whether there is a before-image, from the open edit or from another program's changes.
    func hasBeforeImages() throws -> Bool {
        try first("SELECT 1 FROM journal_before LIMIT 1") { _ in true } ?? false
    }

    /// Compares the before-images with the current rows.
    ///
    /// - Parameters:
    ///   - tables: the journaled tables.
    ///   - skipped: rows that are skipped if they cannot be read, because they are damaged, or another program has
    ///     written an invalid value into them; `nil` for all rows. Any other unreadable row is an error.
    /// - Returns: the differences.
    /// - Throws: `DatabaseError`.
    func differences(
        in tables: [String: JournaledTable], skippingUnreadable skipped: Set<RowID>?
    ) throws -> Differences {
        let rows = try query("SELECT source, row FROM journal_before") { row in
            (source: try row.text("source"), row: RowID(try row.integer("row", as: Int64.self)))
        }
        var differences = Differences(rows: rows.map(\.row))
        var comparison: Comparison?
        for (source, row) in rows {
            guard let table = tables[source] else { continue }
            if comparison?.table.name != source { comparison = Comparison(table) }
            do {
                try comparison?.add(row, to: &differences, from: self)
            } catch let error as DatabaseError where error.kind == .corrupt && skipped?.contains(row) != false {
                differences.unreadable.insert(row)
            }
        }
        differences.changes.sort { ($0.row, $0.qualifiedField) < ($1.row, $1.qualifiedField) }
        return differences
    }

    /// Removes the before-images, except those of unreadable rows.
    func removeBeforeImages(after differences: Differences) throws {
        guard !differences.unreadable.isEmpty else {
            try execute("DELETE FROM journal_before")
            return
        }
        for row in differences.rows where !differences.unreadable.contains(row) {
            try execute("DELETE FROM journal_before WHERE row = ?", row)
        }
    }
}

/// The comparison of a table's rows with their before-images.
private struct Comparison {
    let table: JournaledTable
    private let names: [FieldName]
    /// The positions of the columns in the order of their names, in which an edit records their changes.
    private let inOrder: [Int]
    /// The positions of the columns that determine the place of a row.
    private let places: [Int]
    private let sql: String

    init(_ table: JournaledTable) {
        self.table = table
        let names = table.recorded.map { FieldName("\(table.name).\($0)") }
        self.names = names
        inOrder = names.indices.sorted { names[$0].qualified < names[$1].qualified }
        places = table.fields.indices.filter { table.fields[$0].isStructural }.map { $0 + 1 }
        let image = table.recorded.map { "\(BeforeImage.column($0)) AS \($0)" }.joined(separator: ", ")
        let values = ["old", "new"].flatMap { moment in table.recorded.map { "\(moment).\($0)" } }
        sql = """
            SELECT \(values.joined(separator: ", ")), \(table.scope("old")), \(table.scope("new"))
            FROM (SELECT row AS id, \(image) FROM journal_before WHERE source = '\(table.name)' AND row = ?1) AS old
                JOIN \(table.name) AS new ON new.id = ?1
            """
    }

    /// Adds the changed fields of a row. If the place or the parent of the row changed, the unchanged structural fields
    /// are added as well, so that a later undo notices whether the row was moved once more.
    func add(_ row: RowID, to differences: inout Differences, from connection: borrowing Connection) throws {
        let count = names.count
        let values = try connection.first(sql, row) { row in (0..<2 * count + 2).map { row.value(at: $0) } }
        guard let values else { return }
        func differs(_ index: Int) -> Bool { !values[index].isSame(as: values[count + index]) }
        let changed = inOrder.filter(differs)
        if changed.isEmpty { return }
        let isNew = values[0] == .null
        let hasMoved = !isNew && places.contains(where: differs)
        for index in hasMoved ? inOrder.filter({ changed.contains($0) || places.contains($0) }) : changed {
            differences.changes.append(
                Change(row: row, name: names[index], before: values[index], after: values[count + index]))
        }
        for case .integer(let scope) in values.suffix(isNew ? 1 : 2) { differences.scopes.insert(scope) }
    }
}
