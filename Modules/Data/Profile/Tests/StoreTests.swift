import Basics
import Journal
import MandalartSchemaData
import MandalartSchemaDataTesting
import PlatformTesting
import ProfileData
import ProfileDataTesting
import ProfileDomainInterface
import ProfileDomainTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The profile on a file")
struct StoreTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteProfileRepository {
        SQLiteProfileRepository(try await .mandalart(file.location))
    }

    @Test("the profile is there on another connection")
    func reopening() async throws {
        let kept = try await open().edit { profile in
            profile.nickname = try Nickname("주노 e\u{301}\u{2}\u{202E}")
            profile.language = .japanese
            profile.start = .today
            profile.seenHints = [.subGoal]
        }
        let found = try await open().profile()
        #expect(found == kept)
        #expect(found.nickname.map { Array($0.text.utf8) } == Array("주노 e\u{301}\u{2}\u{202E}".utf8))
    }

    @Test("a nickname that differs in its bytes alone is written")
    func normalisation() async throws {
        let repository = try await open()
        for text in ["\u{E9}\u{E9}\u{E9}", "\u{E9}\u{E9}e\u{301}"] {
            _ = try await repository.edit { $0.nickname = try Nickname(text) }
        }
        #expect(try file.rows("SELECT hex(nickname) FROM profile") == [["C3A9C3A965CC81"]])
    }

    @Test("repositories on two connections lose no edit of each other")
    func concurrency() async throws {
        let (first, second) = (try await open(), try await open())
        async let nickname = first.edit { $0.nickname = try Nickname("Juno") }
        async let hint = second.edit { $0.seenHints.insert(.mainGrid) }
        async let language = second.edit { $0.language = .korean }
        _ = try await (nickname, hint, language)
        var expected = Profile()
        expected.nickname = try Nickname("Juno")
        expected.language = .korean
        expected.seenHints = [.mainGrid]
        #expect(try await open().profile() == expected)
    }

    @Test("an unknown hint is not seen, and stays")
    func unknownHint() async throws {
        let repository = try await open()
        try file.run("INSERT INTO seen_hint VALUES ('fromTomorrow')")
        #expect(try await repository.profile() == Profile())
        _ = try await repository.edit { $0.seenHints = [.subGoal] }
        _ = try await repository.edit { $0.seenHints = [] }
        #expect(try file.rows("SELECT name FROM seen_hint") == [["fromTomorrow"]])
    }

    @Test("an unknown language is not seen, and stays while none is chosen")
    func unknownLanguage() async throws {
        let repository = try await open()
        try file.run("UPDATE profile SET language = 'eo'")
        let renamed = try await repository.edit { $0.nickname = try Nickname("Juno") }
        #expect(renamed.language == nil)
        #expect(try file.rows("SELECT nickname, language FROM profile") == [["Juno", "eo"]])
    }

    @Test("a first page of another program is home, and stays while none is chosen")
    func unknownStart() async throws {
        let repository = try await open()
        try file.run("UPDATE profile SET start = 'week'")
        #expect(try await repository.edit { $0.nickname = try Nickname("Juno") }.start == .home)
        #expect(try file.rows("SELECT start FROM profile") == [["week"]])
    }

    @Test("a first page that was chosen is undone to home")
    @MainActor func undoStart() async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteProfileRepository(journal)
        _ = try await repository.edit { $0.start = .today }
        let undone = try await ScopeHistory(journal, of: EditScope.profile).undo()
        #expect(undone?.changes.map(\.before) == [.text("home")])
        #expect(undone?.changes.map(\.after) == [.text("today")])
        #expect(try await repository.profile().start == .home)
    }

    @Test("a program that suggests is undone to none, and the history shows it as it is typed")
    @MainActor func undoSuggester() async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteProfileRepository(journal)
        let command = try SuggesterCommand(["llm", "a \"b\"", "e\u{301}"])
        _ = try await repository.edit { $0.suggester = command }
        let found = try await open().profile().suggester
        #expect(found?.words.map { Array($0.utf8) } == command.words.map { Array($0.utf8) })
        let undone = try await ScopeHistory(journal, of: EditScope.profile).undo()
        #expect(undone?.changes.map(\.before) == [nil])
        #expect(undone?.changes.map(\.after) == [.text(#"llm 'a "b"' e"# + "\u{301}")])
        #expect(try await repository.profile().suggester == nil)
    }

    @Test(
        "a text that cannot be read as a command line runs nothing, and is reported",
        arguments: ["llm -m", "[]", "[1]", #"["./a"]"#, #"{"a":1}"#, #"["a", 5]"#])
    func badSuggester(text: String) async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteProfileRepository(journal)
        try file.run("UPDATE profile SET suggester = '\(text)'")
        #expect(try await repository.profile().suggester == nil)
        let error = journal.database.unreadableRows.takeNew().first
        guard case .unexpectedRow(column: "suggester", _, _) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        _ = try await repository.edit { $0.start = .today }
        #expect(try file.rows("SELECT suggester FROM profile") == [[text]])
    }

    @Test("a language that is chosen takes the place of an unknown one")
    func choosingLanguage() async throws {
        let repository = try await open()
        try file.run("UPDATE profile SET language = 'eo'")
        _ = try await repository.edit { $0.language = .english }
        #expect(try file.rows("SELECT language FROM profile") == [["en"]])
    }

    @Test("a nickname that nobody can have is left out, with what was found", arguments: ["", "   "])
    func badNickname(text: String) async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteProfileRepository(journal)
        try file.run("PRAGMA ignore_check_constraints=ON; UPDATE profile SET nickname = '\(text)'")
        #expect(try await repository.profile().nickname == nil)
        let error = journal.database.unreadableRows.takeNew().first
        #expect(
            error?.kind
                == .unexpectedRow(
                    column: "nickname", expected: "text of 1 to 40 characters", found: "text \"\(text)\""))
        #expect(error?.sql?.contains("profile") == true)
    }

    @Test("a store whose profile was damaged is refused, and not taken for a new one")
    func noProfile() async throws {
        let repository = try await open()
        _ = try await repository.edit { $0.nickname = try Nickname("Juno") }
        try file.run("PRAGMA ignore_check_constraints=ON; UPDATE profile SET id = 6784, nickname = NULL")
        let error = try await #require(throws: DatabaseError.self) { try await repository.profile() }
        #expect(error.kind == .unexpectedRow(column: "id", expected: "an integer", found: "null"))
    }
}

