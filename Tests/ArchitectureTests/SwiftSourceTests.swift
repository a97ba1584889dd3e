import Testing

@Suite("The reader of Swift files")
struct SwiftSourceTests {
    @Test(
        "an import is seen in each of its forms",
        arguments: [
            "import Ribcage",
            "  public import Ribcage",
            "@testable import Ribcage",
            "@_spi(Kit) package import Ribcage",
            "import struct Ribcage.Router",
            "import Ribcage // the runtime",
            "let text = \"a \\\" quote\"; import Ribcage",
        ])
    func importForms(_ line: String) {
        #expect(SwiftSource(line).imports.map(\.module) == ["Ribcage"])
    }

    @Test(
        "an import in a comment or a string is none",
        arguments: [
            "// import Ribcage",
            "/* one /* two */\nimport Ribcage\n*/",
            "let text = \"\"\"\n    import Ribcage\n    \"\"\"",
            "let text = #\"\"\"\n    \"\"\"\n    import Ribcage\n    \"\"\"#",
            "let text = \"\"\"\n    \\(name(\")\"))\n    import Ribcage\n    \"\"\"",
            "let important = 1",
        ])
    func noImport(_ text: String) {
        #expect(SwiftSource(text).imports.isEmpty)
    }

    @Test("what follows a comment or a string is code again, on its own line")
    func codeGoesOn() {
        let source = SwiftSource("/* \"\n*/ let a = #\"\\\"# + \"\\(b(\"\"))\"\nimport Ribcage")
        #expect(source.imports.map(\.module) == ["Ribcage"])
        #expect(source.imports.map(\.line) == [3])
        #expect(source.lines.count == source.code.count)
    }
}
