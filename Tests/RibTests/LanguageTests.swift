import Foundation
import PlatformTesting
import RibKit
import SwiftFileKit
import Testing

@Suite("rib languages")
struct LanguageTests {
    /// A house that speaks English and Korean.
    private func house() throws -> Fixture {
        let house = try Fixture()
        let folder = "Modules/Core/Basics/Sources/Languages"
        try house.write([
            "\(folder)/ProjectLanguages.swift": """
            let projectLanguages: [any Tongue.Type] = [
                English.self,
                Korean.self,
            ]

            """,
            "\(folder)/English.swift": "public enum English: Tongue { public static let code = \"en\" }\n",
            "\(folder)/Korean/Korean.swift": "public enum Korean: Tongue { public static let code = \"ko\" }\n",
            "Modules/Core/Basics/Tests/PhraseTests+Korean.swift": "import Testing\n@Test func ko() {}\n",
            "Modules/Domain/Notes/Sources/NotesPhrases.swift": """
            enum NotesPhrases {
                static let none = Phrase("None", .ko("없음"))
                static let one = Phrase("One", .ko("하나"))
            }

            """,
            "Tests/Snapshots/List/en-60.txt": "None\n", "Tests/Snapshots/List/ko-80.txt": "없음\n",
            "Tests/Snapshots/List/records.txt": "{}\n",
        ])
        return house
    }

    @Test("lists the languages with the phrases that have them")
    func list() throws {
        let house = try house()
        try house.edit("Modules/Domain/Notes/Sources/NotesPhrases.swift", ", .ko(\"하나\")", "")
        let seen = house.rib("languages").output
        #expect(seen == "en  English  2 of 2 phrases\nko  Korean  1 of 2 phrases\n")
    }

