import Basics
import BasicsTesting
import Commands
import Testing

@Suite("Words of a line")
struct WordsTests {
    @Test(
        "are cut at white space; quotes hold words together; a backslash makes a letter",
        arguments: [
            ("", []),
            ("  set\t1  Endurance ", ["set", "1", "Endurance"]),
            (#"set 2 "Run 5 km" 40"#, ["set", "2", "Run 5 km", "40"]),
            ("set 2 'Run 5 km'", ["set", "2", "Run 5 km"]),
            (#"say "" end"#, ["say", "", "end"]),
            (#"say "a \"b\" \\ c" 'd "e" \ f'"#, ["say", #"a "b" \ c"#, #"d "e" \ f"#]),
            (#"say a\ b \"c"#, ["say", "a b", "\"c"]),
            ("don't 5'11\"", ["don't", "5'11\""]),
            (#""a b"c"#, ["a bc"]),
            ("set 1 'Til I'm done", ["set", "1", "'Til", "I'm", "done"]), ("'", ["'"]),
            ("say '' end", ["say", "", "end"]),
            ("sing 'It's late' loud", ["sing", "It's late", "loud"]),
            ("목표 セット　終", ["목표", "セット", "終"]),
            (#"end \"#, ["end", #"\"#]),
            (#"note C:\temp\x "a\nb" \d"#, ["note", #"C:\temp\x"#, #"a\nb"#, #"\d"#]),
        ])
    func cut(line: String, expected: [String]) throws {
        var words = try Words(typing: line)
        var found: [String] = []
        while let word = words.next() { found.append(word) }
        #expect(found == expected)
    }

    @Test("are cut between code points: a mark after a quote, a space or a backslash is not lost in it")
    func marks() throws {
        for line in ["\"\u{301}a\"", "x \u{301}a", "\\\u{301}a", "\"\\\"\u{301}a\""] {
            let word = try #require(try Words(typing: line).last)
            #expect(word.unicodeScalars.suffix(2) == ["\u{301}", "a"], "\(line.debugDescription)")
        }
        #expect(try Words(typing: "\"\u{301}a b\"\u{301}").last?.unicodeScalars.count == 5)
    }

    @Test("with a quote that is not closed are refused", arguments: ["\"", "set 1 \"Run", #""a\""#])
    func unbalanced(line: String) {
        #expect(throws: UsageError.self) { try Words(typing: line) }
    }

    @Test("the rest of a line has one space between the words")
    func rest() throws {
        var words = try Words(typing: #"set 1  Run  "5 km"  now"#)
        _ = words.next()
        _ = words.next()
        #expect(words.rest() == #"Run "5 km" now"#)
        #expect(words.rest() == nil)
    }

    @Test("a long text at the end of a line keeps its white space, and loses the quotes around all of it")
    func longText() throws {
        let text = Rest(Argument("text") { $0 }, isLong: true)
        func rest(of line: String) throws -> String {
            var words = try Words(typing: line)
            _ = words.next()
            return try text.take(from: &words)
        }
        #expect(try rest(of: "note  두   칸   띄움 ") == "두   칸   띄움")
        #expect(try rest(of: #"note Say  "yes"  daily"#) == #"Say  "yes"  daily"#)
        #expect(try rest(of: #"note "a  b""#) == "a  b")
        #expect(try rest(of: "note one") == "one")
    }

    @Test(
        "the rest of a line keeps the quotes around some of its words, and not those around all of it",
        arguments: [
            (#"Say "yes" daily"#, #"Say "yes" daily"#), ("Rock 'n' roll", "Rock 'n' roll"),
            (#""Run 5 km""#, "Run 5 km"), ("'Run 5 km'", "Run 5 km"), (#""a"b c"#, #""a"b c"#), (#""a"b"#, #""a"b"#),
            (#"차가워서 "정신"이 번쩍"#, #"차가워서 "정신"이 번쩍"#), (#"\"a b\""#, #""a b""#),
        ])
    func quotes(line: String, text: String) throws {
        var words = try Words(typing: line)
        #expect(words.rest() == text)
    }
}

extension Words {
    fileprivate var last: String? {
        var words = self
        var last: String?
        while let word = words.next() { last = word }
        return last
    }
}
