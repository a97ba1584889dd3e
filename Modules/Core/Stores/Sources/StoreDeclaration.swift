public import Basics
import Commands
import Console
public import Host
public import Journal
import Platform
public import Ribcage
public import SQLite

/// The declaration of a program's store: its file, its tables, and their names for users.
///
/// The user's folders, the store's file, and the files beside it are named after the program. Opening, copying,
/// restoring, rescuing and purging all use the file of this declaration.
public struct StoreDeclaration: Sendable {
    /// A closure that creates the journal of an open store, given the clock and the writes that are made alongside
    /// every edit.
    public typealias MakeJournal =
        @Sendable (
            _ database: Database, _ now: @escaping @Sendable () -> Timestamp, _ alongside: @escaping Journal.Alongside
        ) -> Journal

    /// A part of the store: the name that users know for the contents of some tables.
    public struct Part: Sendable {
        let tables: Set<String>
        let name: Phrase

        /// Creates a part of the store. Tables that are in no part count as the history of edits.
        public init(_ name: Phrase, tables: Set<String>) {
            (self.name, self.tables) = (name, tables)
        }
    }

    /// The name of the program's executable.
    public let program: String
    /// The schema with the tables of the file.
    let schema: Schema
    /// A sentence for the manual about the contents of the file.
    let contents: Phrase
    /// Returns the names that users know for the tables, in the order in which messages list them.
    package var parts: @Sendable () -> [Part]
    /// Returns the SQL statements that run in every copy of the store, such as a backup.
    package let adjustmentsOfCopies: @Sendable () -> [String]
    /// Returns the SQL statements that run at the beginning of a purge.
    let erasures: @Sendable () -> [String]
    let makeJournal: MakeJournal
    /// Returns the places outside the store's folder that also have the store's data, such as folders through which
    /// edits are exchanged.
    package var elsewhere: @Sendable (borrowing Connection) throws -> [String] = { _ in [] }
    /// Adjusts a rescued store, such as what it remembers of the places through which edits are exchanged.
    package var adjustRescued: @Sendable (borrowing Connection) throws -> Void = { _ in }

    /// Creates the declaration of a program's store. The parts and the SQL statements are made when they are needed,
    /// which in most runs is never.
    ///
    /// - Parameters:
    ///   - program: the name of the program's executable, such as `mandalart`. The file is then `mandalart.db`.
    ///   - schema: the schema with the tables of the file.
    ///   - contents: a sentence for the manual about the contents of the file.
    ///   - parts: the names that users know for the tables, for messages about a rescue.
    ///   - adjustmentsOfCopies: SQL statements that run in every copy. They must include those of the journal,
    ///     `Journal.adjustmentsOfCopies`.
    ///   - erasures: SQL statements that run at the beginning of a purge: see `Journal.purge(_:)`.
    ///   - journal: creates the journal of an open store.
    public init(
        of program: String, schema: Schema, contents: Phrase, parts: @autoclosure @escaping @Sendable () -> [Part],
        adjustmentsOfCopies: @autoclosure @escaping @Sendable () -> [String] = Journal.adjustmentsOfCopies,
        erasures: @autoclosure @escaping @Sendable () -> [String] = [], journal: @escaping MakeJournal
    ) {
        (self.program, self.schema, self.contents, self.parts) = (program, schema, contents, parts)
        (self.adjustmentsOfCopies, self.erasures, makeJournal) = (adjustmentsOfCopies, erasures, journal)
    }

    var fileName: String { "\(program).db" }

    /// Returns the names that users know for the contents of some tables.
    func parts(of tables: Set<String>) -> [Phrase] {
        let parts = parts()
        let known = parts.filter { !$0.tables.isDisjoint(with: tables) }.map(\.name)
        let rest = tables.subtracting(parts.flatMap(\.tables))
        return known + (rest.isEmpty ? [] : [StoresPhrases.history])
    }
}

// MARK: - Where the files are

