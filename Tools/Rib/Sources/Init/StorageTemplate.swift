import SwiftFileKit

/// The code that gives an app a store: in a new project, and in one that gets a store later.
struct StorageTemplate {
    let program: String

    /// More arguments of the app's `Program`.
    static let arguments = ", remembersEdits: true,\n    store: Storage.declaration.access"
    /// The same for a store whose edits are exchanged.
    static let sharedArguments = arguments.replacing(".access", with: ".synchronizedAccess")
    /// The statement that opens the store.
    static let opening = "    let storage = try await Storage(for: invocation)\n"
    /// The argument of `Program.App` behind the root.
    static let over = "over: storage.store"
    /// The members of the app's phrases about the contents of the store.
    static let phrase =
        "\n"
        + Writing.phrase(
            "contents", ["All data, with the history of edits.", "모든 데이터와 편집 기록입니다.", "すべてのデータと、編集の履歴です。"])
            + """

                /// The parts of the store, each with its name for users and its database tables.
                static let parts: [StoreDeclaration.Part] = []

            """

    /// The source code of the app's `Storage`.
    var storage: String {
        """
        import Host
        import Journal
        import SQLite
        import Stores

        /// The open store and its repositories.
        struct Storage {
            /// The tables of the data modules, whose edits the journal records. “rib new data” adds to this list and the next.
            static let tables: [JournaledTable] = []
            /// The migrations of the data modules. A released migration must never change.
            static let migrations: [[Migration]] = []
            /// The declaration of the program's store.
            static let declaration = StoreDeclaration(
                of: "\(program)",
                schema: Schema(applicationID: \(applicationID), migrations: [journal] + migrations.flatMap(\\.self)),
                contents: AppPhrases.contents, parts: AppPhrases.parts
            ) { database, now, alongside in Journal(database, tables: tables, now: now, alongside: alongside) }

            private static let journal = Migration(
                version: 1, name: "create the journal",  // rib: verbatim, for developers
                statements: Journal.statements(for: []))

            let store: OpenStore

            /// Opens the store that the program's arguments name; creates the store if it does not exist.
            ///
            /// - Throws: as ``OpenStore/init(_:for:alongside:)``.
            init(for invocation: Invocation) async throws {
                store = try await OpenStore(Self.declaration, for: invocation)
            }
        }

        """
    }

    /// A number from the program's name that tells its files from those of other programs: FNV-1a in 31 bits.
    private var applicationID: Int {
        let hash = program.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return max(1, Int(hash & 0x7FFF_FFFF))
    }
}

extension StorageTemplate {
    /// A change of one of the app's files, which makes it use its store.
    struct Step {
        let file: String
        /// What a person writes where the change cannot be made.
        let request: String
        /// Returns the changed text; `nil` for a file of another form.
        let apply: (SwiftFile) -> String?
    }

    /// The change for the part that exchanges the store's edits.
    static var sharing: Step {
        Step(file: "main.swift", request: "write Storage.declaration.synchronizedAccess, with “import Sync”") { file in
            let words: [StaticString] = ["Storage", ".", "declaration", ".", "access"]
            guard let text = file.replacing(words, part: 4, with: "synchronizedAccess") else { return nil }
            var edit = Edit(SwiftFile(text))
            edit.addImport("Sync", access: nil)
            return edit.text
        }
    }

    static var steps: [Step] {
        [
            Step(file: "AppPhrases.swift", request: "give AppPhrases a phrase “contents” and the list “parts”") {
                file in
                guard let type = file.types.first(where: { $0.name == "AppPhrases" }) else { return nil }
                var edit = Edit(file)
                edit.addImport("Stores", access: nil)
                return (try? edit.addMember(to: type, phrase)) == nil ? nil : edit.text
            },
            Step(file: "RootComponent.swift", request: "make RootComponent a Component<Storage>") { file in
                file.replacing(["Component", "<", "Void", ">"], part: 2, with: "Storage")
            },
            Step(file: "main.swift", request: "give Program the arguments\(arguments)") { file in
                guard let open = file.first(["Program", "("]).map({ $0 + 1 }), let close = file.closing(open) else {
                    return nil
                }
                var edit = Edit(file)
                edit.insert(arguments, at: file.tokens[close - 1].range.upperBound)
                edit.addImport("Stores", access: nil)
                return edit.text
            },
            Step(file: "main.swift", request: "open the Storage and pass it to RootComponent") { file in
                guard let start = file.first(["RootComponent", "(", "dependency", ":", "(", ")"]) else { return nil }
                let line = file.startOfLine(file.tokens[start].line)
                let empty = file.tokens[start + 4].range.lowerBound..<file.tokens[start + 5].range.upperBound
                return file.text(with: [(line..<line, opening), (empty, "storage")])
            },
            Step(file: "main.swift", request: "give Program.App the argument \(over)") { file in
                guard let open = file.first(["Program", ".", "App", "("]).map({ $0 + 3 }),
                    let close = file.closing(open),
                    let label = (open..<close).first(where: { file.isToken($0, "stateFolder") })
                else { return nil }
                let range = file.tokens[label].range.lowerBound..<file.tokens[close].range.lowerBound
                return file.text(with: [(range, over)])
            },
        ]
    }
}

extension SwiftFile {
    /// The index at which the given tokens first follow each other; `nil` if they never do.
    fileprivate func first(_ words: [StaticString]) -> Int? {
        tokens.indices.first { start in words.indices.allSatisfy { isToken(start + $0, words[$0]) } }
    }

    /// Finds the first place where the given tokens follow each other, and returns the text with one of them replaced
    /// there. `nil` if there is no such place.
    fileprivate func replacing(_ words: [StaticString], part: Int, with new: String) -> String? {
        first(words).map { text(with: [(tokens[$0 + part].range, new)]) }
    }
}
