import Platform
import SwiftFileKit

/// The files of a new data module: a SQLite repository for a domain that `rib new domain` created.
struct DataTemplate {
    let name: String
    let domain: String
    /// The version of the module's migration: the next one of its store.
    let version: Int
    /// The app into whose store the table goes; `nil` if there is no app.
    let app: String?

    /// Creates the template for a domain, by default the one of the same name, in the store of an app.
    ///
    /// - Throws: ``Refusal`` for a domain whose repository the tool cannot write, for a name whose table is there already,
    ///   and if it is unknown which app is meant.
    init(_ name: String, domain: String?, app: String?, in house: House) throws {
        let domain = domain ?? name
        guard let module = house.module(.domain, domain) else {
            throw Refusal("there is no domain \(domain): make it first with “rib new domain \(domain)”")
        }
        var requirements: [String] = []
        for path in house.swiftFiles(in: "\(module.folder)/Interface") ?? [] {
            let file = try house.swiftFile(path)
            for type in file.types where type.name == "\(domain)Repository" { requirements += file.functions(in: type) }
        }
        guard requirements == DomainTemplate.requirements(of: domain) else {
            throw Refusal(
                "\(domain)Repository asks for something else than “rib new domain” writes, so that its store has to be "
                    + "written by hand: make \(Layer.data.folder)/\(name), and “rib check --fix” adds its line")
        }
        (self.name, self.domain) = (name, domain)
        self.app = try house.storeApp(named: app, of: name, over: domain)
        version = try StoreVersions(house).next(in: self.app)
        try refuseTakenTable(in: house)
    }

    /// Refuses a table that a data module already has. One that was renamed keeps its table, since a released migration
    /// never changes.
    private func refuseTakenTable(in house: House) throws {
        for module in house.modules where module.layer == .data {
            for path in house.swiftFiles(in: "\(module.folder)/Sources") ?? [] {
                let file = try house.swiftFile(path)
                guard file.tokens.contains(where: { file.string($0) == table }) else { continue }
                throw Refusal(
                    "there is a table \(table) already, in \(path): take another name, as in “rib new data NAME "
                        + "--domains \(domain)”")
            }
        }
    }

    var table: String { "\(name.lowercased())_entry" }

    /// The core modules that the new module's line names.
    static let core = ["Journal", "SQLite"]

    var files: [String: String] {
        let folder = "Modules/Data/\(name)"
        return [
            "\(folder)/Sources/SQLite\(name)Repository.swift": repository,
            "\(folder)/Sources/\(name)EditPhrases.swift": phrases,
            "\(folder)/Testing/SQLite\(name)Repository+Opening.swift": opening,
            "\(folder)/Tests/\(name)ContractTests.swift": tests,
        ]
    }

    private var repository: String {
        """
        package import Basics
        package import Journal
        package import \(domain)DomainInterface
        package import SQLite

        /// Stores the entries in a SQLite database, with a journal of all edits.
        package struct SQLite\(name)Repository: \(domain)Repository {
            /// The scope of the entries' undo history. Each scope of a file has a unique number.
            package static let scope: Int64 = \(100 + version)

            /// The table of the entries. The journal derives its triggers, undo, redo and history from it.
            package static let table = JournaledTable(
                "\(table)", fields: [.plain("text"), .plain("time")], scope: { _ in "\\(scope)" },
                describe: { edit in
                    func text(_ fields: Fields?) -> RecordedEdit.Content? { fields?.text("text").map { .text($0) } }
                    let change = RecordedEdit.Change(
                        \(name)EditPhrases.entry, before: text(edit.before), after: text(edit.after), isEntry: true)
                    return [JournaledTable.Described(change)]
                })

            /// The migrations that create this module's tables. A released migration must never change.
            ///
            /// The app's `Storage` joins them to those of its other data modules. The journal makes the triggers of all its
            /// tables before the first edit of a process.
            package static let migrations = [
                Migration(
                    version: \(version), name: "create \(table)",
                    statements: [
                        \"""
                        CREATE TABLE \(table) (
                            id INTEGER PRIMARY KEY,
                            text TEXT NOT NULL CHECK (text <> ''),
                            time INTEGER NOT NULL, -- milliseconds since 1970-01-01 00:00 UTC
                            deleted INTEGER NOT NULL DEFAULT 0
                        ) STRICT
                        \"""
                    ])
            ]

            private let journal: Journal

            /// Creates a repository.
            ///
            /// - Parameter journal: the journal of a database whose schema has ``migrations``; ``table`` must be one of
            ///   the journal's tables.
            package init(_ journal: Journal) {
                self.journal = journal
            }

            /// The undo history of the entries.
            package var history: any EditHistory { ScopeHistory(journal, of: Self.scope) }

            package func entries() async throws -> [\(domain)Entry] {
                try await journal.database.read { connection in
                    let sql = "SELECT text FROM \(table) WHERE NOT deleted ORDER BY time, id"
                    return try connection.query(sql) { row in try \(domain)Entry(try row.text("text")) }
                }
            }

            package func append(_ entry: \(domain)Entry) async throws {
                try await journal.edit { connection, edit in
                    let sql = "INSERT INTO \(table) (id, text, time) VALUES (?, ?, ?)"
                    _ = try connection.execute(sql, edit.newRow(), entry.text, edit.time.milliseconds)
                }
            }
        }

        """.sortingImports
    }

