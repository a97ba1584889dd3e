public import Basics
import SQLite

extension Journal {
    /// Returns the last `count` edits that changed something in a scope, newest first, including undos and redos.
    ///
    /// - Throws: ``JournalError/damaged(edit:)`` for an edit that fails its checksum, and `DatabaseError`.
    public func history(of scope: @escaping Scope, last count: Int) async throws -> [RecordedEdit] {
        try await recordOutside()
        return try await database.read { connection in
            let scope = try scope(connection)
            return try self.records(connection.entries(of: scope, last: count), in: scope, from: connection)
        }
    }

    /// Returns the last `count` edits of the store, newest first, including undos and redos.
    ///
    /// - Throws: as ``history(of:last:)``.
    public func last(_ count: Int) async throws -> [RecordedEdit] {
        try await recordOutside()
        return try await database.read { connection in
            try self.records(connection.entries(last: count), in: RowEdit.noScope, from: connection)
        }
    }

    /// Returns descriptions of edits for a person. `entries` are the newest edits of a scope, newest first.
    func records(
        _ entries: [JournalEntry], in scope: Int64, from connection: borrowing Connection
    ) throws -> [RecordedEdit] {
        let changes = try entries.map { try connection.verifiedChanges(of: $0) }
        var past = Past(tables: tables)
        try past.load(changes.flatMap(\.self), from: connection)
        let machines = try connection.machineNames(of: entries)
        return zip(entries, changes).map { entry, changes in
            record(
                entry, changes, in: scope, &past, machine: entry.isOwn ? nil : machines[entry.key.replica])
        }
    }

    /// Returns a description of an edit for a person, and rewinds `past` to the state before the edit.
    func record(
        _ entry: JournalEntry, _ changes: [Change], in scope: Int64, _ past: inout Past,
        left: [RecordedEdit.Change] = [], machine: String? = nil
    ) -> RecordedEdit {
        let described = describe(changes, in: scope, &past)
        return RecordedEdit(
            number: entry.number, time: HybridTime.timestamp(of: entry.time), origin: entry.kind.origin,
            machine: machine, changes: described.changes.merged, counts: counts(described.effects), left: left)
    }

    /// Returns descriptions of changes for a person, and rewinds `past` to the state before the changes. The
    /// descriptions are sorted by table, and for one table by the `order` of each description.
    func describe(_ changes: [Change], in scope: Int64, _ past: inout Past) -> Description {
        let runs = changes.byRow
        past.show(changes)
        let shown = Dictionary(runs.map { ($0[$0.startIndex].row, past[$0[$0.startIndex].row]) }) { first, _ in first }
        past.goBack(before: changes)
        let before = past
        let relatives: (RowEdit.Moment, RowID) -> Fields? = { moment, row in
            moment == .before ? before[row] : shown[row] ?? before[row]
        }
        var described: [(table: Int, row: RowID, JournaledTable.Described)] = []
        described.reserveCapacity(runs.count)
        var effects: [TableEffect: Int] = [:]
        var fields = ChangedFields()
        // The table of the row before, because most rows of a large edit are in one table.
        var known: (table: JournaledTable, place: Int)?
        for run in runs {
            let row = run[run.startIndex].row
            guard let name = before.tableName(of: row) else { continue }
            if known?.table.name != name {
                known = tables[name].flatMap { table in order[name].map { (table, $0) } }
            }
            guard let (table, place) = known else { continue }
            fields.take(run)
            // If the edit did not delete or restore the row, the row existed: an edit of another scope has deleted it
            // since.
            let isDeletion = fields.names.contains(JournaledTable.deleted)
            func seen(_ fields: Fields?) -> Fields? { isDeletion && fields?.isDeleted == true ? nil : fields }
            let edit = RowEdit(
                row: row, scope: scope, before: seen(before[row]), after: seen(relatives(.after, row)),
                changed: fields.names, relatives: relatives)
            let own = table.describe(edit)
            for change in own { described.append((place, row, change)) }
            if !own.isEmpty, let effect = edit.effect { effects[TableEffect(table: place, effect), default: 0] += 1 }
        }
        described.sort { ($0.table, $0.2.order, $0.row) < ($1.table, $1.2.order, $1.row) }
        return Description(changes: described.map(\.2.change), effects: effects)
    }

