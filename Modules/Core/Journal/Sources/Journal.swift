import Edits
public import SQLite
import Synchronization
public import Time

/// The journal of a database: a record of every edit, for undo, redo and history.
///
/// The record is in the same file, written in the transaction of the edit itself. Several journals, in one process or in
/// many, may work on one file.
public final class Journal: Sendable {
    /// The database with the tables.
    public let database: Database
    package let tables: [String: JournaledTable]
    /// The index of a table in the declaration.
    let order: [String: Int]
    private let now: @Sendable () -> Timestamp
    private let identity: @Sendable () -> String
    private let alongside: @Sendable (borrowing Connection) throws -> Void
    /// Whether this process has checked the file's replica and triggers.
    private let isChecked = Mutex(false)

    /// A journal of some tables.
    ///
    /// - Parameters:
    ///   - database: opened with a schema that has ``statements(for:)`` in it.
    ///   - tables: as they were given to ``statements(for:)``.
    ///   - now: the wall clock. Asked once for every edit, while the database is locked.
    ///   - identity: identifies the file and the machine. A file that was copied or restored has another identity, and
    ///     becomes a new replica before its first edit.
    ///   - alongside: adds further writes to the transaction of every edit.
    public init(
        _ database: Database, tables: [JournaledTable], now: @escaping @Sendable () -> Timestamp,
        identity: (@Sendable () -> String)? = nil,
        alongside: @escaping @Sendable (borrowing Connection) throws -> Void = { _ in }
    ) {
        self.database = database
        self.tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
        order = Dictionary(tables.enumerated().map { ($1.name, $0) }) { first, _ in first }
        self.now = now
        self.alongside = alongside
        self.identity = identity ?? { [location = database.location] in location.fileIdentity }
    }

    /// Makes one edit, in one write transaction. It survives a power loss once this returns.
    ///
    /// The triggers of the journaled tables record the writes of the body. If it changes nothing there, no edit is made,
    /// and the transaction is rolled back.
    ///
    /// - Parameters:
    ///   - keepsOthers: whether the transaction is committed even without an edit, for its writes to other tables.
    ///   - body: writes.
    /// - Returns: what the body returns.
    /// - Throws: what the body throws, ``JournalError/clockOutOfRange`` and `DatabaseError`; nothing is kept then.
    @discardableResult
    public func edit<Output: Sendable>(
        keepingOthers keepsOthers: Bool = false,
        _ body: @escaping @Sendable (borrowing Connection, inout OpenEdit) throws -> Output
    ) async throws -> Output {
        do {
            let (output, edit) = try await database.write { connection in
                let (output, edit) = try self.edit(connection, .change) { try body($0, &$1) }
                if edit == nil, !keepsOthers { throw Unchanged(output: output) }
                return (output, edit)
            }
            edit?.keep(beside: database.location)
            return output
        } catch let unchanged as Unchanged<Output> {
            return unchanged.output
        }
    }

    /// Makes an edit within a write transaction.
    ///
    /// - Returns: the body's value, and the acknowledgement to keep after the commit; `nil` if nothing changed.
    @discardableResult func edit<Output>(
        _ connection: borrowing Connection, _ kind: EditKind,
        _ body: (borrowing Connection, inout OpenEdit) throws -> Output
    ) throws -> (output: Output, edit: Acknowledgement?) {
        try prepare(connection)
        var edit = try connection.beginEdit(kind, at: now(), of: tables)
        let output = try body(connection, &edit)
        guard try connection.endEdit(edit) else { return (output, nil) }
        try alongside(connection)
        return (output, Acknowledgement(replica: edit.replica, sequence: edit.sequence))
    }

    /// Checks the replica and the triggers before the first edit of this process.
    private func prepare(_ connection: borrowing Connection) throws {
        if isChecked.withLock({ $0 }) { return }
        try connection.beReplica(of: identity())
        try connection.renewTriggers(of: order.keys.sorted().compactMap { tables[$0] })
        isChecked.withLock { $0 = true }
    }
}

/// Thrown to roll back the transaction of an edit that changed nothing.
private struct Unchanged<Output: Sendable>: Error {
    let output: Output
}

/// The origin of an edit.
enum EditKind {
    case change
    case undo(of: Int)
    case redo(of: Int)
}