@Suite("The contract of profile repositories, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: ProfileRepositoryContract.allCases)
    func memory(_ promise: ProfileRepositoryContract) async throws {
        try await promise.verify(await SQLiteProfileRepository.inMemory())
    }
}

@Suite("The suggesters that a user has chosen")
struct TrustedSuggestersFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("are trusted in each later run, word by word, and others are not")
    func trust() throws {
        let (chosen, other) = (
            try SuggesterCommand(["~/suggest", "a b"]), try SuggesterCommand(["~/suggest", "a", "b"])
        )
        let file = TrustedSuggestersFile(in: folder.file("state"))
        #expect(!file.trusts(chosen))
        for _ in 1...2 { try file.trust(chosen) }
        try file.trust(try SuggesterCommand(["third"]))
        let later = TrustedSuggestersFile(in: folder.file("state"))
        #expect(later.trusts(chosen) && !later.trusts(other))
        let text = String(decoding: try folder.bytes(of: "state/suggesters"), as: UTF8.self)
        #expect(text == #"["~/suggest","a b"]"# + "\n" + #"["third"]"# + "\n")
    }

    @Test("are at most a hundred, without the oldest")
    func most() throws {
        let file = TrustedSuggestersFile(in: folder.path)
        let commands = try (1...101).map { try SuggesterCommand(["suggest", "\($0)"]) }
        for command in commands { try file.trust(command) }
        #expect(commands.map(file.trusts) == [false] + Array(repeating: true, count: 100))
    }

    @Test("are none where the folder of the user is unknown")
    func unknown() throws {
        let file = TrustedSuggestersFile(in: nil)
        let command = try SuggesterCommand(["suggest"])
        try file.trust(command)
        #expect(!file.trusts(command))
    }
}
