import Basics
import Testing

@Suite("The Korean keyboard")
struct KoreanKeyboardTests {
    @Test(
        "says which Latin letters were meant",
        arguments: [
            ("ㅗ디ㅔ", "help"), ("ㄴㄷㅅ", "set"), ("벼ㅑㅅ", "quit"), ("ㅐㅔ두", "open"), ("ㅔㄱㅐㅎㄱㄷㄴㄴ", "progress"),
            ("내ㅡㄷ", "some"), ("ㄷ턋", "exit"), ("ㅇㄱㄷ믄", "dreams"), ("과", "rhk"), ("닭", "ekfr"), ("값", "rkqt"),
            ("꽥", "Rhor"), ("뷁", "qnpfr"), ("ㅆ", "T"), ("ㅄ", "qt"), ("ㅢ", "ml"), ("ㄴㄷㅅ-1", "set-1"),
            ("\u{1112}\u{1161}\u{11AB}", "gks"),
        ])
    func latin(typed: String, meant: String) {
        let letters = Korean.latinLetters(typedAs: typed)
        #expect(letters == meant)
    }

    @Test("says nothing of a word that is not all Hangul", arguments: ["", "help", "日本", "ㅗé", "ㆍ"])
    func none(typed: String) {
        let letters = Korean.latinLetters(typedAs: typed)
        #expect(letters == nil)
    }
}
