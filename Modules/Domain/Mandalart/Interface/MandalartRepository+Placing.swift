extension MandalartRepository {
    /// Moves, swaps or copies the content of a cell of this chart to a cell of this chart or another one, as one edit.
    ///
    /// - Returns: this chart as stored.
    /// - Throws: the error of ``Chart/place(_:by:at:)``, and ``MandalartError/noSuchChart(_:)``.
    package func place(_ cell: Cell, by placing: CellPlacing, at target: CellTarget) async throws -> Chart {
        guard let other = target.chart, other != id else {
            return try await edit { try $0.place(cell, by: placing, at: target.cell) }.chart
        }
        return try await edit(with: other) { chart, other in
            try chart.place(cell, by: placing, at: target.cell, of: &other)
        }.0.chart
    }
}