extension StoreDeclaration {
    /// Returns the absolute path of the data folder: the one that the arguments name, or else the one of the XDG
    /// specification.
    ///
    /// - Throws: `UsageError` if the arguments name no folder and the home folder is unknown.
    func dataFolder(of invocation: Invocation) throws(UsageError) -> String {
        guard let folder = invocation.dataFolder ?? userFolders.data else { throw UsageError(StoresPhrases.noHome) }
        // Programs that the app starts have another current folder.
        return FileSystem.absolute(folder)
    }

    /// Returns the folder for what this user has chosen on this machine; in a replay, the folder of the replayed data.
    func userFolder(of invocation: Invocation) -> String? {
        invocation.isReplayed ? invocation.dataFolder : userFolders.state
    }

    /// Returns the line for a shell that restores a backup of the store that the arguments of a run name.
    func line(restoring backup: String, for invocation: Invocation) -> String {
        ProgramCommandLine([program] + (invocation.dataFolder.map { ["--data", $0] } ?? [])).line(["restore", backup])
    }

    private var userFolders: UserFolders { UserFolders(program: program, environment: .process) }

    /// The paths of the program's files, with descriptions of their contents, for the manual.
    var files: [(path: String, content: Phrase)] {
        let data = "~/.local/share/\(program)"
        let companions = CompanionFile.allCases.compactMap { file in
            StoresPhrases.content(of: file).map { (path: file.path(beside: "\(data)/\(fileName)"), content: $0) }
        }
        return [("\(data)/\(fileName)", contents.followed(by: StoresPhrases.dataFolder))] + companions + [
            ("\(data)/backups/", StoresPhrases.backups),
            ("~/.local/state/\(program)/", StoresPhrases.state),
        ]
    }
}

extension StoreDeclaration {
    /// The access to the store for `backup`, `restore`, `rescue` and `purge`, with the store's files, license and error
    /// codes.
    public var access: Program.StoreAccess {
        Program.StoreAccess(
            isDamage: isDamage, newestBackup: { invocation in try? file(for: invocation).newestBackup }, files: files,
            licences: [.sqlite], errorCode: ErrorCode.ofStore, store: file)
    }

    /// Returns the store's file in the folder that the arguments of a run name.
    func file(for invocation: Invocation) throws -> StoreFile {
        StoreFile(
            self, in: try dataFolder(of: invocation), clock: invocation.clock,
            typedLines: invocation.stateFolder(of: program).map { HistoryFile(in: $0).path })
    }

    /// Returns whether an error means that the store, rather than another file, is damaged.
    func isDamage(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else { return false }
        return error.kind == .corrupt && error.path.hasSuffix("/\(fileName)")
    }
}

extension Program.App {
    /// Creates an app from the root of its tree and an open store, which is closed with the app. The place where a run
    /// ended and the line history are stored beside the data, or where the XDG specification says.
    ///
    /// - Parameters:
    ///   - root: the root of the tree.
    ///   - store: the store of the tree.
    ///   - route: the route to the first place of each run at the prompt, such as `today`; `nil` for the place where
    ///     the last run ended.
    ///   - end: ends everything that edits the store, before the store is closed.
    ///   - applySettings: applies settings of the app, such as its language, after an undo or a redo.
    public init(
        root: any Routing, over store: OpenStore, beginningAt route: String? = nil,
        end: @escaping () async -> Void = {}, applySettings: @escaping () async throws -> Void = {}
    ) {
        var memory = store.stateFolder.map(PlaceMemory.init(folder:))
        if let route { memory = memory?.beginning(at: "\(store.program)://\(route)") }
        var notice = store.backupNotice
        self.init(
            root: root, placeMemory: memory, lineHistory: store.stateFolder.map(HistoryFile.init(in:)),
            snapshot: store.snapshot, editLog: store.journal,
            sideErrors: {
                defer { notice = nil }
                return store.unreadableRows() + (notice.map { [$0] } ?? [])
            },
            close: {
                await end()
                await store.journal.database.close()
            }, applySettings: applySettings)
    }
}
