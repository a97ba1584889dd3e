import Languages
import LanguagesTesting
import Testing

@Suite("A phrase")
struct PhraseTests {
    private static let hello = Phrase("Hello", .ko("안녕하세요"), .ja("こんにちは"))

    private struct Refusal: Explained {
        let explanation = Phrase("No.", .ko("안 돼요."), .ja("できません。"))
    }

    @Test("has a text in each language")
    func texts() {
        #expect(Language.allCases.map(Self.hello.text) == ["Hello", "안녕하세요", "こんにちは"])
    }

    @Test("takes another phrase, or an error's, in the same language")
    func nesting() {
        let phrase = Phrase(
            "\(Self.hello)! \(Refusal())", .ko("\(Self.hello)! \(Refusal())"), .ja("\(Self.hello)！\(Refusal())"))
        #expect(Language.allCases.map(phrase.text) == ["Hello! No.", "안녕하세요! 안 돼요.", "こんにちは！できません。"])
    }

    @Test("cites and lists with the signs of the language")
    func signs() {
        let words = ["a", "b"]
        let phrase = Phrase(
            "\(quoted: "x") \(list: words)", .ko("\(quoted: "x") \(list: words)"),
            .ja("\(quoted: "x") \(list: words)"))
        #expect(Language.allCases.map(phrase.text) == ["“x” a, b", "“x” a, b", "「x」 a、b"])
    }

    @Test("follows another one with a space, but for Japanese")
    func sentences() {
        let both = Refusal().explanation.followed(by: Self.hello)
        #expect(Language.allCases.map(both.text) == ["No. Hello", "안 돼요. 안녕하세요", "できません。こんにちは"])
    }

    @Test("of an error is the error's own, or else its description")
    func errors() {
        #expect(Phrase(of: Refusal()).korean == "안 돼요.")
        #expect("\(Refusal())" == "No.")
        #expect(Phrase(of: CancellationError()).korean == "CancellationError()")
    }

    @Test("is a literal in tests alone")
    func literal() {
        let page: Phrase = "page \(3)"
        #expect(page == Phrase(verbatim: "page 3"))
    }
}
