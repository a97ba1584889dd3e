public import Basics
import Commands
import Host
public import Journal
import Platform
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
    private let parts: @Sendable () -> [Part]
    /// Returns the SQL statements that run in every copy of the store, such as a backup.
    let adjustmentsOfCopies: @Sendable () -> [String]
    /// Returns the SQL statements that erase deleted data, for a purge.
    let erasures: @Sendable () -> [String]
    let makeJournal: MakeJournal

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
    ///   - erasures: SQL statements that erase deleted data, for a purge.
    ///   - journal: creates the journal of an open store.
    public init(
        of program: String, schema: Schema, contents: Phrase, parts: @autoclosure @escaping @Sendable () -> [Part],
        adjustmentsOfCopies: @autoclosure @escaping @Sendable () -> [String] = Journal.adjustmentsOfCopies,
        erasures: @autoclosure @escaping @Sendable () -> [String], journal: @escaping MakeJournal
    ) {
        (self.program, self.schema, self.contents, self.parts) = (program, schema, contents, parts)
        (self.adjustmentsOfCopies, self.erasures, makeJournal) = (adjustmentsOfCopies, erasures, journal)
    }

    /// The name of the database file, such as `mandalart.db`.
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
    /// Returns the data folder: the one that the arguments name, or else the one of the XDG specification.
    ///
    /// - Throws: `UsageError` if the arguments name no folder and the home folder is unknown.
    func dataFolder(
        of invocation: Invocation, in environment: Environment = .process
    ) throws(UsageError) -> String {
        guard let folder = invocation.dataFolder ?? userFolders(in: environment).data else {
            throw UsageError(StoresPhrases.noHome)
        }
        return folder
    }

    /// Returns the folder for the line history and for the place where a run ended: the data folder if the arguments
    /// name one, otherwise the state folder of the XDG specification; `nil` if neither is known.
    func stateFolder(of invocation: Invocation, in environment: Environment = .process) -> String? {
        invocation.dataFolder ?? userFolders(in: environment).state
    }

    /// Returns the folder for what this user has chosen on this machine; in a replay, the folder of the replayed data.
    func userFolder(of invocation: Invocation, in environment: Environment = .process) -> String? {
        invocation.isReplayed ? invocation.dataFolder : userFolders(in: environment).state
    }

    /// Returns the line for a shell that restores a backup of the store that the arguments of a run name.
    func line(restoring backup: String, for invocation: Invocation) -> String {
        ProgramCommandLine([program] + (invocation.dataFolder.map { ["--data", $0] } ?? [])).line(["restore", backup])
    }

    private func userFolders(in environment: Environment) -> UserFolders {
        UserFolders(program: program, environment: environment)
    }

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
