import ExchangeDomainInterface
import MandalartDomainInterface

/// Builds charts from single cells, which may be added in any order.
struct ChartTable {
    /// A chart that is being built, with the items that are added once all of its sub-goals are known.
    private struct Entry {
        let name: Title?
        var chart = Chart()
        var items: [(cell: Cell, content: CellContent, row: CSVCell)] = []
    }

    private var entries: [Entry] = []
    private var indices: [Title?: Int] = [:]

    /// Adds the cell of a row to the chart that the row names.
    ///
    /// - Throws: ``ImportError`` for an invalid field or a repeated goal.
    mutating func add(_ row: CSVCell) throws(ImportError) {
        let name = try row.chart()
        let index = indices[name] ?? entries.count
        if index == entries.count {
            indices[name] = index
            entries.append(Entry(name: name))
        }
        guard let cell = try row.cell() else { return }
        let content = try row.content(of: cell)
        if case .actionItem = cell {
            entries[index].items.append((cell, content, row))
        } else {
            try entries[index].chart.fill(cell, with: content, from: row)
        }
    }

    /// Returns the charts, in the order in which their names first occurred.
    ///
    /// - Throws: ``ImportError`` for a repeated item, for an item whose sub-goal is empty, and if there is no chart.
    func charts() throws(ImportError) -> [NamedChart] {
        guard !entries.isEmpty else { throw ImportError(line: 1, reason: .noChart) }
        var charts: [NamedChart] = []
        for entry in entries {
            var chart = entry.chart
            for (cell, content, row) in entry.items { try chart.fill(cell, with: content, from: row) }
            charts.append(NamedChart(name: entry.name, chart: chart))
        }
        return charts
    }
}

extension Chart {
    fileprivate mutating func fill(_ cell: Cell, with content: CellContent, from row: CSVCell) throws(ImportError) {
        guard self.content(of: cell) == nil else { throw row.error(CSVRow.position, .repeatedCell(cell)) }
        do { try put(content, in: cell) } catch { throw row.error(CSVRow.subGoal, .notTaken(error)) }
    }
}
