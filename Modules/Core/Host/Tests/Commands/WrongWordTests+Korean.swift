import HostTesting
import Testing

@MainActor @Suite("A word in Hangul")
struct KoreanWordTests {
    @Test(
        "that was typed for Latin letters is asked back",
        arguments: [
            ("ㅗ디ㅔ", "There is no command “ㅗ디ㅔ” here. Did you mean help?"),
            ("벼ㅑㅅ", "There is no command “벼ㅑㅅ” here. Did you mean quit?"),
            ("ㄷ턋", "There is no command “ㄷ턋” here. Did you mean quit?"),
            ("ㅈ갸ㅅㄷ 글", "There is no command “ㅈ갸ㅅㄷ” here. Did you mean write?"),
            ("ㅈ갸", "There is no command “ㅈ갸” here. Did you mean write?"),
            ("help ㅔㅁㅎㄷ", "There is no command “ㅔㅁㅎㄷ” here. Did you mean page?"),
            ("ㅔㅁㅎㄷ 3", "There is no command “ㅔㅁㅎㄷ” here. Did you mean page?"),
        ])
    func asked(line: String, answer: String) async throws {
        let seen = try await typing(line, at: CoverRouter())
        #expect(seen == ["! line 1: \(answer)"])
    }

    @Test("is not asked back when its keys type no word either", arguments: ["한글", "ㅋ", "목표"])
    func unknown(word: String) async throws {
        let seen = try await typing(word, at: CoverRouter())
        #expect(seen == ["! line 1: There is no command “\(word)” here. help lists them."])
    }

    @Test("leaves the program", arguments: ["종료", "끝내기"])
    func quit(word: String) async throws {
        let seen = try await typing(word, "show", at: CoverRouter())
        #expect(seen == [])
    }

    @Test("means help, back and show in every language")
    func others() async throws {
        let help = try await typing("도움말 write", at: CoverRouter())
        #expect(help.first == "write <text…>")
        let back = try await typing("page 15", "뒤로", "보기", at: CoverRouter())
        #expect(back == ["[0: ]"])
    }
}
