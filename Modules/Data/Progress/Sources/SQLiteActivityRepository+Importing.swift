package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import ProgressDomainInterface
package import SQLite

/// Access for an import, which stores charts and their logs in one transaction.
extension SQLiteActivityRepository {
    /// Returns the log of a chart, with the identity of each entry's item, within the caller's transaction. With
    /// `most`, returns at most that many entries, in no particular order.
    package static func log(
        of chart: RowID, most: Int?, in connection: borrowing Connection
    ) throws -> [(item: Identity, activity: Activity)] {
        try connection.log(of: chart, most: most).map { ($0.item, $0.activity) }
    }

    /// Adds the entries of a document that the log of a chart lacks, within an edit. An existing entry that belongs to
    /// another item in the document moves to that item, for example after two items were swapped. It does not move if
    /// the item is a cleared one in the document.
    ///
    /// - Parameters:
    ///   - entries: the entries of the document, each at the position of its item in the chart, or of a cleared item.
    ///   - chart: the row of the chart.
    ///   - content: the chart, with the identities of its items.
    ///   - connection: the connection of the transaction.
    ///   - edit: the edit that adds the entries.
    ///   - goneItem: creates the row of a cleared item for its entry, and returns that row.
    /// - Throws: `MandalartError.empty` for an entry whose item does not exist, the error of `goneItem`, and
    ///   `DatabaseError`.
    package static func add(
        _ entries: [Activity], to chart: RowID, holding content: Chart, in connection: borrowing Connection,
        _ edit: inout OpenEdit, goneItem: (Activity, inout OpenEdit) throws -> RowID
    ) throws {
        if entries.isEmpty { return }
        let living = Set(content.subGoals.values.flatMap(\.items.values).compactMap(\.id))
        var there = Dictionary(grouping: try connection.log(of: chart)) { Activity.Key($0.activity) }
        // Entries are first matched with equal ones of their own items, so that none is matched with another item's
        // entry.
        var others: [(entry: Activity, item: Identity?)] = []
        for entry in entries {
            let (item, key) = (try content.item(of: entry), Activity.Key(entry))
            let own = there[key]?.firstIndex { item == nil ? !living.contains($0.item) : $0.item == item }
            if let own { there[key]?.remove(at: own) } else { others.append((entry, item)) }
        }
        for (entry, item) in others {
            let (key, same) = (Activity.Key(entry), there[Activity.Key(entry)] ?? [])
            guard let match = same.firstIndex(where: { !living.contains($0.item) }) ?? same.indices.first else {
                let row = try item?.row ?? goneItem(entry, &edit)
                try connection.insertOlder(entry, of: row, in: &edit)
                continue
            }
            there[key]?.remove(at: match)
            guard let item else { continue }
            try connection.execute("UPDATE activity SET item = ? WHERE id = ?", item.row, same[match].row)
        }
    }
}

extension Chart {
    /// Returns the identity of an entry's item; `nil` for a cleared item.
    ///
    /// - Throws: `MandalartError.empty` if the item does not exist.
    fileprivate func item(of entry: Activity) throws(MandalartError) -> Identity? {
        if entry.isGone { return nil }
        guard let item = subGoals[entry.subGoal]?.items[entry.position]?.id else {
            throw .empty(.actionItem(entry.position, in: entry.subGoal))
        }
        return item
    }
}

extension Connection {
    /// Adds an imported entry. If the last edit of the item is later than the entry, the item keeps the time of that
    /// edit.
    fileprivate func insertOlder(_ entry: Activity, of item: RowID, in edit: inout OpenEdit) throws {
        let touched = try first("SELECT time FROM item_touch WHERE item = ?", item) {
            try $0.integer("time", as: Int64.self)
        }
        try insert(entry, of: item, in: &edit)
        guard let touched, touched > entry.time.milliseconds else { return }
        try execute("UPDATE item_touch SET time = ? WHERE item = ?", touched, item)
    }
}
