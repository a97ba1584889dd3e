package import Basics
import BasicsTesting
import Foundation
package import Journal
package import SQLite
import Synchronization

// rib: verbatim file: doubles for tests

/// Stores of one app whose tables are edited at random, and which exchange their edits in pairs.
package struct RandomStores {
    /// A clock that goes on by a millisecond whenever it is read, and that can jump.
    package final class Clock: Sendable {
        private let milliseconds = Mutex<Int64>(1_700_000_000_000)

        package init() {}

        @Sendable package func next() -> Timestamp {
            milliseconds.withLock { now in
                now += 1
                return Timestamp(milliseconds: now)
            }
        }

        fileprivate func move(by difference: Int64) { milliseconds.withLock { $0 += difference } }

        fileprivate func set(_ time: Int64) { milliseconds.withLock { $0 = time } }
    }

    /// The seeds of the random edits: more with `SYNC_SCHEDULES`, from `SYNC_SEED` on.
    package static var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["SYNC_SEED"].flatMap(UInt64.init) ?? 1
        return first..<first + (environment["SYNC_SCHEDULES"].flatMap(UInt64.init) ?? 20)
    }

    package let journals: [Journal]
    private let clocks: [Clock]
    private let tables: [JournaledTable]
    private let values: [String: [Value]]
    private let constants: Set<String>
    private var random: SplitMix64
    private var tokens = 0
    /// The greatest time that a clock has shown before it was set back.
    private var greatest: Int64 = 0
    /// Texts of edits that were made, of fields that stores exchange.
    private var written: Set<String> = []
    /// What was done, for the message of a failure.
    package private(set) var steps: [String] = []
    /// The number of edits that a rule of the app refused.
    package private(set) var refused = 0

    /// Opens three stores, each with a clock of its own.
    ///
    /// - Returns: the journals and the clocks of the stores.
    /// - Throws: the error of `open`.
    package static func opened(
        by open: (Clock) async throws -> Journal
    ) async throws -> (journals: [Journal], clocks: [Clock]) {
        let clocks = (0..<3).map { _ in Clock() }
        var journals: [Journal] = []
        for clock in clocks { journals.append(try await open(clock)) }
        return (journals, clocks)
    }

    /// Creates stores with the same declared tables.
    ///
    /// - Parameters:
    ///   - journals: the journals of the stores.
    ///   - clocks: the clock of each store.
    ///   - tables: the tables that are edited.
    ///   - values: valid values by the name of a column. Any other column gets texts that are all different, or numbers
    ///     from 1 to 9.
    ///   - constants: fields that the app sets only as it adds a row, such as `activity.item`.
    ///   - seed: the seed of the random numbers.
    package init(
        _ journals: [Journal], clocks: [Clock], tables: [JournaledTable], values: [String: [Value]],
        constants: Set<String> = [], seed: UInt64
    ) {
        (self.journals, self.clocks, self.tables, self.values) = (journals, clocks, tables, values)
        self.constants = constants
        random = SplitMix64(seed: seed)
    }

    private mutating func next(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Edits a store, undoes or redoes an edit, exchanges edits, or sets a clock.
    ///
    /// - Throws: the error of an exchange.
    package mutating func step() async throws {
        let store = next(0...journals.count - 1)
        switch next(0...99) {
        case 0..<40: await add(to: store)
        case 40..<65: await change(store)
        case 65..<72: await delete(in: store)
        case 72..<80: await revert(.undo, in: store)
        case 80..<84: await revert(.redo, in: store)
        case 84..<88:
            let minutes = next(-600...600)
            steps.append("\(store): clock \(minutes)")
            greatest = max(greatest, clocks[store].next().milliseconds)
            clocks[store].move(by: Int64(minutes) * 60_000)
        default:
            let other = (store + next(1...journals.count - 1)) % journals.count
            steps.append("\(store): merge \(other)")
            try await journals[store].merge(journals[other])
        }
    }

    private mutating func edit(
        _ store: Int, _ name: String, writing texts: [String],
        _ body: @escaping @Sendable (borrowing Connection, inout OpenEdit) throws -> Void
    ) async {
        do {
            try await journals[store].edit(body)
            written.formUnion(texts)
            steps.append("\(store): \(name)")
        } catch {
            refused += 1
        }
    }

    private mutating func add(to store: Int) async {
        let table = tables[next(0...tables.count - 1)]
        var (columns, added, texts): ([String], [Value], [String]) = ([], [], [])
        for field in table.fields where field.name != table.number?.claim {
            guard let value = await value(of: field, in: table, store) else { continue }
            columns.append(field.name)
            added.append(value)
            if case .text(let text) = value, !field.stays { texts.append(text) }
        }
        let number = table.number.map { ", \($0.claim)" } ?? ""
        let claim = table.number == nil ? "" : ", \(table.nextNumber)"
        let places = columns.map { _ in ", ?" }.joined()
        let sql =
            "INSERT INTO \(table.name) (id\(columns.map { ", \($0)" }.joined())\(number)) VALUES (?\(places)\(claim))"
        let values = added
        await edit(store, "add \(table.name) \(values)", writing: texts) { connection, edit in
            let row = try edit.newRow()
            try connection.execute(sql, arguments: [row] + values)
        }
    }

    private mutating func change(_ store: Int) async {
        let table = tables[next(0...tables.count - 1)]
        let fields = table.fields.filter {
            $0.name != table.number?.claim && !constants.contains("\(table.name).\($0.name)")
        }
        guard let row = await row(of: table, in: store), let field = fields.randomElement(using: &random) else {
            return
        }
        let value = await value(of: field, in: table, store) ?? .null
        var texts: [String] = []
        if case .text(let text) = value, !field.stays { texts = [text] }
        await edit(store, "set \(table.name).\(field.name) \(row) \(value)", writing: texts) { connection, _ in
            try connection.execute("UPDATE \(table.name) SET \(field.name) = ? WHERE id = ?", value, row)
        }
    }

    private mutating func delete(in store: Int) async {
        let table = tables[next(0...tables.count - 1)]
        guard let row = await row(of: table, in: store) else { return }
        await edit(store, "delete \(table.name) \(row)", writing: []) { connection, _ in
            try connection.execute("UPDATE \(table.name) SET deleted = 1 WHERE id = ?", row)
        }
    }

    private mutating func revert(_ reversal: Reversal, in store: Int) async {
        let journal = journals[store]
        let scopes = try? await journal.database.read { connection in
            try connection.query("SELECT DISTINCT scope FROM journal_scope ORDER BY scope") {
                try $0.integer("scope", as: Int64.self)
            }
        }
        guard let scope = scopes?.randomElement(using: &random) else { return }
        let history = ScopeHistory(journal, of: scope)
        steps.append("\(store): \(reversal) \(scope)")
        do {
            _ = try await reversal == .undo ? history.undo() : history.redo()
        } catch {
            refused += 1
        }
    }

    /// Returns a row that is not deleted.
    private mutating func row(of table: JournaledTable, in store: Int) async -> RowID? {
        let rows = try? await journals[store].database.read { connection in
            try connection.query("SELECT id FROM \(table.name) WHERE NOT deleted ORDER BY id") {
                RowID(try $0.integer("id", as: Int64.self))
            }
        }
        return rows?.randomElement(using: &random)
    }

    /// Returns a value for a field; `nil` for none.
    private mutating func value(
        of field: JournaledTable.Field, in table: JournaledTable, _ store: Int
    ) async -> Value? {
        if let name = field.referred ?? field.mentioned {
            guard let table = tables.first(where: { $0.name == name }) else { return nil }
            return await row(of: table, in: store).map { .integer($0.number) }
        }
        let column = try? await journals[store].database.read { connection in
            try connection.first(
                "SELECT type, \"notnull\" AS is_required FROM pragma_table_info(?) WHERE name = ?", table.name,
                field.name
            ) { (type: try $0.text("type"), isRequired: try $0.bool("is_required")) }
        }
        guard let column = column ?? nil, column.isRequired || next(0...2) > 0 else { return nil }
        if let value = values[field.name]?.randomElement(using: &random) { return value }
        if column.type == "INTEGER" { return .integer(Int64(next(1...9))) }
        tokens += 1
        return .text("text \(tokens)")
    }

    // MARK: - The end

    /// Exchanges all edits, and compares the stores.
    ///
    /// - Parameter views: SQL with one column `line`, for derived data that has to be the same in all stores.
    /// - Returns: a description of the first problem, such as a difference between two stores; `nil` if there is none.
    /// - Throws: the error of an exchange.
    package func finish(comparing views: [String] = []) async throws -> String? {
        // Until then, edits of a clock that is far ahead are left out.
        let latest = clocks.map { $0.next().milliseconds }.max() ?? 0
        for clock in clocks { clock.set(max(latest, greatest)) }
        // A repair after a merge is an edit, too.
        var rounds = 0
        var isNew = true
        while isNew {
            isNew = false
            rounds += 1
            if rounds > 10 { return "there are new edits after ten exchanges" }
            for journal in journals {
                for other in journals where other !== journal {
                    let received = try await journal.merge(other)
                    if let stop = received.stops.first { return "an edit was left out: \(stop)" }
                    isNew = isNew || received.changes > 0
                }
            }
        }
        var queries = views
        for table in tables {
            let columns = ["id"] + table.shared + (table.number.map { [$0.column] } ?? [])
            let values = columns.map { "'\($0)=' || coalesce(\($0), 'NULL')" }.joined(separator: " || ' ' || ")
            queries.append("SELECT '\(table.name) ' || \(values) AS line FROM \(table.name) ORDER BY id")
        }
        for query in queries {
            let first = try await lines(query, in: journals[0])
            for (number, journal) in journals.enumerated().dropFirst() {
                let other = try await lines(query, in: journal)
                guard other != first else { continue }
                let (here, there) = (Set(first).subtracting(other).sorted(), Set(other).subtracting(first).sorted())
                return "store 0 has \(here), store \(number) has \(there)"
            }
        }
        for (number, journal) in journals.enumerated() {
            let known = try await lines(
                "SELECT after AS line FROM journal_change WHERE typeof(after) = 'text'", in: journal)
            let missing = written.subtracting(known)
            if !missing.isEmpty { return "store \(number) has lost \(missing.sorted())" }
        }
        return nil
    }

    private func lines(_ query: String, in journal: Journal) async throws -> [String] {
        try await journal.database.read { connection in try connection.query(query) { try $0.text("line") } }
    }
}
