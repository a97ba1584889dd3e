import Basics
import BasicsTesting
import Commands
import CommandsTesting
import Testing

@Suite("The syntax of a command")
struct SyntaxTests {
    struct OutOfRange: Error, CustomStringConvertible {
        let description = "A page is a number."
    }

    static func page(_ text: String) throws -> Int {
        guard let page = Int(text) else { throw OutOfRange() }
        return page
    }

    let set = Syntax(
        "set", Argument("page", page), Argument("title", { $0 }), OptionalArgument(Argument("rate", page)),
        summary: "fill a page"
    ) { "\($0) \($1) \($2.map(String.init) ?? "-")" }

    let note = Syntax("note", Argument("page", page), Rest(Argument("text", { $0 })), summary: "write a note") {
        "\($0) \($1)"
    }

    @Test("shows in its usage what it takes")
    func usage() {
        #expect(set.usage == "set <page> <title> [<rate>]")
        #expect(note.usage == "note <page> <text…>")
    }

    @Test("becomes an action with typed values")
    func action() throws {
        #expect(try set.value(from: Words(["2", "Run", "40"])) == "2 Run 40")
        #expect(try set.value(from: Words(["2", "Run"])) == "2 Run -")
        #expect(try note.value(from: Words(["2", "Run", "5", "km"])) == "2 Run 5 km")
    }

    @Test("without a word that it needs shows its usage")
    func missing() throws {
        #expect(
            try usageError { try set.value(from: Words(["2"])) }
                == "“set” needs a title: set <page> <title> [<rate>]")
        #expect(try usageError { try note.value(from: Words(["2"])) } == "“note” needs a text: note <page> <text…>")
    }

    @Test("with a word too many says how to hold words together")
    func tooMany() {
        let error = #expect(throws: UsageError.self) { try set.value(from: Words(["2", "Run", "5", "km"])) }
        #expect(error?.description.contains("Put quotes around words that belong together.") == true)
    }

    @Test("with a wrong word passes on what its value says")
    func wrong() throws {
        #expect(try usageError { try set.value(from: Words(["two", "Run"])) } == "A page is a number.")
    }

    @Test(
        "asks back at the name of an option behind other dashes than two hyphens",
        arguments: ["-on", "—on", "–on", "−on", "―ON", "-o", "-on=2"])
    func otherDashes(word: String) throws {
        let log = Syntax(
            "log", Rest(Argument("text", { $0 })), NamedArgument("--on", Argument("page", Self.page)),
            summary: "log it"
        ) { "\($0) \($1.map(String.init) ?? "-")" }
        let error = try usageError { try log.value(from: Words(["ran", word, "2"])) }
        #expect(error == "There is no option “\(word)”. Did you mean --on?")
        #expect(
            try log.value(from: Words(["ran", "-", "3", "km", "-3", "–", "-x", "-one"])) == "ran - 3 km -3 – -x -one -")
    }

    @Test(
        "takes the full-width letters of an input method for the name of an option, and leaves the text as it was typed",
        arguments: ["－－ｏｎ 2", "--ｏｎ 2", "－－ｏｎ＝2", "－－on=2"])
    func fullWidthOptions(option: String) throws {
        let log = Syntax(
            "log", Rest(Argument("text", { $0 })), NamedArgument("--on", Argument("page", Self.page)),
            summary: "log it"
        ) { "\($0) \($1.map(String.init) ?? "-")" }
        #expect(try log.value(from: Words(typing: "ｒａｎ －３ \(option)")) == "ｒａｎ －３ 2")
        #expect(try log.value(from: Words(typing: "ｒａｎ －－ｆａｒ")) == "ｒａｎ －－ｆａｒ -")
    }

    @Test(
        "takes all after two dashes for words, which are words themselves where nothing after them could be an option")
    func plainWords() throws {
        let log = Syntax(
            "log", Rest(Argument("text", { $0 })), NamedArgument("--on", Argument("page", Self.page)),
            summary: "log it"
        ) { "\($0) \($1.map(String.init) ?? "-")" }
        func read(_ line: String) throws -> String { try log.value(from: Words(typing: line)) }
        #expect(try read("--on 2 -- did --on 3") == "did --on 3 2")
        #expect(try read("did -- --on 3") == "did --on 3 -")
        #expect(try read("read -- and wrote --on 3") == "read and wrote --on 3 -")
        #expect(try read("read -- and wrote") == "read -- and wrote -")
        #expect(try read(#"read "--" --on 3"#) == #"read "--" 3"#)
    }

    @Test("takes an option’s value of several words without quotes")
    func longValue() throws {
        let page = Argument("page", mostWords: 3) { text in try Self.page(text.filter { $0 != " " }) }
        let log = Syntax("log", Rest(Argument("text", { $0 })), NamedArgument("--on", page), summary: "log it") {
            "\($0) \($1.map(String.init) ?? "-")"
        }
        #expect(try log.value(from: Words(["ran", "--on", "1", "2", "3", "4"])) == "ran 4 123")
        #expect(try log.value(from: Words(["--on", "1", "2", "km"])) == "km 12")
        #expect(try log.value(from: Words(["--on", "1", "km"])) == "km 1")
    }

    @Test("that takes nothing is its own example")
    func example() {
        #expect(Syntax("tear", summary: "fail") { 1 }.example == "tear")
        #expect(Syntax("set", Argument("page", Self.page), summary: "", example: "set 1") { $0 }.example == "set 1")
    }

    @Test("whose example it does not understand is told to its tests")
    func wrongExample() {
        func wrong(_ example: Phrase) -> [String] {
            let command = Syntax("set", Argument("page", Self.page), summary: "", example: example) { $0 }
            return wrongExamples(of: [command])
        }
        #expect(wrong("set 1") == [])
        #expect(wrong("put 1") == ["“put 1” is no set"])
        #expect(wrong("set") == ["“set”: “set” needs a page: set <page>"])
        #expect(wrong("set x") == ["“set x”: A page is a number."])
    }
}
