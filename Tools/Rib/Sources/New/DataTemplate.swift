import Platform

/// The files of a new data module: the repository of a domain that the tool made, over SQLite.
struct DataTemplate {
    let name: String
    let domain: String
    /// The version of the module's migration: one more than the highest of all data modules.
    let version: Int

    /// Looks at the domain and at the other data modules.
    ///
    /// - Throws: ``Refusal`` for a domain whose repository the tool cannot write.
    init(_ name: String, domain: String, in house: House) throws {
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
        version = try Self.highestVersion(in: house) + 1
    }

    private static func highestVersion(in house: House) throws -> Int {
        var highest = 0
        for module in house.modules where module.layer == .data {
            for path in house.swiftFiles(in: "\(module.folder)/Sources") ?? [] {
                let file = try house.swiftFile(path)
                for index in file.tokens.indices
                where file.isToken(index, "version") && file.isToken(index + 1, ":") && index + 2 < file.tokens.count {
                    highest = max(highest, Int(file.text(file.tokens[index + 2])) ?? 0)
                }
            }
        }
        return highest
    }

    private var table: String { "\(name.lowercased())_entry" }

    /// The texts by their paths.
    var files: [String: String] {
        let folder = "Modules/Data/\(name)"
        return [
            "\(folder)/Sources/SQLite\(name)Repository.swift": repository,
            "\(folder)/Testing/SQLite\(name)Repository+InMemory.swift": inMemory,
            "\(folder)/Tests/\(name)ContractTests.swift": tests,
        ]
    }

    private var repository: String {
        """
        package import \(domain)DomainInterface
        package import SQLite

        /// Keeps the entries in a SQLite database.
        package struct SQLite\(name)Repository: \(domain)Repository {
            private let database: Database

            /// The steps that make this module's tables. The App puts the steps of all modules of a file together; a step
            /// that has shipped never changes.
            package static let migrations = [
                Migration(
                    version: \(version), name: "create \(table)",
                    statements: [
                        "CREATE TABLE \(table) (number INTEGER PRIMARY KEY, text TEXT NOT NULL CHECK (text <> '')) STRICT"
                    ])
            ]

            /// - Parameter database: opened with a schema that has ``migrations`` in it.
            package init(database: Database) {
                self.database = database
            }

            package func entries() async throws -> [\(domain)Entry] {
                try await database.read { connection in
                    try connection.query("SELECT text FROM \(table) ORDER BY number") { row in
                        try \(domain)Entry(try row.text("text"))
                    }
                }
            }

            package func append(_ entry: \(domain)Entry) async throws {
                try await database.write { connection in
                    _ = try connection.execute("INSERT INTO \(table) (text) VALUES (?)", entry.text)
                }
            }
        }

        """.sortingImports
    }

    private var inMemory: String {
        """
        package import \(name)Data
        import SQLite
        import SQLiteTesting

        extension SQLite\(name)Repository {
            /// The repository over a database of its own in memory.
            ///
            /// - Returns: the repository, empty.
            /// - Throws: `DatabaseError` when the schema has a mistake.
            package static func inMemory() async throws -> SQLite\(name)Repository {
                SQLite\(name)Repository(database: try await Database.open(.memory, schema: .alone(migrations)))
            }
        }

        """.sortingImports
    }

    private var tests: String {
        let imports = Writing.imports([
            (nil, "\(name)Data"), (nil, "\(name)DataTesting"), (nil, "\(domain)DomainTesting"), (nil, "SQLite"),
            (nil, "SQLiteTesting"), (nil, "Testing"),
        ])
        return """
            \(imports)
            @Suite("The contract of repositories of \(domain), kept by SQLite")
            struct \(name)ContractTests {
                @Test("in memory it keeps the contract", arguments: \(domain)RepositoryContract.allCases)
                func memory(_ promise: \(domain)RepositoryContract) async throws {
                    try await promise.verify(await SQLite\(name)Repository.inMemory())
                }

                @Test("on a file it keeps the contract", arguments: \(domain)RepositoryContract.allCases)
                func file(_ promise: \(domain)RepositoryContract) async throws {
                    let file = try TemporaryDatabase()
                    let database = try await Database.open(file.location, schema: .alone(SQLite\(name)Repository.migrations))
                    try await promise.verify(SQLite\(name)Repository(database: database))
                }
            }

            """
    }
}

extension String {
    /// A file whose first lines are imports, with those in their order.
    fileprivate var sortingImports: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.prefix { $0.contains("import ") }
        let sorted = imports.sorted { first, second in
            (first.split(separator: " ").last ?? "") < (second.split(separator: " ").last ?? "")
        }
        return (sorted + lines.dropFirst(imports.count)).joined(separator: "\n")
    }
}
