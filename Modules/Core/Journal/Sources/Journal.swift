public import Basics
public import SQLite
import Synchronization

/// The journal of a database: all edits of its tables, for undo, redo and history.
///
/// The journal is stored in the same file, and an edit and its record are written in one transaction. Several objects
/// of this class, in one process or in many, may use the same file.
public final class Journal: Sendable {
    /// A closure that the journal calls when an edit begins. It returns a closure for further writes, which the journal
    /// runs in the same transaction if the edit changed anything.
    public typealias Alongside = @Sendable () -> (borrowing Connection) throws -> Void

    /// The database with the tables.
    public let database: Database
    package let tables: [String: JournaledTable]
    let declared: [JournaledTable]
    /// The position of each table among the declared tables, by the table's name.
    let order: [String: Int]
    /// The fields that are not exchanged with other stores, with their tables.
    let staying: Set<String>
    let now: @Sendable () -> Timestamp
    let identity: @Sendable () -> String
    private let alongside: Alongside
    let repairs: [String]
    let requirement: @Sendable (borrowing Connection, [String: Set<RowID>]) throws -> Void
    /// Whether this process has checked the file's replica and triggers.
    private let isChecked = Mutex(false)

    /// Creates the journal of some tables.
    ///
    /// - Parameters:
    ///   - database: the database, opened with a schema that includes ``statements(for:)``.
    ///   - tables: all journaled tables of the newest version.
    ///   - now: the wall clock. It is read within the write transaction, once for all edits of the transaction.
    ///   - identity: returns an identifier of the file and the machine. A file that was copied or restored gets another
    ///     identifier, and becomes a new replica before its first edit.
    ///   - alongside: adds further writes to the transaction of every edit that ``edit(keepingOthers:_:)``, an undo or
    ///     a redo makes. By default, it adds none.
    ///   - repairs: SQL statements that run after edits of other machines have arrived, as a separate edit if they
    ///     change anything. They restore conditions that every store must meet but that a merge of two stores can
    ///     break.
    ///   - requirement: checks the store after every undo and redo, given the rows of each written field: those of
    ///     `page.title`. An error that it throws rejects the undo or redo.
    public init(
        _ database: Database, tables: [JournaledTable], now: @escaping @Sendable () -> Timestamp,
        identity: (@Sendable () -> String)? = nil,
        alongside: @escaping Alongside = { { _ in } }, repairs: [String] = [],
        requirement: @escaping @Sendable (borrowing Connection, [String: Set<RowID>]) throws -> Void = { _, _ in }
    ) {
        (self.database, declared) = (database, tables)
        self.tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
        order = Dictionary(tables.enumerated().map { ($1.name, $0) }) { first, _ in first }
        staying = Set(tables.flatMap { table in table.fields.filter(\.stays).map { "\(table.name).\($0.name)" } })
        self.now = now
        (self.alongside, self.repairs, self.requirement) = (alongside, repairs, requirement)
        self.identity = identity ?? { [location = database.location] in location.fileIdentity }
    }

    /// Makes one edit, in one write transaction. Once the function returns, the edit survives a power loss.
    ///
    /// The triggers of the journaled tables record the writes of the body. If the body changes none of these tables, no
    /// edit is made, and the transaction is rolled back, unless the transaction has recorded changes of other programs.
    ///
    /// - Parameters:
    ///   - keepsOthers: whether the transaction is committed even without an edit, for its writes to other tables.
    ///   - body: writes.
    /// - Returns: what the body returns.
    /// - Throws: the error of the body, ``JournalError`` and `DatabaseError`; nothing is kept then.
    @discardableResult
    public func edit<Output: Sendable>(
        keepingOthers keepsOthers: Bool = false,
        _ body: @escaping @Sendable (borrowing Connection, inout OpenEdit) throws -> Output
    ) async throws -> Output {
        do {
            return try await database.write { connection in
                let (output, isKept) = try self.carryOut(.change, after: self.prepare(connection), in: connection) {
                    try body($0, &$1)
                }
                guard isKept || keepsOthers else { throw Unchanged(output: output) }
                return output
            }
        } catch let unchanged as Unchanged<Output> {
            return unchanged.output
        }
    }

