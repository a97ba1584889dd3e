/// The tables of a program's database, as a sequence of migrations.
public struct Schema: Sendable {
    /// The number in a file's header that says whose it is (`PRAGMA application_id`). Never 0, which says nothing.
    public let applicationID: Int32
    /// All steps, in the order of their versions.
    public let migrations: [Migration]

    /// The version that a file has after all steps; 0 when there is none.
    public var version: Int { migrations.count }

    /// A schema of the migrations of all modules, in any order.
    ///
    /// Their versions must be 1, 2, 3 and so on, each once: anything else is a programmer's mistake and stops the
    /// program.
    public init(applicationID: Int32, migrations: [Migration]) {
        precondition(applicationID != 0, "a schema's applicationID must not be 0, which every other file has")
        let sorted = migrations.sorted { $0.version < $1.version }
        for (wanted, migration) in zip(1..., sorted) where migration.version != wanted {
            let isTwice = migration.version == wanted - 1
            preconditionFailure(
                isTwice
                    ? "migrations must have versions of their own: \(migration.version) is there twice (\(migration.name))"
                    : "the versions of migrations must be 1, 2, 3 and so on: \(wanted) is missing")
        }
        self.applicationID = applicationID
        self.migrations = sorted
    }
}

/// One step of a schema: what leads from the version before to this one. Once shipped it must never change.
public struct Migration: Sendable {
    /// The version that a file has after this step, from 1.
    public let version: Int
    /// A short name for error messages: "create charts".
    public let name: String
    /// The SQL, one statement each. They run in one transaction with foreign keys off, so that a table can be made
    /// anew, and the keys are checked before the end (sqlite.org/lang_altertable.html#otheralter).
    public var statements: [String] { makeStatements() }
    private let makeStatements: @Sendable () -> [String]

    /// Declared by the module whose tables it makes. The statements are made when they are run: most programs find a file
    /// that has them behind it.
    public init(version: Int, name: String, statements: @autoclosure @escaping @Sendable () -> [String]) {
        self.version = version
        self.name = name
        makeStatements = statements
    }
}
