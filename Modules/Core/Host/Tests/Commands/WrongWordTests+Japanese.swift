import HostTesting
import Testing

@MainActor @Suite("A word of the host in Japanese")
struct JapaneseWordTests {
    @Test("works in every language")
    func synonyms() async throws {
        let help = try await typing("ヘルプ write", at: CoverRouter())
        #expect(help.first == "write <text…>")
        let back = try await typing("page 15", "戻る", "表示", "終了", "show", at: CoverRouter())
        #expect(back == ["[0: ]"])
    }
}
