import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
package import SQLite

/// A chart as its rows represent it.
struct StoredChart {
    let id: ChartID
    let row: RowID
    let chart: Chart
    /// The cells that are shown in other positions than those of their rows, which several cells claimed.
    let displaced: [Cell]
    /// The due day of the core goal, which is stored in the row of the chart.
    let due: Day?
}

extension ChartID {
    /// Returns the chart that a number in an address means in this chart: this one if it is shown under that number, or
    /// for `nil`.
    func meant(by number: ChartID?) -> ChartID {
        guard let number, number != self else { return self }
        return number
    }
}

extension Connection {
    /// Returns the chart that is stored in a row.
    package func chart(_ row: RowID) throws -> Chart { try storedChart(where: "id = ?", row)?.chart ?? Chart() }

    /// Returns the stored chart that contains the cell of an edit. An address without a chart number, or a title,
    /// refers to `chart`. Throws `ChangedSince` if a listed item is gone.
    func storedChart(of cell: CellReference, elseIn chart: ChartID) throws -> StoredChart {
        switch cell {
        case .at, .empty, .shown, .called: return try storedChart(chart.meant(by: cell.chart))
        case .item(let id, let title):
            let sql = "id = (SELECT chart FROM goal JOIN item ON item.goal = goal.id WHERE item.id = ?) AND NOT deleted"
            guard let stored = try storedChart(where: sql, id.row) else { throw ChangedSince(title: title) }
            return stored
        }
    }

    /// Returns the chart with a number, as its rows represent it.
    ///
    /// - Throws: `MandalartError.noSuchChart` for a missing or deleted chart, and `DatabaseError`.
    func storedChart(_ id: ChartID) throws -> StoredChart {
        guard let stored = try storedChart(where: "id = ?", row(of: id)) else {
            throw MandalartError.noSuchChart("\(id)")
        }
        return stored
    }

    /// Returns the chart whose row meets a condition in SQL; `nil` for none.
    func storedChart(where condition: String, _ value: any ValueConvertible) throws -> StoredChart? {
        let found = try first("SELECT id, number, due FROM chart WHERE \(condition)", value) { row in
            (
                row: RowID(try row.integer("id")), id: try row.chartID(),
                due: try ifReadable { try row.optionalDay("due") } ?? nil
            )
        }
        guard let found else { return nil }
        var (chart, displaced) = try placed(rows(of: found.row))
        chart.coreGoal?.due = found.due
        return StoredChart(id: found.id, row: found.row, chart: chart, displaced: displaced, due: found.due)
    }
}