    @Test("adds one: it is declared and listed as incomplete, and each phrase that lacks it is a note")
    func add() throws {
        let house = try house()
        let result = house.rib("languages", "add", "de")
        #expect(result.code == 0, "\(result.messages)")
        let list = try house.text("Modules/Core/Basics/Sources/Languages/ProjectLanguages.swift")
        #expect(list.contains("    Korean.self,\n    German.self,  // rib: incomplete\n]\n"))
        let check = house.rib("check")
        #expect(check.code == 0)
        let path = "Modules/Domain/Notes/Sources/NotesPhrases.swift"
        #expect(
            check.output.split(separator: "\n").filter { $0.hasPrefix(path) } == [
                "\(path):2: note: this phrase has no German text, so that English serves: add .de(\"…\")",
                "\(path):3: note: this phrase has no German text, so that English serves: add .de(\"…\")",
            ])
    }

    @Test("a language whose code is a keyword of Swift is declared with backticks")
    func keyword() throws {
        let house = try house()
        house.rib("languages", "add", "is")
        let text = try house.text("Modules/Core/Basics/Sources/Languages/Icelandic/Icelandic.swift")
        #expect(text.contains("    public static func `is`(_ text: "))
    }

    @Test("lists the phrases of the machinery in a table, whose texts count, so that no file of it changes")
    func table() throws {
        let house = try house()
        let phrases = "Modules/Core/Basics/Sources/BasicsPhrases.swift"
        try house.write([
            phrases: #"""
            enum BasicsPhrases {
                static let all = Phrase("100% “done”", .ko("모두"))
                static func left(_ count: Int, _ name: String) -> Phrase {
                    Phrase(
                        """
                        \(count) left \
                        of \(quoted: name.map { "\($0)" }):
                          \"\u{2026}\"
                        """, .ko("\(count) \(quoted: name)"))
                }
                static func kind(_ isOne: Bool) -> Phrase { Phrase(isOne ? "one" : "many", .ko(isOne ? "하나" : "여럿")) }
            }

            """#
        ])
        let path = "Modules/Core/Basics/Sources/Languages/German/German+Table.swift"
        #expect(house.rib("languages", "add", "de").code == 0)
        let table = try house.text(path)
        let keys = [##""%1 left of %2:\n  \"…\"": """##, ##""100%% “done”": """##, ##""many": """##, ##""one": """##]
        #expect(
            table.split(separator: "\n").filter { $0.contains(": \"\"") }.map { $0.dropFirst(8).dropLast() }.map(
                String.init) == keys)
        func lines(of file: String) -> [String] {
            house.rib("check").output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(file) }
        }
        #expect(
            lines(of: phrases).first
                == "\(phrases):2: note: this phrase has no German text, so that English serves: write it in \(path)")
        try house.edit(path, #""100%% “done”": """#, #""100%% “done”": "100%% „fertig“""#)
        try house.edit(path, #""one": """#, #""one": "ein %1""#)
        #expect(lines(of: phrases).count == 2, "one of two texts is written")
        #expect(
            lines(of: path) == ["\(path):10: error: the German text holds other values than the English one: %1"])

        try house.edit(path, #""one": "ein %1""#, #""one": "eins""#)
        try house.edit(phrases, #""many""#, #""several""#)
        #expect(
            lines(of: path) == [
                "\(path):1: error: 1 phrases of the machinery are not listed: rib check --fix adds them"
            ])
        house.rib("check", "--fix")
        #expect(lines(of: path) == [])
        let mended = try house.text(path)
        #expect(mended.contains(#""several": "","#) && !mended.contains("many"))
        #expect(mended.contains(#""100%% “done”": "100%% „fertig“","#))
        house.rib("languages", "remove", "de")
        #expect(try !house.contents().keys.contains(path))
    }

    @Test("fails for a phrase without a language that is no longer called incomplete")
    func complete() throws {
        let house = try house()
        house.rib("languages", "add", "de")
        try house.edit("Modules/Core/Basics/Sources/Languages/ProjectLanguages.swift", "  // rib: incomplete", "")
        let check = house.rib("check")
        #expect(check.code == 1)
        #expect(check.output.contains("NotesPhrases.swift:2: error: this phrase has no German text"))
    }

    @Test("removes one, with its texts, its files and its snapshots, and says what names it still")
    func remove() throws {
        let house = try house()
        try house.write(["Modules/Domain/Notes/Sources/Other.swift": "let language = Language.korean\n"])
        let result = house.rib("languages", "remove", "ko")
        #expect(result.code == 0, "\(result.messages)")
        #expect(result.output == "Modules/Domain/Notes/Sources/Other.swift:1: names Korean still\n")
        #expect(
            try house.text("Modules/Domain/Notes/Sources/NotesPhrases.swift") == """
                enum NotesPhrases {
                    static let none = Phrase("None")
                    static let one = Phrase("One")
                }

                """)
        let contents = try house.contents()
        #expect(contents.keys.filter { $0.contains("Korean") || $0.contains("ko-80") } == [])
        #expect(contents["Tests/Snapshots/List/en-60.txt"] == "None\n")
        #expect(house.rib("languages").output == "en  English  2 of 2 phrases\n")
        #expect(house.rib("check").output == "")
    }

    @Test("keeps the modules and the types of the project that have the name of the removed language")
    func namesakes() throws {
        let house = try house()
        house.rib("languages", "add", "de")
        #expect(house.rib("new", "feature", "German").code == 0)
        try house.write([
            "Modules/Domain/Notes/Interface/German.swift": "public struct German {}\n",
            "Tests/Snapshots/German/en-100.txt": "German\n", "Tests/Snapshots/German/de-80.txt": "German\n",
        ])
        let before = try house.contents()
        #expect(house.rib("languages", "remove", "de").code == 0)
        let after = try house.contents()
        let gone = before.keys.filter { after[$0] == nil }.sorted()
        let folder = "Modules/Core/Basics/Sources/Languages/German"
        #expect(
            gone == [
                folder, "\(folder)/German+Table.swift", "\(folder)/German.swift", "Tests/Snapshots/German/de-80.txt",
            ])
    }

    @Test(
        "refuses what cannot be, and changes nothing",
        arguments: [
            (["add", "ko"], "speaks “ko” already", 1), (["add", "qq"], "ISO 639-1", 1),
            (["remove", "en"], "“en” cannot be removed; these can: ko", 1), (["remove", "de"], "these can: ko", 1),
            (["addd", "de"], "Did you mean add? Choose one of: add, remove.", 2), (["add"], "needs a code", 2),
        ])
    func refusals(words: [String], reason: String, code: Int32) throws {
        let house = try house()
        let before = try house.contents()
        let result = house.rib(["languages"] + words)
        #expect(result.code == code)
        #expect(result.messages.contains(reason), "\(result.messages)")
        #expect(try house.contents() == before)
    }

    @Test(
        "takes texts out of phrases as they are written",
        arguments: [
            (#"Phrase("a", .ko("가"), .ja("あ"))"#, #"Phrase("a", .ja("あ"))"#),
            ("Phrase(\n    \"a\",\n    .ko(\"가\"), .ja(\"あ\"))", "Phrase(\n    \"a\",\n    .ja(\"あ\"))"),
            ("Phrase(\n    \"a\", .ko(\"가\"),\n    .ja(\"あ\"))", "Phrase(\n    \"a\",\n    .ja(\"あ\"))"),
            (#"Phrase("a", .ko("가"), .ko("나"), .ja("あ"))"#, #"Phrase("a", .ja("あ"))"#),
            (#"Phrase("a", .ja("あ"), .ko("가"))"#, #"Phrase("a", .ja("あ"))"#),
            ("Phrase(\n    \"a\", .ko(\"가\"))", #"Phrase("a")"#),
            (#"Phrase("\(b, c), (", .ko("\(b, .topic)) \(Phrase("x", .ko("y")))"))"#, #"Phrase("\(b, c), (")"#),
            (#"Phrase("\(Phrase("x", .ko("y"))) a", .ja("あ"))"#, #"Phrase("\(Phrase("x")) a", .ja("あ"))"#),
            (#"Phrase(is ? "a" : "b", .ko(is ? "가" : "나"))"#, #"Phrase(is ? "a" : "b")"#),
            (##"Phrase(#"a " b"#, .ko(#"가 ", .ko("#))"##, ##"Phrase(#"a " b"#)"##),
            (#"Phrase("\(quoted: a)", .ko("\(quoted: a, .object)"))"#, #"Phrase("\(quoted: a)")"#),
            (#"Other("a", .ko("가")) // Phrase("a", .ko("가"))"#, #"Other("a", .ko("가")) // Phrase("a", .ko("가"))"#),
        ])
    func rewriting(before: String, after: String) {
        #expect(SwiftFile(before).removingTranslations(["ko"]) == after)
    }

    @Test("keeps the line of a phrase that is too long for one, and its bracket where that would be too long")
    func longPhrase() {
        let text = String(repeating: "long ", count: 22)
        let phrase = SwiftFile("static let all = Phrase(\n    \"\(text)\",\n    .ko(\"길다\"))\n")
        #expect(phrase.removingTranslations(["ko"]) == "static let all = Phrase(\n    \"\(text)\")\n")
        let longer = SwiftFile("Phrase(\n    \"\(text)long\",\n    .ko(\"길다\")),\n")
        #expect(longer.removingTranslations(["ko"]) == "Phrase(\n    \"\(text)long\"\n),\n")
    }
}
