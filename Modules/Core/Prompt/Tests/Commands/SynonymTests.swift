import LanguagesTesting
import PromptTesting
import Ribcage
import Testing

@MainActor @Suite("A synonym of a host’s command")
struct SynonymTests {
    @Test("leaves the program", arguments: ["exit", "q", ":q", "logout"])
    func quit(word: String) async throws {
        let seen = try await typing(word, "show", at: CoverRouter())
        #expect(seen == [])
    }

    @Test("lists what can be typed, and tells of one word")
    func help() async throws {
        let all = try await typing("?", at: CoverRouter())
        let same = try await typing("help", at: CoverRouter())
        #expect(all == same)
        let one = try await typing("? write", at: CoverRouter())
        #expect(one.first == "write <text…>")
    }

    @Test("is explained as the command that it means", arguments: ["help ls", "? ls", "ls --help"])
    func explained(line: String) async throws {
        let seen = try await typing(line, at: CoverRouter())
        #expect(seen == ["show", "  show this place"])
    }

    @Test("shows the page again")
    func show() async throws {
        let seen = try await typing("ls", at: CoverRouter())
        #expect(seen == ["[0: ]"])
    }

    @Test("leads back")
    func back() async throws {
        let seen = try await typing("page 15", "..", "show", at: CoverRouter())
        #expect(seen == ["[0: ]"])
    }

    @Test("is a command also where a question takes commands")
    func question() async throws {
        let seen = try await typing("page 1", "sign", "exit", at: CoverRouter())
        #expect(seen == [])
    }

    @Test("is the answer where a question takes none")
    func answer() async throws {
        let seen = try await typing("page 2", "sign", "exit", at: CoverRouter())
        #expect(seen == ["! signed by exit"])
    }

    @Test("is passed over by the help")
    func unlisted() async throws {
        let seen = try await typing("help", at: CoverRouter())
        let words = seen.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(words.filter { ["exit", "q", ":q", "logout", "?", "ls", ".."].contains($0) } == [])
    }

    @Test("gives way to a place of that name")
    func place() async throws {
        let cover = CoverRouter()
        cover.way = Signpost("exit", value: "number", summary: "a page")
        let seen = try await typing("exit 3", "show", at: cover)
        #expect(seen == ["[3: ]"])
    }

    @Test(
        "that begins with a question mark is no query",
        arguments: [
            ("?x", "There is no command “?x” here. help lists them."),
            ("go ?x", "There is no place “?x” here."),
            ("app://?x", "Nothing may follow the “?” of a link. Write app://."),
            ("page/7?x", "Nothing may follow the “?” of a link. Write page/7."),
        ])
    func query(line: String, answer: String) async throws {
        let seen = try await typing(line, at: CoverRouter())
        #expect(seen == ["! line 1: \(answer)"])
    }
}
