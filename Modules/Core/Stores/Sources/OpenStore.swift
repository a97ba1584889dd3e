import Basics
public import Host
public import Journal
import Platform
import SQLite

/// The open store of a running program: a database with a journal, for the repositories of the app.
public struct OpenStore: Sendable {
    /// The path of the database file.
    public let location: String
    /// The journal of the store, through which repositories use the database.
    public let journal: Journal
    let program: String
    /// The folder for the line history and for the place where the last run ended; `nil` to store neither.
    let stateFolder: String?
    /// The folder for the choices of this user on this machine, which no store contains: the state folder of the XDG
    /// specification, whichever data folder the arguments name; `nil` if it is unknown. In a replay, it is the folder
    /// of the replayed data.
    public let userFolder: String?
    let snapshot: Snapshot
    /// The notice about today's automatic backup, such as that it failed; always `nil` in a run of a single command,
    /// which does not fail because of a missing backup.
    let backupNotice: StoreError?

    /// Opens the store in the folder that the arguments of a run name. A missing folder and a missing file are created;
    /// in a replay, the file is created with the recorded data.
    ///
    /// - Parameters:
    ///   - declaration: the declaration of the store.
    ///   - invocation: the parsed arguments.
    ///   - alongside: makes further writes in the transaction of every edit.
    /// - Throws: `UsageError` if no folder is known for the file, `SystemError` if the folder cannot be created,
    ///   `DatabaseError` and `JournalError` if the file cannot be used; an error that names the newest backup if the file
    ///   was emptied or overwritten.
    public init(
        _ declaration: StoreDeclaration, for invocation: Invocation,
        alongside: @escaping Journal.Alongside = { { _ in } }
    ) async throws {
        let file = try declaration.file(for: invocation)
        try FileSystem.createPrivateFolder(file.folder)
        (location, program) = (file.path, declaration.program)
        stateFolder = invocation.stateFolder(of: declaration.program)
        userFolder = declaration.userFolder(of: invocation)
        let (isNew, bytes) = (!FileSystem.exists(location), invocation.storedData)
        if isNew, let bytes { try FileSystem.createPrivateFile(location, with: bytes) }
        // An emptied file is no new one where backups tell of what it had.
        if !isNew, file.isEmptied, let backup = file.newestBackup {
            throw StoreError.lost(location, restore: declaration.line(restoring: backup, for: invocation))
        }
        let database: Database
        do {
            database = try await Database.open(
                .file(location), schema: declaration.schema, on: invocation.isOnOneThread ? .mainActor : .queue)
        } catch {
            guard error.kind == .notADatabase, let backup = file.newestBackup else { throw error }
            throw StoreError.lost(location, restore: declaration.line(restoring: backup, for: invocation))
        }
        journal = declaration.makeJournal(database, invocation.clock.now, alongside)
        let lastEdit = try await journal.verify()
        let notice = isNew || bytes != nil ? nil : file.backUpDaily(lastEdit: lastEdit)
        if !invocation.isOnOneThread { file.removeParts() }
        // A missing backup must not make a single command fail.
        backupNotice = invocation.isOnOneThread ? nil : notice
        snapshot = Snapshot(of: file.folder) { isNew ? nil : try await database.snapshot() }
    }

    /// Returns the errors of the rows that were left out since the last call, because they could not be read.
    func unreadableRows() -> [any Error] {
        journal.database.unreadableRows.takeNew().map { error in
            StoreError.unreadableRow(location, of: program, error.reason)
        }
    }
}
