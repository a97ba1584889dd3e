/// The tables of a program's database, as a sequence of migrations.
public struct Schema: Sendable {
    /// The number in a file's header that identifies its program (`PRAGMA application_id`). It is never 0, because that
    /// means that no number is set.
    public let applicationID: Int32
    /// All migrations, in the order of their versions.
    public let migrations: [Migration]

    /// The version of a file after all migrations; 0 if there are none.
    public var version: Int { migrations.count }

    /// Creates a schema from the migrations of all modules, in any order.
    ///
    /// The versions of the migrations must be 1, 2, 3 and so on, each once. Anything else is a programming error and
    /// stops the program.
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

    /// Returns the schema with further migrations, such as those of data modules other than the one that declares the
    /// schema.
    public func adding(_ others: [Migration]) -> Schema {
        Schema(applicationID: applicationID, migrations: migrations + others)
    }

    /// Returns the schema as it was at a version, without the later migrations.
    func upTo(_ version: Int) -> Schema {
        Schema(applicationID: applicationID, migrations: Array(migrations.prefix(version)))
    }
}

/// A migration of a schema, from the previous version to ``version``. Once released, it must never change.
public struct Migration: Sendable {
    /// The version of a file after this migration, beginning with 1.
    public let version: Int
    /// A short name for error messages, such as "create charts".
    public let name: String
    /// The SQL statements of the migration, in order. They run in one transaction with foreign keys off, so that a
    /// table can be recreated. Foreign keys are checked before the commit (sqlite.org/lang_altertable.html#otheralter).
    public var statements: [String] { makeStatements() }
    private let makeStatements: @Sendable () -> [String]

    /// Creates a migration, which is declared in the module whose tables it creates. The statements are evaluated only
    /// when they run, because most runs find a file that is already migrated.
    public init(version: Int, name: String, statements: @autoclosure @escaping @Sendable () -> [String]) {
        (self.version, self.name) = (version, name)
        makeStatements = statements
    }
}
