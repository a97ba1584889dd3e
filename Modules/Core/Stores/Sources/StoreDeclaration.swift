import Commands
public import Journal
public import Languages
import Platform
import Programs
public import SQLite
public import Time

/// The declaration of a program's store: its file, its tables, and their names for users.
///
/// The program's name is the name of everything on the disk: of the person's folders, of the file, its backups and
/// files that are set aside. A file that is opened, copied, restored, rescued or purged is the one of this declaration.
public struct StoreDeclaration: Sendable {
    /// Creates the journal of an open store, given the writes that are made alongside every edit.
    public typealias MakeJournal =
        @Sendable (
            _ database: Database, _ now: @escaping @Sendable () -> Timestamp, _ alongside: @escaping Journal.Alongside
        ) -> Journal

    /// The name that users know for the contents of some tables.
    public struct Part: Sendable {
        let tables: Set<String>
        let name: Phrase

        /// A part of the store. Tables that are in no part belong to the history of edits.
        public init(_ name: Phrase, tables: Set<String>) {
            (self.name, self.tables) = (name, tables)
        }
    }

    /// The name of the program's executable.
    public let program: String
    /// The tables of the file.
    let schema: Schema
    /// A sentence for the manual about the contents of the file.
    let contents: Phrase
    /// The names that users know for the tables, in the order in which messages list them.
    let parts: [Part]
    /// SQL that runs in every copy.
    let adjustmentsOfCopies: [String]
    /// SQL that erases deleted data, for a purge.
    let erasures: [String]
    let makeJournal: MakeJournal

    /// The declaration of a program's store.
    ///
    /// - Parameters:
    ///   - program: the name of the program's executable, such as `mandalart`. The file is then `mandalart.db`.
    ///   - schema: the tables of the file.
    ///   - contents: a sentence for the manual about the contents of the file.
    ///   - parts: the names of its tables for people, for messages about a rescue.
    ///   - adjustmentsOfCopies: SQL that runs in every copy. It must include that of the journal,
    ///     `Journal.adjustmentsOfCopies`.
    ///   - erasures: SQL that erases deleted data, for a purge.
    ///   - journal: makes the journal of an open store.
    public init(
        of program: String, schema: Schema, contents: Phrase, parts: [Part],
        adjustmentsOfCopies: [String] = Journal.adjustmentsOfCopies, erasures: [String],
        journal: @escaping MakeJournal
    ) {
        (self.program, self.schema, self.contents, self.parts) = (program, schema, contents, parts)
        (self.adjustmentsOfCopies, self.erasures, makeJournal) = (adjustmentsOfCopies, erasures, journal)
    }

    /// The name of the file.
    var fileName: String { "\(program).db" }

    /// The names that users know for the contents of some tables.
    func parts(of tables: Set<String>) -> [Phrase] {
        let known = parts.filter { !$0.tables.isDisjoint(with: tables) }.map(\.name)
        let rest = tables.subtracting(parts.flatMap(\.tables))
        return known + (rest.isEmpty ? [] : [StoresPhrases.history])
    }
}

// MARK: - Where the files are

extension StoreDeclaration {
    /// The data folder: the one in the arguments, or else the one of the XDG specification.
    ///
    /// - Throws: `UsageError` when neither is known.
    func dataFolder(
        of invocation: Invocation, in environment: Environment = .process
    ) throws(UsageError) -> String {
        guard let folder = invocation.dataFolder ?? userFolders(in: environment).data else {
            throw UsageError(StoresPhrases.noHome)
        }
        return folder
    }

    /// The folder for the line history and the place: beside the data if the arguments name its folder, otherwise the
    /// one of the XDG specification. `nil` if neither is known.
    func stateFolder(of invocation: Invocation, in environment: Environment = .process) -> String? {
        invocation.dataFolder ?? userFolders(in: environment).state
    }

    private func userFolders(in environment: Environment) -> UserFolders {
        UserFolders(program: program, environment: environment)
    }

    /// The files of the program, for its manual.
    var files: [(path: String, content: Phrase)] {
        let data = "~/.local/share/\(program)"
        return [
            ("\(data)/\(fileName)", contents.followed(by: StoresPhrases.dataFolder)),
            ("\(data)/backups/", StoresPhrases.backups),
            ("~/.local/state/\(program)/", StoresPhrases.state),
        ]
    }
}
