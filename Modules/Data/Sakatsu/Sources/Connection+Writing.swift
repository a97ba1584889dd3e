import Basics
import Journal
import SQLite
import SakatsuDomainInterface
import SakatsuSchemaData

/// Writes visits. All fields are written, because the journal records only those that differ.
extension Connection {
    /// Inserts a visit with a new number.
    ///
    /// - Returns: the number of the visit.
    /// - Throws: `DatabaseError` and `JournalError`.
    func insert(_ visit: Visit, in edit: inout OpenEdit) throws -> VisitNumber {
        let row = try edit.newRow()
        let sql = """
            INSERT INTO visit (claim, facility, day, foreword, afterword, sauna, cool_bath, id)
                VALUES (\(JournaledTable.visit.nextNumber), ?, ?, ?, ?, ?, ?, ?)
            """
        try write(visit, row, sql)
        try write(visit.sets, over: [], of: row, in: &edit)
        try write(visit.temperatures.named, over: [], of: row, in: &edit)
        return try number(of: row)
    }

    /// Updates the row of a visit, and the rows of its parts that differ from `before`.
    func write(_ visit: Visit, over before: Visit, at row: RowID, in edit: inout OpenEdit) throws {
        let sql = """
            UPDATE visit SET facility = ?, day = ?, foreword = ?, afterword = ?, sauna = ?, cool_bath = ? WHERE id = ?
            """
        try write(visit, row, sql)
        try write(visit.sets, over: before.sets, of: row, in: &edit)
        try move(before.unplaced.sets.compactMap { $0.id?.row }, in: "sauna_set", behind: visit.sets.count)
        try write(visit.temperatures.named, over: before.temperatures.named, of: row, in: &edit)
        // The row of the visit itself is only in the scope of all visits.
        try include(row, in: edit)
    }

    private func write(_ visit: Visit, _ row: RowID, _ sql: String) throws {
        let temperatures = visit.temperatures
        try execute(
            sql, visit.facility.text, visit.day.description, visit.foreword?.text, visit.afterword?.text,
            temperatures.sauna?.tenths, temperatures.coolBath?.tenths, row)
    }

    private func write(
        _ sets: [SaunaSet], over before: [SaunaSet], of visit: RowID, in edit: inout OpenEdit
    ) throws {
        var left = Set(before.compactMap(\.id))
        let columns = Phase.columns
        for (index, set) in sets.enumerated() {
            let values: [any ValueConvertible] = [index + 1] + set.values
            if let id = set.id, left.remove(id) != nil {
                let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
                let sql = "UPDATE sauna_set SET place = ?, \(assignments) WHERE id = ?"
                try execute(sql, arguments: values + [id.row])
            } else {
                let marks = Array(repeating: "?", count: columns.count + 3).joined(separator: ", ")
                let sql =
                    "INSERT INTO sauna_set (place, \(columns.joined(separator: ", ")), id, visit) VALUES (\(marks))"
                try execute(sql, arguments: values + [try edit.newRow(), visit])
            }
        }
        for id in left.sorted() { try execute("UPDATE sauna_set SET deleted = 1 WHERE id = ?", id.row) }
    }

    private func write(
        _ named: [NamedTemperature], over before: [NamedTemperature], of visit: RowID, in edit: inout OpenEdit
    ) throws {
        let table = TemperatureTable(name: "temperature", visit: visit)
        try write(named, over: before, in: table, &edit)
    }

    /// Writes the named temperatures. A temperature whose name is already stored updates the row with that name.
    /// Temperatures of `before` that are no longer in `named` are deleted. The other stored ones come
    /// after those of `named`.
    func write(
        _ named: [NamedTemperature], over before: [NamedTemperature], in table: TemperatureTable,
        _ edit: inout OpenEdit
    ) throws {
        if named.isEmpty, before.isEmpty { return }
        let sql = "SELECT id, name, tenths FROM \(table.name) WHERE NOT deleted\(table.condition) ORDER BY place, id"
        let rows = try readable(sql) { row in
            (id: RowID(try row.integer("id", as: Int64.self)), name: try row.namedTemperature().name)
        }
        var left = Dictionary(rows.map { ($0.name, $0.id) }) { first, _ in first }
        var written: Set<RowID> = []
        for (index, temperature) in named.enumerated() {
            if let row = left.removeValue(forKey: temperature.name) {
                let sql = "UPDATE \(table.name) SET place = ?, name = ?, tenths = ? WHERE id = ?"
                try execute(sql, index + 1, temperature.name.text, temperature.temperature.tenths, row)
                written.insert(row)
            } else {
                let (columns, marks) = table.visit == nil ? ("", "") : (", visit", ", ?")
                let sql = "INSERT INTO \(table.name) (place, name, tenths, id\(columns)) VALUES (?, ?, ?, ?\(marks))"
                let values: [any ValueConvertible] = [
                    index + 1, temperature.name.text, temperature.temperature.tenths, try edit.newRow(),
                ]
                try execute(sql, arguments: values + (table.visit.map { [$0] } ?? []))
            }
        }
        let gone = before.map(\.name).compactMap { left[$0] }
        for row in gone { try execute("UPDATE \(table.name) SET deleted = 1 WHERE id = ?", row) }
        written.formUnion(gone)
        try move(rows.map(\.id).filter { !written.contains($0) }, in: table.name, behind: named.count)
    }

    /// Gives rows that do not fit into the visit places after the last shown one, in their order, unless they have such
    /// places already. So an edit does not change which rows are shown.
    private func move(_ rows: [RowID], in table: String, behind last: Int) throws {
        for (index, row) in rows.enumerated() {
            try execute("UPDATE \(table) SET place = max(place, ?) WHERE id = ?", last + index + 1, row)
        }
    }
}

/// A table of named temperatures: of a visit, or of the defaults for new visits if `visit` is `nil`.
struct TemperatureTable {
    let name: String
    let visit: RowID?

    fileprivate var condition: String { visit.map { " AND visit = \($0.number)" } ?? "" }
}
