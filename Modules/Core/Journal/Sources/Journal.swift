import Edits
public import SQLite
import Synchronization
public import Time

/// The journal of a database: every edit of the tables that people edit, for undo, redo and history.
///
/// All of it is in the same file, and written in the transaction of the edit itself. Several journals, in one or in many
/// processes, may work on one file.
public final class Journal: Sendable {
    /// The database with the tables.
    public let database: Database
    package let tables: [String: JournaledTable]
    /// The place of a table among those that were declared.
    let order: [String: Int]
    private let now: @Sendable () -> Timestamp
    private let identity: @Sendable () -> String
    private let alongside: @Sendable (borrowing Connection) throws -> Void
    /// Whether this process has looked which file it edits, and whether its triggers are the declared ones.
    private let isChecked = Mutex(false)

    /// A journal of some tables.
    ///
    /// - Parameters:
    ///   - database: opened with a schema that has ``statements(for:)`` in it.
    ///   - tables: as they were given to ``statements(for:)``.
    ///   - now: the wall clock. Asked once for every edit, while the database is locked.
    ///   - identity: which file on which machine the database is. A file that was copied or restored is another one, and
    ///     gets a new replica before its first edit.
    ///   - alongside: writes what is to be stored with every edit, in its transaction.
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
    /// What the body writes into the journaled tables is recorded by their triggers. When it changed nothing there, there
    /// is no edit, and the transaction is undone.
    ///
    /// - Parameters:
    ///   - keepsOthers: whether the transaction is saved, for the sake of other tables, also when there is no edit.
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
    /// - Returns: what the body returns, and what is to be acknowledged once the transaction is saved; `nil` when nothing
    ///   was changed.
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

    /// Before the first edit of this process.
    private func prepare(_ connection: borrowing Connection) throws {
        if isChecked.withLock({ $0 }) { return }
        try connection.beReplica(of: identity())
        try connection.renewTriggers(of: order.keys.sorted().compactMap { tables[$0] })
        isChecked.withLock { $0 = true }
    }
}

/// Thrown to undo the transaction of an edit that changed nothing.
private struct Unchanged<Output: Sendable>: Error {
    let output: Output
}

/// How an edit came about.
enum EditKind {
    case change
    case undo(of: Int)
    case redo(of: Int)
}
