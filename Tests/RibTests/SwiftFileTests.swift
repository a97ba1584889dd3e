import RibKit
import SwiftFileKit
import Testing

@Suite("The reader of Swift files")
struct SwiftFileTests {
    @Test(
        "an import is seen in each of its forms",
        arguments: [
            "import Ribcage",
            "  public import Ribcage",
            "@testable import Ribcage",
            "@_spi(Kit) package import Ribcage",
            "@preconcurrency\nimport Ribcage",
            "import struct Ribcage.Router",
            "import `Ribcage`",
            "import Ribcage // the runtime",
            "import /* the */ Ribcage",
            "let text = \"a \\\" quote\"; import Ribcage",
            "#if canImport(Ribcage)\nimport Ribcage\n#endif",
            "#if false\n#else\nimport Ribcage\n#endif",
            "#if os(Linux)\n#elseif DEBUG\nimport Ribcage\n#endif",
            "let quotient = a / b // \"\nimport Ribcage\nlet other = c / d",
            "let expression = /\"[a-z]/\nimport Ribcage",
            "let expression = #/\n  \" import Nothing\n/#\nimport Ribcage",
            "let text = \"\\(a[\"b\"] ?? \"\\(c)\")\"\r\nimport Ribcage\r\n",
        ])
    func importForms(_ text: String) {
        #expect(SwiftFile(text).imports.map(\.module) == ["Ribcage"])
    }

    @Test(
        "an import in a comment, in a string or in a branch that is switched off is none",
        arguments: [
            "// import Ribcage",
            "/* one /* two */\nimport Ribcage\n*/",
            "let text = \"\"\"\n    import Ribcage\n    \"\"\"",
            "let text = \"\"\"\n    \\\"\"\"\n    import Ribcage\n    \"\"\"",
            "let text = #\"\"\"\n    \"\"\"\n    import Ribcage\n    \"\"\"#",
            "let text = \"\"\"\n    \\(name(\")\"))\n    import Ribcage\n    \"\"\"",
            "let text = ##\"\"\"\n    \\#(name\n    import Ribcage\n    \"\"\"##",
            "let important = 1",
            "let `import` = Ribcage",
            "load(import: Ribcage)",
            "names.import Ribcage",
            "#if false\nimport Ribcage\n#endif",
            "#if false\n#if DEBUG\nimport Ribcage\n#else\nimport Ribcage\n#endif\n#endif",
            "#if true\n#else\nimport Ribcage\n#endif",
            "#if true\n#elseif DEBUG\nimport Ribcage\n#endif",
        ])
    func noImport(_ text: String) {
        #expect(SwiftFile(text).imports.map(\.module) == [])
    }

    @Test("what follows a comment or a string is code again, on its own line")
    func codeGoesOn() {
        let file = SwiftFile("/* \"\n*/ let a = #\"\\\"# + \"\\(b(\"\"))\"\nimport Ribcage")
        #expect(file.imports.map(\.module) == ["Ribcage"])
        #expect(file.imports.map(\.line) == [3])
        #expect(file.lines.count == file.code.count)
    }

    @Test("the code of a line stands where it stood, without comments and strings")
    func code() {
        let file = SwiftFile("a + \"try!\" + /* try! */ try! b() // try!\n")
        #expect(file.code == ["a +        +            try! b()        ", ""])
    }

    @Test("types outside braces are seen with their lines, and those inside are not")
    func types() {
        let file = SwiftFile(
            """
            // struct Commented {}
            public protocol HomeListener: Listener { func done() }
            final class HomeRouter {
                struct Inner {}
                class func make() {}
            }
            let kind = Home.self; actor Store {}
            """)
        #expect(file.types.map(\.name) == ["HomeListener", "HomeRouter", "Store"])
        #expect(file.types.map(\.line) == [2, 3, 7])
    }

    @Test("a word is public when a declaration follows, and not as a name, an import or a label")
    func publicWords() {
        let file = SwiftFile(
            """
            public import Ribcage
            public struct Chart {}
            open class Page {}
            let level = Access.public
            router.open(child)
            open(child)
            set(public: true)
            extension Chart { public private(set) var count: Int { 0 } }
            """)
        #expect(file.publicWords.map(\.line) == [2, 3, 8])
    }

    @Test(
        "text that never ends is read to its end",
        arguments: ["\"", "\"\"\"\na", "/*", "#\"", "#/", "\"\\(", "`a", "#if"])
    func unterminated(text: String) {
        #expect(SwiftFile(text).imports.isEmpty)
    }
}