    private var phrases: String {
        """
        import Basics

        /// The names of parts in a history.
        enum \(name)EditPhrases {
        \(Writing.phrase("entry", ["entry", "항목", "項目"]))
        }

        """
    }

    private var opening: String {
        """
        import Basics
        import Journal
        package import \(name)Data
        package import SQLite
        import SQLiteTesting

        extension SQLite\(name)Repository {
            /// A repository over its own database; by default in memory.
            ///
            /// - Returns: the repository, empty if there was no file.
            /// - Throws: `DatabaseError` when the file cannot be opened.
            package static func open(_ location: Database.Location = .memory) async throws -> SQLite\(name)Repository {
                let steps = migrations.enumerated().map { index, step in
                    // The tables of the first step, and no later ones.
                    let journal = index == 0 ? Journal.statements(for: [table]) : []
                    return Migration(version: step.version, name: step.name, statements: step.statements + journal)
                }
                let database = try await Database.open(location, schema: .alone(steps))
                return SQLite\(name)Repository(
                    Journal(database, tables: [table], now: { Timestamp(milliseconds: 0) }))
            }
        }

        """.sortingImports
    }

    private var tests: String {
        let imports = Writing.imports([
            (nil, "Basics"), (nil, "\(name)Data"), (nil, "\(name)DataTesting"), (nil, "\(domain)DomainInterface"),
            (nil, "\(domain)DomainTesting"), (nil, "SQLite"), (nil, "SQLiteTesting"), (nil, "Testing"),
        ])
        return """
            \(imports)
            @Suite("The contract of repositories of \(domain), kept by SQLite")
            struct \(name)ContractTests {
                @Test("in memory it keeps the contract", arguments: \(domain)RepositoryContract.allCases)
                func memory(_ promise: \(domain)RepositoryContract) async throws {
                    try await promise.verify(await SQLite\(name)Repository.open())
                }

                @Test("on a file it keeps the contract", arguments: \(domain)RepositoryContract.allCases)
                func file(_ promise: \(domain)RepositoryContract) async throws {
                    let file = try TemporaryDatabase()
                    try await promise.verify(await SQLite\(name)Repository.open(file.location))
                }

                @Test("what was added last is undone and redone")
                @MainActor func undo() async throws {
                    let repository = try await SQLite\(name)Repository.open()
                    let (one, two) = (try \(domain)Entry("one"), try \(domain)Entry("two"))
                    for entry in [one, two] { try await repository.append(entry) }
                    let undone = try await repository.history.undo()
                    let left = try await repository.entries()
                    #expect(undone?.changes.map(\\.before) == [nil])
                    #expect(left == [one])
                    _ = try await repository.history.redo()
                    let all = try await repository.entries()
                    #expect(all == [one, two])
                }
            }

            """
    }
}
