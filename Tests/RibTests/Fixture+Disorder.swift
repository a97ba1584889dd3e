extension Fixture {
    /// The house with every kind of violation. Each line that is wrong says so in a comment, but for the first lines of
    /// files and folders.
    static func disorderly() throws -> Fixture {
        let house = try Fixture()
        try house.write([
            "Project.swift": """
            // swift-tools-version: 6.2
            enum House {
                static let modules: [any Module] = [
                    Core("Kit", for: [.domain, .data, .feature]),
                    Core("Basics", for: [.home]),  // wrong: there is no such layer
                    Core("Store", for: [.data], core: ["Kit"], system: ["CStore"]),
                    Core("Gone"),  // wrong: no folder
                    Core(name),  // wrong: not readable as text
                    Domain(
                        "Notes", core: ["Kit"],
                        features: ["List"]),  // wrong: a domain has no features
                    Domain("lower"),  // wrong: a name begins with a capital letter
                    Data("Notes", domains: ["Notes"], core: ["Store", "Store"]),  // wrong: twice
                    Feature("List", features: ["Detail"], domains: ["Notes"]),
                    Feature(  // wrong: a circle, and no example
                        "Detail", features: ["List"],
                        domains: ["Notes", "Nothing"],  // wrong: there is no such domain
                        core: ["Store"]),  // wrong: a store, and nobody imports it
                    Layer("Odd"),  // wrong: no layer
                ]

                static let systemLibraries: [SystemLibrary] = [
                    SystemLibrary("CStore", of: "Store", links: "store", apt: "libstore-dev"),
                ]

                static let outside: [TargetLine] = [
                    App("notes", in: "App/Notes", features: ["List"]),
                    CrossTests("HouseTests", core: ["Kit"]),
                    CrossTests("kitTests"),  // wrong: the bundle identifier of KitTests
                    Catalog("Screens", in: "Tools/Screens"),
                    Tool("draw_it", in: "Tools/Draw"),  // wrong: no bundle identifier
                ]
            }

            """,
            "Modules/README.md": """
            # Modules

            ## Core

            | module | for | is |
            |---|---|---|
            | Kit, Nothing | features | what all need; nothing |
            | Store | features | a store |
            | Basics | all | phrases |

            ## Data

            | module | is |
            |---|---|
            | Notes | the repository of notes |

            """,
            "Tools/Rib/house.svg": "<svg/>", "Draft.txt": "", "Made.xcodeproj/project": "",
            "Tools/Draw/main.swift": "import Glibc\nawait draw()  // wrong: a release would abort\n",
            "Tools/Screens/Catalog.swift": "enum Catalog {}\n",
            "App/Notes/main.swift": """
            import DetailFeature
            import ListFeature
            import NotesData
            Program(placeDescriptions: [OtherBuilder.placeDescription])
            """,
            "Tests/Stray/Stray.swift": "",
            "Tests/kitTests/Tests.swift": "import Testing\n@Test func works() {}\n",
            "Modules/Core/Loose/Sources/Loose.swift": "import Kit\n",
            "Modules/Core/Kit/Extra/Extra.swift": "",
            "Modules/Core/Kit/Tests/KitTests.swift": "import Testing\n// @Test func commented() {}\n",
            "Modules/Other/Thing/Sources/Thing.swift": "",
            "Modules/Core/Basics/Sources/Languages/ProjectLanguages.swift": """
            let projectLanguages: [any Tongue.Type] = [
                English.self,
                Korean.self,
                German.self,  // rib: incomplete
            ]
            """,
            "Modules/Core/Basics/Sources/Languages/English.swift": """
            public enum English: Tongue { public static let code = "en" }
            """,
            "Modules/Core/Basics/Sources/Languages/Korean.swift": """
            public enum Korean: Tongue { public static let code = "ko" }
            """,
            "Modules/Core/Basics/Sources/Languages/German.swift": """
            public enum German: Tongue { public static let code = "de" }
            """,
            "Modules/Domain/lower/Sources/LowerPhrases.swift": """
            enum LowerPhrases {
                static let whole = Phrase("All \\(title)", .ko("모두 \\(title, .topic)"), .de("Alles \\(title)"))
                static let missing = Phrase("None")  // wrong: no Korean
                static let chosen = Phrase(isOne ? "one" : "two")  // wrong: no Korean
                static let copied = Phrase("None", .ko("None"))  // wrong: not translated
                static let other = Phrase("\\(title)", .ko("\\(name)의"))  // wrong: another value
                static let mixed = Phrase("없음", .ko("없음"))  // wrong: English in Korean letters
                static let kana = Phrase("None", .ko("なし 없음"))  // wrong: Korean in Japanese letters
                static let twice = Phrase("None", .ko("없음"), .ko("없음"))  // wrong: two texts
                static let french = Phrase("None", .ko("없음"), .fr("rien"))  // wrong: nobody speaks it
                static let said = Phrase(verbatim: "None at all")  // wrong: said in English
                static let typed = Phrase(typed: "open 1")
                static let signs = Phrase(pattern: "<\\(name)>")
                static let bare = "There is none."  // wrong: no phrase
                static let declared = "There is none."  // rib: verbatim, for developers
                // rib: verbatim, for developers
                static let above = "There is none."
                static func stop() { precondition(false, "There is none.") }
                let regex = /no words here/
            }
            """,
            "Modules/Domain/lower/Interface/Lower.swift": "", "Modules/Domain/lower/Sources/Lower.swift": "",
            "Modules/Domain/lower/Testing/Lower.swift": "",
            "Modules/Domain/lower/Tests/Lower.swift": "@Test func works() {}\n",
            "Modules/Domain/Notes/Sources/StoredNotes.swift": """
            package import NotesDomainInterface
            import Foundation  // wrong: it is shipped
            // A comment may say import Store, and imports nothing.
            let text = "import Store"  // rib: verbatim, code
            import Store  // wrong: a store
            final class NotesRouter {}  // wrong: not in a domain
            """,
            "Modules/Feature/List/Sources/ListBuilder.swift": """
            import DetailFeatureInterface
            import ListFeatureInterface
            import DetailFeature  // wrong: an implementation
            import KitTesting  // wrong: a double
            #if canImport(Kit)
            import Kit  // wrong: not declared
            #else
            import Kit
            #endif
            #if false
            import NotesData
            #endif
            import Darwin  // wrong: the C library
            public final class ListBuilder {}  // wrong: public
            package protocol ListDependency: Dependency {}
            final class OtherRouter {}  // wrong: another name
            final class ListScreen {}  // wrong: lists no states
            protocol ListListener {}  // wrong: belongs to the interface
            """,
            ".github/workflows/check.yml": "on: push\njobs: {}\n",
            "Modules/Feature/List/Tests/ListDependencyStub+Generated.swift": "// Nothing yet.\n",
            "Modules/Feature/Detail/Interface/DetailInterface.swift": """
            public import NotesDomainInterface
            public protocol DetailDependency: Dependency {}  // wrong: belongs to the sources
            final class DetailScreen {}  // wrong: belongs to the sources
            """,
            "Modules/Feature/Detail/Sources/DetailBuilder.swift": """
            import ListFeatureInterface
            package final class DetailBuilder {
                package static let placeDescription = PlaceDescription("detail")
            }
            """,
        ])
        try house.remove("Modules/Feature/Detail/Example")
        try house.remove("Package.swift")
        return house
    }
}
