import PlatformTesting
import Testing

/// What the compiler is asked to keep: a phrase has all its languages, and each stands in its own place.
@Suite("A phrase")
struct PhraseCompilationTests {
    @Test("with all its languages compiles")
    func whole() async throws {
        #expect(try await diagnostics(of: #"Phrase("a", .ko("가 \(1, .topic)"), .ja("あ"))"#) == "")
    }

    @Test(
        "that lacks a language, or is a bare text, does not compile",
        arguments: [
            (#"Phrase("a", .ko("가"))"#, "missing argument for parameter 'ja'"),
            (#"Phrase("a", .ja("あ"))"#, "missing argument for parameter 'ko'"),
            (#"Phrase(ko: "가", ja: "あ")"#, "missing argument for parameter 'en'"),
            (#""a""#, "cannot convert value of type 'String' to specified type 'Phrase'"),
            (#"Phrase("a", .ko("가"), .ja("\(1, .topic)"))"#, "T == Korean"),
        ])
    func incomplete(phrase: String, diagnostic: String) async throws {
        let found = try await diagnostics(of: phrase)
        #expect(found.contains(diagnostic), "\(found)")
    }

    private func diagnostics(of phrase: String) async throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write("let phrase: Phrase = \(phrase)", to: "main.swift")
        let result = try await Command.compile(
            ["-typecheck", file] + Repository.swiftFiles(in: "Modules/Core/Languages/Sources"))
        return result.output
    }
}
