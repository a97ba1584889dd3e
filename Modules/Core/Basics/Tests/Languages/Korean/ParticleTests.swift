import Basics
import Testing

@Suite("A Korean particle")
struct ParticleTests {
    private func text(_ wording: Wording<Korean>) -> String {
        Phrase("", .ko(wording)).text(in: .korean)
    }

    @Test(
        "follows the last sound of Hangul",
        arguments: [
            ("목표", "목표는 목표가 목표를 목표로 목표와 목표라고 목표예요"),
            ("항목", "항목은 항목이 항목을 항목으로 항목과 항목이라고 항목이에요"),
            ("길", "길은 길이 길을 길로 길과 길이라고 길이에요"),
        ])
    func hangul(word: String, forms: String) {
        #expect(Particle.allCases.map { text("\(word, $0)") } == sorted(forms))
    }

    private func sorted(_ forms: String) -> [String] {
        let words = forms.split(separator: " ").map(String.init)
        let order: [Particle] = [.topic, .subject, .object, .direction, .with, .quotation, .copula]
        return Particle.allCases.map { words[order.firstIndex(of: $0) ?? 0] }
    }

    @Test(
        "follows a number as it is read",
        arguments: zip(
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1000, 12_000, 300_000_000],
            ["이", "이", "가", "이", "가", "가", "이", "이", "이", "가", "이", "이", "이", "이", "이"]))
    func numbers(number: Int, subject: String) {
        #expect(text("\(number, .subject)") == "\(number)\(subject)")
    }

    @Test(
        "knows where 로 stands after ㄹ",
        arguments: [("1", "1로"), ("3", "3으로"), ("7", "7로"), ("10", "10으로"), ("goal", "goal로"), ("URL", "URL로")])
    func direction(word: String, form: String) {
        #expect(text("\(word, .direction)") == form)
    }

    @Test(
        "follows a word in Latin letters as its ending is mostly read",
        arguments: [
            ("show", "show를"), ("plan", "plan을"), ("running", "running을"), ("goal", "goal을"), ("Juno", "Juno를"),
            ("A", "A를"), ("N", "N을"), ("PDF", "PDF를"), ("M", "M을"), ("L", "L을"), ("3 m", "3 m를"), ("TIMER", "TIMER을"),
            ("book", "book을"),
            ("time", "time을"), ("blog", "blog를"), ("5 km", "5 km를"), ("3 kg", "3 kg을"), ("task", "task를"),
            ("code", "code를"), ("file", "file을"), ("map", "map을"), ("help", "help를"), ("list", "list를"),
            ("market", "market을"), ("web", "web을"), ("music", "music을"), ("food", "food를"), ("the", "the를"),
            ("check", "check을"), ("mine.db", "mine.db를"), ("a.html", "a.html을"), ("x", "x를"), ("나의 plan", "나의 plan을"),
        ])
    func latin(word: String, form: String) {
        #expect(text("\(word, .object)") == form)
    }

    @Test(
        "passes over what is not read, and reads a percent sign",
        arguments: [
            ("달리기!", "달리기!는"), ("목록 (끝)", "목록 (끝)은"), ("40%", "40%는"), ("함께 👍🏽", "함께 👍🏽는"),
            ("ランニング", "ランニング는"), ("パン", "パン은"), ("走る仲間", "走る仲間은(는)"), ("👍", "👍은(는)"), ("", "은(는)"),
        ])
    func others(word: String, form: String) {
        #expect(text("\(word, .topic)") == form)
    }

    @Test("stands after the quotes of a citation, and after the last word of a list")
    func quotes() {
        #expect(text("\(quoted: "수영", .object) 지웠어요") == "“수영”을 지웠어요")
        #expect(text("\(list: ["하나", "둘"], .subject)") == "하나, 둘이")
        let phrase = Phrase("goal", .ko("목표"))
        #expect(text("\(phrase, .topic)") == "목표는")
    }
}