    /// Makes an edit within a write transaction, after its preparation with `prepare`.
    ///
    /// - Returns: the body's value, and whether the transaction must be committed, because it has recorded this edit,
    ///   or changes of other programs.
    func carryOut<Output>(
        _ kind: EditKind, after preparation: Preparation, in connection: borrowing Connection,
        _ body: (borrowing Connection, inout OpenEdit) throws -> Output
    ) throws -> (output: Output, isKept: Bool) {
        var edit = try connection.begin(kind, after: preparation, of: tables)
        if let recorder = EditRecorder.current {
            edit.record = { [self] number in recorder.record(EditReference(number, in: self)) }
        }
        let writeMore = alongside()
        let output = try body(connection, &edit)
        guard let acknowledgement = try connection.end(edit) else { return (output, false) }
        try writeMore(connection)
        acknowledge(acknowledgement, in: connection)
        return (output, true)
    }

    /// Checks the replica and the triggers before this process's first edit, and records the changes of other programs.
    @discardableResult func prepare(_ connection: borrowing Connection) throws -> Preparation {
        var preparation = Preparation(now: now())
        // A restored store has no identity, even if it was restored while this process had it open.
        if try !isChecked.withLock({ $0 }) || connection.isReplicaUnknown() {
            try connection.beReplica(of: identity())
            try connection.renewTriggers(of: declared)
        }
        guard try connection.hasBeforeImages() else { return preparation }
        var edit = try connection.begin(.outside, after: preparation, of: tables)
        let replica = edit.entry.key.replica
        // For an insert without an identity, SQLite may have chosen one of this replica, which must not give it again.
        edit.counter = max(edit.counter, try connection.greatestCounterOfBeforeImages(of: replica))
        try connection.adoptOutsideRows(as: replica, counter: &edit.counter, in: declared)
        let differences = try connection.differences(in: tables, skippingUnreadable: nil)
        preparation.earlier = try connection.end(edit, with: differences)
        preparation.unreadable = differences.unreadable
        return preparation
    }

    /// Records the changes that other programs have made since the last edit, as one edit, which is never undone. If the store cannot be
    /// written, the changes are recorded later: reading works without their record.
    ///
    /// - Throws: `CancellationError`.
    public func recordOutside() async throws {
        do {
            guard try await database.read({ try $0.hasBeforeImages() }) else { return }
            try await database.write { connection in
                if let edit = try self.prepare(connection).earlier { self.acknowledge(edit, in: connection) }
            }
        } catch is DatabaseError {
        } catch is JournalError {}
    }

    /// Schedules an acknowledgement to be written after the commit.
    func acknowledge(_ edit: Acknowledgement, in connection: borrowing Connection) {
        connection.afterCommit { [self] in
            // Not earlier: a rollback would undo the check, too.
            isChecked.withLock { $0 = true }
            edit.write(beside: database.location)
        }
    }
}

/// The result of preparing a transaction for its first edit.
struct Preparation {
    let now: Timestamp
    /// The last earlier edit of the transaction that changed something, such as the one that recorded the changes of other
    /// programs; `nil` if there is none.
    var earlier: Acknowledgement?
    /// The rows that other programs changed and that cannot be read. They do not prevent changes of other rows.
    var unreadable: Set<RowID> = []
}

/// An error that rolls back the transaction of an edit without changes, and keeps the body's value for the caller.
private struct Unchanged<Output: Sendable>: Error {
    let output: Output
}

/// The kind of an edit. Its number in the database is its ``code``.
enum EditKind {
    /// A change of a person.
    case change
    /// The content of a new thing, such as a chart, that an earlier edit of the transaction created. An undo of the
    /// creation also undoes this edit. By itself, it is undone only in the history of its scope, not by an undo of a
    /// session or of the store.
    case part
    /// The changes of other programs since the edit before, which no undo takes back.
    case outside
    case undo(of: Int)
    case redo(of: Int)

    /// Creates the kind with a code; `nil` for an unknown code. `number` is that of the edit that was undone or redone.
    init?(code: Int, of number: Int) {
        switch code {
        case 0: self = .change
        case 1: self = .outside
        case 2: self = .part
        case 3: self = .undo(of: number)
        case 4: self = .redo(of: number)
        default: return nil
        }
    }

    var code: Int {
        switch self {
        case .change: 0
        case .outside: 1
        case .part: 2
        case .undo: 3
        case .redo: 4
        }
    }

    /// The number of the edit that was undone or redone; `nil` for another kind.
    var reverted: Int? {
        switch self {
        case .undo(let number), .redo(let number): number
        case .change, .part, .outside: nil
        }
    }

    /// The origin of the edit, as a person sees it.
    var origin: RecordedEdit.Origin {
        switch self {
        case .change, .part: .change
        case .outside: .outside
        case .undo(let number): .undo(of: number)
        case .redo(let number): .redo(of: number)
        }
    }
}
