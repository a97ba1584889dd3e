import CSQLite
import Platform

extension Handle {
    /// Runs the pending migrations, each in its own transaction.
    ///
    /// Another process may migrate the file at the same time, so each migration begins with a check of the version,
    /// under the write lock.
    func migrate(to schema: Schema) throws(DatabaseError) {
        // Recreating a table drops the old one, which must not delete the rows that refer to it.
        try run("PRAGMA foreign_keys=OFF")
        var keepsCopy = true
        while try migrateOnce(to: schema, keepsCopy: keepsCopy) { keepsCopy = false }
        try run("PRAGMA foreign_keys=ON")
    }

    /// Runs the pending migrations of a copy, which needs no copy of itself. Foreign keys stay off.
    func migrateCopy(to schema: Schema) throws(DatabaseError) {
        try run("PRAGMA foreign_keys=OFF")
        while try migrateOnce(to: schema, keepsCopy: false) {}
    }

    /// Returns the schema version of the file; 0 if the file is empty. Throws an error if the file is damaged, another
    /// program's, or of a newer version. Must run inside a transaction, so that its queries see the same state.
    func checkedVersion(_ schema: Schema) throws(DatabaseError) -> Int {
        let tables = try integer("SELECT count(*) FROM sqlite_schema")
        let applicationID = Int32(truncatingIfNeeded: try integer("PRAGMA application_id"))
        let version = Int32(truncatingIfNeeded: try integer("PRAGMA user_version"))
        guard tables != 0 || applicationID != 0 || version != 0 else { return 0 }
        try check(schema, applicationID: applicationID, version: version)
        return Int(version)
    }

    private func migrateOnce(to schema: Schema, keepsCopy: Bool) throws(DatabaseError) -> Bool {
        try begin(.immediate)
        defer { rollBack() }
        let version = try checkedVersion(schema)
        guard version < schema.version else { return false }
        if keepsCopy, version > 0 { try keepCopy(of: version, from: schema) }
        let migration = schema.migrations[version]
        do throws(DatabaseError) {
            try apply(migration, of: schema)
        } catch {
            throw error.during(migration)
        }
        return true
    }

    private func apply(_ migration: Migration, of schema: Schema) throws(DatabaseError) {
        for sql in migration.statements {
            try requireTransaction(for: sql)
            let statement = try prepared(sql)
            defer { release(statement) }
            while try statement.step() {}
        }
        let broken = try integer("SELECT count(*) FROM pragma_foreign_key_check")
        guard broken == 0 else {
            let message = "\(broken) rows point to rows that are not there"
            throw DatabaseError(.constraint, code: .constraint, message: message, path: path)
        }
        try run("PRAGMA application_id=\(schema.applicationID); PRAGMA user_version=\(migration.version)")
        try renewMark()
        try commit()
    }

    /// Copies the file before its first pending migration, and removes the copies made before earlier migrations. The
    /// copy keeps the version that the file has. An existing copy of the same name is replaced, because it comes from a
    /// failed attempt.
    ///
    /// The copy is made under the write lock, so that no other connection copies or migrates meanwhile. VACUUM INTO
    /// cannot run inside a transaction, so a second connection runs it, which sees the state before this transaction.
    private func keepCopy(of version: Int, from schema: Schema) throws(DatabaseError) {
        let copy = DailyBackups.copy(of: path, before: version + 1)
        do {
            try FileSystem.createPrivateFolder(FileSystem.folder(of: copy))
            try FileSystem.removeFile(copy)
            try DatabaseFile(path, schema: schema.upTo(version)).copy(to: copy)
            // An older copy that cannot be removed does no harm.
            try? DailyBackups.removeCopies(butFor: copy)
        } catch {
            let (code, reason) = Self.explanation(of: error)
            throw DatabaseError(.copyFailed(copy), code: code, message: reason, path: path)
        }
    }

    private static func explanation(of error: any Error) -> (ResultCode, String) {
        switch error {
        case let error as DatabaseError: (error.code, error.message)
        case let error as SystemError: (.cannotOpen, error.reason)
        default: (.error, "\(error)")
        }
    }
}

extension DatabaseError {
    /// Returns this error with the migration's version and name added to the message.
    fileprivate func during(_ migration: Migration) -> DatabaseError {
        let message = "migration \(migration.version), \(migration.name): \(message)"
        return DatabaseError(kind, code: code, message: message, path: path, sql: sql)
    }
}
