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

    @Test(
        "means that command, also where a question takes commands, and is the answer where it takes none",
        arguments: [
            TypingCase("ls", "ls", shows: "[0: ]"), TypingCase("cd", "cd page/3", "show", shows: "[3: ]"),
            TypingCase("..", "page 15", "..", "show", shows: "[0: ]"),
            TypingCase("cd ..", "page 15", "cd ..", "show", shows: "[0: ]"),
            TypingCase("help ls", "help ls", "? ls", shows: "show", "  show this place", "show", "  show this place"),
            TypingCase("ls --help", "ls --help", shows: "show", "  show this place"),
            TypingCase("a question with commands", "page 1", "sign", "exit"),
            TypingCase("a question without", "page 2", "sign", "exit", shows: "! signed by exit"),
        ])
    func meaning(_ typed: TypingCase) async throws {
        let seen = try await typed.seen()
        #expect(seen == typed.output)
    }

    @Test(
        "is named by the error as it was typed; one that saves has nothing to do, and a question mark may begin a word",
        arguments: [
            ("ls -la", "“ls” takes no arguments."), ("exit now", "“exit” takes no arguments."),
            ("보기 모두", "“보기” takes no arguments."),
            (":w", "There is no command “:w” here. All is saved already."),
            ("?x", "There is no command “?x” here. help lists them."),
            ("go ?x", "There is no place “?x” here."),
            ("app://?x", "Nothing may follow the “?” of a link. Write app://."),
            ("page/7?x", "Nothing may follow the “?” of a link. Write page/7."),
            ("go page/7?text=x", "Nothing may follow the “?” of a link. Write page/7."),
        ])
    func wrong(line: String, message: String) async throws {
        let seen = try await typing(line, at: CoverRouter())
        #expect(seen == ["! line 1: \(message)"])
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

    @Test("is passed over by the help")
    func unlisted() async throws {
        let seen = try await typing("help", at: CoverRouter())
        let words = seen.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(words.filter { ["exit", "q", ":q", "logout", "?", "ls", ".."].contains($0) } == [])
    }

    @Test("gives way to a place of that name")
    func place() async throws {
        let cover = CoverRouter()
        cover.way = Destination("exit", value: "number", summary: "a page")
        let seen = try await typing("exit 3", "show", at: cover)
        #expect(seen == ["[3: ]"])
    }
}
