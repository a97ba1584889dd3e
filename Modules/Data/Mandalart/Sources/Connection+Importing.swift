import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Keeps whole charts.
extension Connection {
    /// The row that each of some charts takes the place of: that of its name, else a new one; without a name the one
    /// without, else the current one.
    ///
    /// - Throws: `MandalartError.chartIsArchived`, `DatabaseError`.
    func places(of charts: [NamedChart], in edit: inout OpenEdit) throws -> [RowID] {
        let entries = Dictionary(try chartEntries().map { ($0.name, $0) }) { first, _ in first }
        let current = try currentChart()
        return try charts.map { chart in
            if let name = chart.name, entries[name] == nil { return try insertChart(name, in: &edit) }
            let place = entries[chart.name]?.id ?? current
            let row = try row(of: place)
            guard try !isArchived(row) else { throw MandalartError.chartIsArchived(place) }
            return row
        }
    }
}
