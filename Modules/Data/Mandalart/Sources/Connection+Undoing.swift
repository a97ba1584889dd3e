import MandalartDomainInterface
import SQLite

/// Finds what undo and redo mean next. The edits themselves say it, newest first, and nothing else is kept: so it is the
/// same for every program that has the file open, and after every restart.
extension Connection {
    /// The last change that is not changed back; `nil` when there is none.
    ///
    /// - Throws: `DatabaseError` for a record that cannot be read.
    func changeToUndo(in chart: ChartID) throws -> Edit? {
        var next = try entry(of: chart, before: .max)
        while let entry = next {
            // What could be undone before a change was made can be undone once it is changed back.
            guard case .undo(of: let change) = entry.kind else { return try self.change(entry) }
            next = try self.entry(of: chart, before: min(change, entry.number))
        }
        return nil
    }

    /// The change that was changed back last and not made again; `nil` when there is none, or a change came after it.
    ///
    /// - Throws: `DatabaseError` for a record that cannot be read.
    func changeToRedo(in chart: ChartID) throws -> Edit? {
        // Each redo on the way back takes one of the undos before it away.
        var redone = 0
        var next = try entry(of: chart, before: .max)
        while let entry = next {
            switch entry.kind {
            case .change: return nil
            case .redo: redone += 1
            case .undo:
                if redone == 0 { return try change(entry) }
                redone -= 1
            }
            next = try self.entry(of: chart, before: entry.number)
        }
        return nil
    }

    /// The change that an edit is, changed back or made again.
    private func change(_ entry: EditEntry) throws -> Edit? {
        if entry.kind == .change { return try edit(entry) }
        return try entryOfChange(namedBy: entry.number).map { try edit($0) }
    }
}
