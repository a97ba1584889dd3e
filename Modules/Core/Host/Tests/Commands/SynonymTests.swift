import BasicsTesting
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("A synonym of a host’s command")
struct SynonymTests {
    @Test("leaves the program", arguments: ["exit", "q", ":q", ":wq", "bye", "logout", "나가기", "종료하기", "終わる"])
    func quit(word: String) async throws {
        let seen = try await typing(word, "show", at: CoverRouter())
        #expect(seen == [])
    }

    @Test("lists what can be typed, and tells of one word")
    func help() async throws {
        let all = try await typing("?", at: CoverRouter())
        let same = try await typing("help", at: CoverRouter())
        #expect(all == same)
        for line in ["? write", "man write"] {
            let one = try await typing(line, at: CoverRouter())
            #expect(one.first == "write <text…>")
        }
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

    @Test("leads back", arguments: ["..", "cd .."])
    func back(line: String) async throws {
        let seen = try await typing("page 15", line, "show", at: CoverRouter())
        #expect(seen == ["[0: ]"])
    }

    @Test("leads to a place")
    func go() async throws {
        #expect(try await typing("cd page/3", "show", at: CoverRouter()) == ["[3: ]"])
    }

    @Test("is named by the error as it was typed", arguments: ["ls -la", "exit now", "보기 모두"])
    func wrong(line: String) async throws {
        let word = line.prefix { $0 != " " }
        #expect(try await typing(line, at: CoverRouter()) == ["! line 1: “\(word)” takes no arguments."])
    }

    @Test("of what saves says that there is nothing to save")
    func save() async throws {
        let seen = try await typing(":w", at: CoverRouter())
        #expect(seen == ["! line 1: There is no command “:w” here. All is saved already."])
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
