import PlatformTesting
import Testing

/// The rule that the compiler has to enforce: a text is in the language that its place names.
@Suite("A phrase")
struct PhraseCompilationTests {
    /// A language, as a project declares one.
    private let runic = """
        enum Runic: Tongue {
            static let code = "xx"
            static var name: Phrase { Phrase("Runic") }
        }
        extension Translation {
            static func xx(_ text: @autoclosure @escaping @Sendable () -> Wording<Runic>) -> Translation { Translation(text) }
        }
        extension Wording.StringInterpolation where T == Runic {
            mutating func appendInterpolation(carved text: String) {}
        }

        """

    @Test(
        "compiles in English alone, and with a language more and what that adds to texts",
        arguments: [#"Phrase("a \(1)")"#, #"Phrase("a", .xx("b \(carved: "c")"))"#])
    func whole(phrase: String) async throws {
        #expect(try await diagnostics(of: phrase) == "")
    }

    @Test(
        "that is a bare text, lacks English, or has what another language alone has, does not compile",
        arguments: [
            (#""a""#, "cannot convert value of type 'String' to specified type 'Phrase'"),
            (#"Phrase(.xx("b"))"#, "has no member 'xx'"),
            (#"Phrase("a \(carved: "c")", .xx("b"))"#, "requires the types 'English' and 'Runic' be equivalent"),
        ])
    func incomplete(phrase: String, diagnostic: String) async throws {
        let found = try await diagnostics(of: phrase)
        #expect(found.contains(diagnostic), "\(found)")
    }

    private func diagnostics(of phrase: String) async throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write("\(runic)let phrase: Phrase = \(phrase)", to: "main.swift")
        let result = try await Command.compile(
            ["-typecheck", file] + Repository.swiftFiles(in: "Modules/Core/Basics/Sources/Languages"))
        return result.output
    }
}
