import SwiftFileKit

/// The files of a new domain: an entity with a rule, a repository, a use case over it, doubles, and tests.
struct DomainTemplate {
    let name: String

    private var property: String { name.asProperty }

    /// Returns the functions that the repository protocol of a new domain requires, as written after `func`.
    static func requirements(of name: String) -> [String] {
        ["entries() async throws -> [\(name)Entry]", "append(_ entry: \(name)Entry) async throws"]
    }

    /// Returns the functions that the use case of a new domain has, as written after `func`.
    static func requirementsOfUseCase(of name: String) -> [String] {
        ["entries() async throws -> [\(name)Entry]", "add(_ entry: \(name)Entry) async throws -> [\(name)Entry]"]
    }

    var files: [String: String] {
        let folder = "Modules/Domain/\(name)"
        return [
            "\(folder)/Interface/\(name)Entry.swift": entry,
            "\(folder)/Interface/\(name)Phrases.swift": phrases,
            "\(folder)/Interface/\(name)Repository.swift": repository,
            "\(folder)/Interface/\(name)UseCase.swift": useCase,
            "\(folder)/Sources/Stored\(name)UseCase.swift": stored,
            "\(folder)/Testing/\(name)Fakes.swift": fakes,
            "\(folder)/Testing/\(name)RepositoryContract.swift": contract,
            "\(folder)/Tests/\(name)Tests.swift": tests,
        ]
    }

    private var entry: String {
        """
        public import Basics

        /// An entry: a text that is not empty.
        public struct \(name)Entry: Hashable, Sendable {
            /// The text, as it was typed.
            public let text: String

            /// An entry with a typed text.
            ///
            /// - Throws: ``\(name)Error/empty``.
            public init(_ text: String) throws(\(name)Error) {
                guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
                self.text = text
            }
        }

        /// The reason that a value was rejected. The data is unchanged.
        public enum \(name)Error: Explained, Hashable {
            /// The text is empty, or only white space.
            case empty

            /// One line for a person: what is wrong and what to do.
            public var explanation: Phrase { \(name)Phrases.empty }
        }

        """
    }

    /// The message about an entry without text, in English, Korean, and Japanese.
    private static let empty = [
        "An entry has to have a text. Type one.", "내용이 필요합니다. 텍스트를 입력하세요.", "内容が必要です。文を入力してください。",
    ]

    private var phrases: String {
        """
        import Basics

        /// The messages about invalid values of \(name).
        enum \(name)Phrases {
        \(Writing.phrase("empty", Self.empty))
        }

        """
    }

    private var repository: String {
        """
        /// Stores the entries. Every implementation passes the contract suite of the module's Testing target.
        public protocol \(name)Repository: Sendable {
            /// Returns all entries, oldest first.
            func entries() async throws -> [\(name)Entry]

            /// Appends an entry.
            func append(_ entry: \(name)Entry) async throws
        }

        """
    }

    private var useCase: String {
        """
        /// Reads and adds entries. Features use this, never a repository.
        public protocol \(name)UseCase: Sendable {
            /// Returns all entries, oldest first.
            ///
            /// - Throws: the repository's error when the store cannot be read.
            func entries() async throws -> [\(name)Entry]

            /// Adds an entry.
            ///
            /// - Returns: all entries after that.
            /// - Throws: the repository's error when the store cannot be written.
            func add(_ entry: \(name)Entry) async throws -> [\(name)Entry]
        }

        """
    }

    private var stored: String {
        """
        package import \(name)DomainInterface

        /// The use case over a repository.
        package struct Stored\(name)UseCase: \(name)UseCase {
            private let repository: any \(name)Repository

            package init(repository: any \(name)Repository) {
                self.repository = repository
            }

            package func entries() async throws -> [\(name)Entry] {
                try await repository.entries()
            }

            package func add(_ entry: \(name)Entry) async throws -> [\(name)Entry] {
                try await repository.append(entry)
                return try await repository.entries()
            }
        }

        """
    }

    private var fakes: String {
        """
        package import \(name)DomainInterface

        /// A repository with entries in memory.
        package actor \(name)RepositoryFake: \(name)Repository {
            private var stored: [\(name)Entry]

            /// A fake with initial entries.
            package init(_ entries: [\(name)Entry] = []) {
                stored = entries
            }

            package func entries() -> [\(name)Entry] { stored }

            package func append(_ entry: \(name)Entry) { stored.append(entry) }
        }

        /// A use case with entries in memory. It can be made to fail.
        package actor \(name)UseCaseFake: \(name)UseCase {
            private var stored: [\(name)Entry]
            private var failure: (any Error)?

            /// A fake with initial entries.
            package init(_ entries: [\(name)Entry] = []) {
                stored = entries
            }

            /// Makes every call throw the error from now on; `nil` ends that.
            package func fail(with error: (any Error)?) {
                failure = error
            }

            package func entries() throws -> [\(name)Entry] {
                if let failure { throw failure }
                return stored
            }

            package func add(_ entry: \(name)Entry) throws -> [\(name)Entry] {
                if let failure { throw failure }
                stored.append(entry)
                return stored
            }
        }

        """
    }

    private var contract: String {
        """
        \(Writing.imports([(nil, "Doubles"), ("package", "\(name)DomainInterface")]))
        /// The contract of every repository of \(name). A test suite runs each case on a fresh, empty repository.
        package enum \(name)RepositoryContract: String, Contract {
            case isEmptyAtFirst = "is empty at first"
            case keepsTheOrder = "keeps the entries in their order"

            /// Checks the promise on an empty repository.
            ///
            /// - Throws: `BrokenPromise`, and the errors of the repository.
            package func verify(_ repository: some \(name)Repository) async throws {
                var expected: [\(name)Entry] = []
                if self == .keepsTheOrder {
                    for text in ["one", "둘 ", "one"] {
                        expected.append(try \(name)Entry(text))
                        try await repository.append(try \(name)Entry(text))
                    }
                }
                try expect(await repository.entries(), expected)
            }
        }

        """
    }

    private var tests: String {
        let imports = Writing.imports([
            (nil, "\(name)Domain"), (nil, "\(name)DomainInterface"), (nil, "\(name)DomainTesting"), (nil, "Testing"),
        ])
        return """
            \(imports)
            @Suite("\(name)")
            struct \(name)Tests {
                @Test("an entry without a text is refused", arguments: ["", "  "])
                func empty(text: String) {
                    #expect(throws: \(name)Error.empty) { try \(name)Entry(text) }
                }

                @Test("the fake repository keeps the contract", arguments: \(name)RepositoryContract.allCases)
                func contract(_ promise: \(name)RepositoryContract) async throws {
                    try await promise.verify(\(name)RepositoryFake())
                }

                @Test("an entry that is added is kept, and all come back")
                func useCase() async throws {
                    let useCase = Stored\(name)UseCase(repository: \(name)RepositoryFake())
                    let entry = try \(name)Entry("one")
                    let answered = try await useCase.add(entry)
                    #expect(answered == [entry])
                    let kept = try await useCase.entries()
                    #expect(kept == [entry])
                }
            }

            """
    }
}
