import BasicsTesting
import Commands
import CommandsTesting
import Testing

@Suite("A word that is chosen from a list")
struct ChoosingTests {
    private let papers = ["plain", "lined", "squared", "A4", "A5"]

    @Test(
        "is named by itself, its number, a beginning or a part that no other has",
        arguments: [
            ("lined", "lined"), ("a4", "A4"), ("3", "squared"), ("３", "squared"), ("p", "plain"), ("SQ", "squared"),
            ("lai", "plain"), ("are", "squared"), ("5", "A5"),
        ])
    func chosen(answer: String, word: String) throws {
        let seen = try papers.chosen(by: answer, as: "paper")
        #expect(seen == word)
    }

    @Test(
        "is not guessed: an answer that could be several names them, and one that is none names all",
        arguments: [
            ("a", "“a” could be A4 or A5."), ("ed", "“ed” could be lined or squared."),
            ("6", "There is no paper “6”. Choose one of: plain, lined, squared, A4, A5."),
            ("0", "There is no paper “0”. Choose one of: plain, lined, squared, A4, A5."),
            ("\(Int.min)", "There is no paper “\(Int.min)”. Choose one of: plain, lined, squared, A4, A5."),
            ("", "There is no paper “”. Choose one of: plain, lined, squared, A4, A5."),
        ])
    func refused(answer: String, message: String) throws {
        let seen = try usageError { try papers.chosen(by: answer, as: "paper") }
        #expect(seen == message)
    }

    @Test("has its number in the list")
    func numbered() {
        #expect(Array(papers.prefix(2)).numbered == ["1\u{A0}plain", "2\u{A0}lined"])
    }
}
