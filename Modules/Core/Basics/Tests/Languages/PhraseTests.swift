import Basics
import BasicsTesting
import Synchronization
import Testing

@Suite("A phrase")
struct PhraseTests {
    private static let hello = Phrase("Hello", .xx("Mae"), .yy("Vemu"))

    private struct Refusal: Explained {
        let explanation = Phrase("No.", .xx("Baw."))
    }

    private func texts(_ phrase: Phrase) -> [String] {
        [Language.english, .elvish, .dwarvish].map(phrase.text)
    }

    @Test("has the English article of the phrase in it")
    func article() {
        let words: [Phrase] = ["item", "image", "position"]
        #expect(words.map { word in Phrase("\(a: word)").english } == ["an item", "an image", "a position"])
    }

    @Test("has a text in each language")
    func hasTexts() {
        #expect(texts(Self.hello) == ["Hello", "Mae", "Vemu"])
    }

    @Test("is read in English where a translation is missing")
    func missing() {
        #expect(texts(Refusal().explanation) == ["No.", "Baw.", "No."])
        #expect(texts(Phrase("Hello")) == ["Hello", "Hello", "Hello"])
    }

    @Test("puts together the text of the reader's language alone")
    func lazy() {
        let made = Mutex<[String]>([])
        @Sendable func word(_ word: String) -> String {
            made.withLock { $0.append(word) }
            return word
        }
        let phrase = Phrase("\(word("one"))", .xx("\(word("min"))"), .yy("\(word("un"))"))
        #expect(made.withLock(\.self) == [])
        #expect(phrase.text(in: .elvish) == "min")
        #expect(made.withLock(\.self) == ["min"])
    }

    @Test("takes another phrase, or an error's, in the same language")
    func nesting() {
        let phrase = Phrase("\(Self.hello)! \(Refusal())", .xx("\(Refusal()) \(Self.hello)!"))
        #expect(texts(phrase) == ["Hello! No.", "Baw. Mae!", "Hello! No."])
    }

    @Test("cites and lists with the signs of the language, and with those of English where it has none")
    func signs() {
        let words = ["a", "b"]
        let phrase = Phrase(
            "\(quoted: "x") \(list: words)", .xx("\(quoted: "x") \(list: words)"),
            .yy("\(quoted: "x") \(list: words)"))
        #expect(texts(phrase) == ["“x” a, b", "<x> a / b", "“x” a, b"])
    }

    @Test(
        "names in English the words of which one is to be chosen",
        arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
    func choice(words: [String], text: String) {
        #expect(Phrase("\(oneOf: words)", .xx("")).english == text)
    }

    @Test("follows another one with what the language puts between sentences")
    func sentences() {
        let both = Refusal().explanation.followed(by: Self.hello)
        #expect(texts(both) == ["No. Hello", "Baw.Mae", "No. Vemu"])
    }

    @Test(
        "gets a full stop before another one, unless it ends like a sentence",
        arguments: [
            ("a, b", "a, b. Next"), ("a.", "a. Next"), ("a?", "a? Next"), ("“a.”", "“a.” Next"), ("a:", "a: Next"),
            ("", " Next"),
        ])
    func fullStops(first: String, both: String) {
        #expect(Phrase(verbatim: first).followed(by: Phrase(verbatim: "Next")).english == both)
    }

    @Test("can be a pattern of signs that is the same in every language, around what is not")
    func pattern() {
        let pattern = Phrase(pattern: "<\(Self.hello)> \(quoted: 1) \(Refusal())")
        #expect(texts(pattern) == ["<Hello> “1” No.", "<Mae> <1> Baw.", "<Vemu> “1” No."])
        #expect(texts(Phrase(typed: "open 1")) == ["open 1", "open 1", "open 1"])
    }

    @Test("can be made of what a language declares of itself")
    func made() {
        #expect(texts(Phrase(made: \.rawValue)) == ["en", "xx", "yy"])
    }

    @Test("of an error is the error's own, or else its description")
    func errors() {
        #expect(Phrase(of: Refusal()).text(in: .elvish) == "Baw.")
        #expect("\(Refusal())" == "No.")
        #expect(Phrase(of: CancellationError()).text(in: .elvish) == "CancellationError()")
    }

    @Test("is equal to another one that says the same, however it was made")
    func equality() {
        #expect(Phrase("a\(1)", .xx("b")) == Phrase(verbatim: "a1"))
        #expect(Set([Phrase(verbatim: "a"), Phrase("\("a")", .xx("")), Phrase(verbatim: "b")]).count == 2)
        #expect(Phrase(verbatim: "a") != Phrase(verbatim: "b"))
    }

    @Test("is a literal in tests alone")
    func literal() {
        let page: Phrase = "page \(3) \(quoted: "x")"
        #expect(page == Phrase(verbatim: "page 3 “x”"))
    }
}
