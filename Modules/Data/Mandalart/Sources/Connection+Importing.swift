import MandalartDomainInterface
import SQLite
import Time

/// Keeps whole charts.
extension Connection {
    /// Keeps a chart in the place of the one of its name, or as a new one, with a record of the cells that are not as
    /// before.
    ///
    /// - Throws: ``MandalartError/chartIsArchived(_:)``, `DatabaseError`.
    func keep(
        _ arriving: NamedChart, among entries: [Title?: ChartEntry], current: ChartID, at time: Timestamp
    ) throws {
        let place: ChartID
        if let name = arriving.name, entries[name] == nil {
            try execute("INSERT INTO chart (name) VALUES (?)", name.text)
            place = try ChartID(Int(lastInsertedRow))
        } else {
            place = entries[arriving.name]?.id ?? current
            guard try !isArchived(place) else { throw MandalartError.chartIsArchived(place) }
        }
        let cells = try chart(place).edits(to: arriving.chart)
        if !cells.isEmpty { try keep(cells, as: .change, of: place, at: time) }
    }
}