    /// Returns the numbers of rows that an edit added, changed and removed, by table, the greatest first; none if a table
    /// does not say how its rows are counted.
    private func counts(_ effects: [TableEffect: Int]) -> [RecordedEdit.Count] {
        let sorted = effects.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let counts = sorted.compactMap { key, number in
            declared[key.table].counted.map { RecordedEdit.Count($0(number), key.effect) }
        }
        return counts.count == sorted.count ? counts : []
    }
}

/// The names of the fields that an edit changed in a row. Many rows of a large edit have the same ones.
private struct ChangedFields {
    private(set) var names: Set<String> = []
    private var inOrder: [FieldName] = []

    /// Sets the names to those of the changes of a row.
    mutating func take(_ changes: ArraySlice<Change>) {
        let changed = changes.lazy.filter { !$0.isIdle }.map(\.name)
        if changed.elementsEqual(inOrder, by: ===) { return }
        inOrder = Array(changed)
        names = Set(inOrder.map(\.field))
    }
}

/// What an edit did, for a person.
struct Description {
    let changes: [RecordedEdit.Change]
    /// The numbers of described rows, by table and effect.
    let effects: [TableEffect: Int]
}

/// An effect of an edit on rows of a table, which is given by its position among the declared tables.
struct TableEffect: Hashable, Comparable {
    let table: Int
    let effect: RecordedEdit.Count.Effect

    init(table: Int, _ effect: RecordedEdit.Count.Effect) {
        (self.table, self.effect) = (table, effect)
    }

    static func < (left: TableEffect, right: TableEffect) -> Bool {
        (left.table, left.effect) < (right.table, right.effect)
    }
}

extension RowEdit {
    /// What the edit did to the row; `nil` if the row existed neither before nor after it.
    fileprivate var effect: RecordedEdit.Count.Effect? {
        switch (before, after) {
        case (nil, nil): nil
        case (nil, _): .added
        case (_, nil): .removed
        default: .changed
        }
    }
}

extension [RecordedEdit.Change] {
    /// The changes, with each pair that empties and fills the same part merged into one replacement.
    fileprivate var merged: [RecordedEdit.Change] {
        // Nothing is emptied and filled by an edit that only adds things or only removes them.
        guard contains(where: { $0.before == nil }), contains(where: { $0.after == nil }) else { return self }
        var merged: [RecordedEdit.Change] = []
        var halves: [Subject: Halves] = [:]
        for change in self {
            let subject = Subject(change.subject)
            let index = halves[subject]?.index(of: change, in: merged)
            if let index {
                let (emptied, filled) =
                    merged[index].after == nil ? (merged[index], change) : (change, merged[index])
                merged[index] = RecordedEdit.Change(
                    change.subject, label: change.label, before: emptied.before, after: filled.after,
                    details: RecordedEdit.Details(
                        part: change.details.part, address: change.details.address, before: emptied.details.before,
                        after: filled.details.after), isEntry: change.isEntry)
                continue
            }
            merged.append(change)
            if change.before == nil { halves[subject, default: Halves()].filled.append(merged.count - 1) }
            if change.after == nil { halves[subject, default: Halves()].emptied.append(merged.count - 1) }
        }
        return merged
    }
}

/// The subject of a change as a key. Its English text is made once, not at each comparison.
private struct Subject: Hashable {
    private let english: String
    private let phrase: Phrase

    init(_ phrase: Phrase) { (english, self.phrase) = (phrase.text(in: .english), phrase) }

    static func == (left: Subject, right: Subject) -> Bool {
        left.english == right.english && left.phrase == right.phrase
    }

    func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

/// The changes of one part that only empty it or only fill it, by their positions in a list, in ascending order.
private struct Halves {
    var emptied: ArraySlice<Int> = []
    var filled: ArraySlice<Int> = []

    /// Returns the position of the first change that a further one completes to a replacement; `nil` if there is none.
    mutating func index(of change: RecordedEdit.Change, in changes: [RecordedEdit.Change]) -> Int? {
        // A change that was merged meanwhile is no half any more.
        while let first = emptied.first, changes[first].after != nil { emptied.removeFirst() }
        while let first = filled.first, changes[first].before != nil { filled.removeFirst() }
        let candidates = [change.before == nil ? emptied.first : nil, change.after == nil ? filled.first : nil]
        return candidates.compactMap(\.self).min()
    }
}
