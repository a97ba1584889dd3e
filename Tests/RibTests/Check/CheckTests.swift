import Foundation
import PlatformTesting
import RibKit
import Testing

@Suite("rib check")
struct CheckTests {
    @Test("says nothing of an orderly house")
    func orderly() throws {
        let result = try Fixture().rib("check")
        #expect(result.output == "")
        #expect(
            result.messages == """
                The house is in order: 7 modules, 28 targets.
                Not looked at: the format, and doubles of public protocols. rib check --all does.

                """)
        #expect(result.code == 0)
    }

    @Test("reports every kind of violation once, at its line, and nothing else")
    func everyKind() throws {
        let house = try Fixture.disorderly()
        let result = house.rib("check")
        try Golden.expect(result.output, matches: "check.txt")
        #expect(result.code == 1)
        let findings = try Check(House(at: house.root)).findings
        #expect(Set(findings.map(\.rule)) == Set(Finding.Rule.allCases).subtracting([.format]))
        for finding in findings where FileManager.default.fileExists(atPath: house.folder.file(finding.path)) {
            guard finding.path.hasSuffix(".swift"), finding.path != "Package.swift" else { continue }
            let lines = try house.text(finding.path).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(finding.line == 1 || lines[finding.line - 1].contains("wrong"), "\(finding.text)")
        }
    }

    @Test("reports an import of a module that neither the table nor the toolchain has, unless the file asks for it")
    func unknownModule() throws {
        let (house, path) = (try Fixture(), "Modules/Feature/List/Tests/ListTests.swift")
        try house.write([path: "import Dispatch\nimport Nonsense\nimport Testing\n@Test func works() {}\n"])
        let result = house.rib("check")
        #expect(result.code == 1)
        #expect(
            result.output.hasPrefix("\(path):2: error: Nonsense is neither in the table nor a module of the toolchain"))
        #expect(result.output.hasSuffix("or put it into “#if canImport(Nonsense)” if a platform has it\n"))
        try house.write([
            path: "#if canImport(Nonsense)\nimport Nonsense\n#endif\nimport Testing\n@Test func works() {}\n"
        ])
        #expect(house.rib("check").output == "")
    }

    @Test("lets the library of a tool use the C library, and no library of the app")
    func systemOfTools() throws {
        let house = try Fixture()
        try house.edit(
            "Project.swift", "CrossTests(\"HouseTests\"",
            "ToolKit(\"DrawKit\", in: \"Tools/Draw\", core: [\"Kit\"]),\n                    CrossTests(\"HouseTests\"")
        try house.write(["Tools/Draw/Draw.swift": "import Glibc\nimport Kit\n"])
        #expect(house.rib("check").output == "")
        try house.write(["Modules/Core/Kit/Sources/Kit.swift": "import Glibc\npublic enum Kit {}\n"])
        #expect(
            house.rib("check").output == """
                Modules/Core/Kit/Sources/Kit.swift:1: error: Glibc is for tests, for tools, and for core modules that wrap \
                it: use such a module, or add "Glibc" to toolchain of Core("Kit")

                """)
    }

    @Test("lets the core modules that name a module of the toolchain import it, and no other that is shipped")
    func toolchain() throws {
        let (house, line) = (try Fixture(), "Core(\"Kit\", for: [.domain, .data, .feature]")
        try house.edit("Project.swift", "\(line))", "\(line), toolchain: [\"Foundation\", \"Glibc\"])")
        let unused = "Project.swift:5: error: core Kit declares “Foundation” in toolchain and no file imports it"
        #expect(house.rib("check").output.hasPrefix(unused))
        try house.write([
            "Modules/Core/Kit/Sources/Kit.swift": "import Foundation\nimport Glibc\npublic enum Kit {}\n"
        ])
        #expect(house.rib("check").output == "")
        try house.write(["Modules/Data/Notes/Sources/Web.swift": "import Foundation\n"])
        #expect(
            house.rib("check").output == """
                Modules/Data/Notes/Sources/Web.swift:1: error: Foundation delays every start of the program: use plain Swift, \
                or a core module that wraps it, whose line has toolchain: ["Foundation"]

                """)
        try house.edit("Project.swift", "core: [\"Store\"])", "core: [\"Store\"], toolchain: [\"Foundation\"])")
        #expect(house.rib("check").output.contains("error: Data “Notes” must not depend on “toolchain”"))
    }

    @Test("takes a folder of a data module without a Swift file for data, and no such folder of another")
    func data() throws {
        let house = try Fixture()
        try house.write(["Modules/Data/Notes/Words/words.txt": "one\n"])
        #expect(house.rib("check").output == "")
        try house.write(["Modules/Data/Notes/Words/Words.swift": "enum Words {}\n"])
        #expect(house.rib("check").output.hasPrefix("Modules/Data/Notes/Words:1: error: this belongs to no target"))
        try house.write(["Modules/Core/Kit/Words/words.txt": "one\n"])
        #expect(house.rib("check").output.contains("Modules/Core/Kit/Words:1: error: this belongs to no target"))
    }

    @Test("takes what features share as an interface without a RIB, which knows no other feature and is no child")
    func shared() throws {
        let (house, folder) = (try Fixture(), "Modules/Feature/Rows")
        try house.edit(
            "Project.swift", "Feature(\"List\", features: [\"Detail\"], domains: [\"Notes\"]),",
            "Feature(\"Rows\", isShared: true, domains: [\"Notes\"]),\n"
                + "Feature(\"List\", features: [\"Detail\", \"Rows\"], domains: [\"Notes\"]),")
        try house.edit(
            "Modules/Feature/List/Sources/ListBuilder.swift", "import ListFeatureInterface",
            "import ListFeatureInterface\nimport RowsFeatureInterface")
        try house.write([
            "\(folder)/Interface/Rows.swift": "public import NotesDomainInterface\npublic import Ribcage\n",
            "\(folder)/Testing/RowsDoubles.swift": "import RowsFeatureInterface\n",
            "\(folder)/Tests/RowsTests.swift": "import Testing\n@Test func works() {}\n",
        ])
        #expect(house.rib("check").output == "")
        #expect(house.rib("shape", "Rows").output.contains("List      Rows") == false)
        try house.write(["\(folder)/Interface/Rows.swift": "public import DetailFeatureInterface\n"])
        let wrong = "\(folder)/Interface/Rows.swift:1: error: DetailFeatureInterface is the interface of a feature"
        #expect(house.rib("check").output.contains("\(wrong), which the interface of a feature must not import"))
        try house.write(["\(folder)/Sources/Rows.swift": ""])
        let extra = "\(folder)/Sources:1: error: this belongs to no target: a feature has Interface, Testing, Tests;"
        #expect(house.rib("check").output.contains(extra))
    }

    @Test("sees that the drawing of a house shows another one, and draws it anew")
    func drawing() throws {
        let house = try Fixture()
        try house.write(["Tools/Rib/house.svg": house.rib("graph", "--format", "svg").output])
        #expect(house.rib("check").output == "")
        house.rib("new", "core", "Clock")
        #expect(house.rib("check").output == "")
        try house.write(["Tools/Rib/house.svg": ""])
        #expect(house.rib("check").output.hasPrefix("Tools/Rib/house.svg:1: error: this shows another house"))
        house.rib("check", "--fix")
        #expect(try house.text("Tools/Rib/house.svg") == house.rib("graph", "--format", "svg").output)
    }

    @Test(
        "says which core modules and system libraries a line must not name",
        arguments: [
            (
                "Domain(\"Notes\", core: [\"Kit\"])", "Domain(\"Notes\", core: [\"Kit\", \"Store\"])",
                "Project.swift:9: error: domain Notes names “Store” in core, which is not for a domain: "
                    + "remove it, and let the app hand over what is needed"
            ),
            (
                "\"Detail\", domains: [\"Notes\"]", "\"Detail\", domains: [\"Notes\"], core: [\"Store\"]",
                "Project.swift:13: error: feature Detail names “Store” in core, which is not for a feature: "
                    + "remove it, and let the app hand over what is needed"
            ),
            (
                "Core(\"Kit\", for: [.domain, .data, .feature])",
                "Core(\"Kit\", for: [.domain, .data, .feature], core: [\"Store\"])",
                "Project.swift:5: error: core Kit names “Store” in core, which is not for a domain: "
                    + "remove it, or say which layers Kit is for"
            ),
            (
                "Core(\"Store\", for: [.data], ", "Core(\"Store\", ",
                "Project.swift:7: error: core Store names “CStore” in system, which is not for a domain: "
                    + "remove it, or say which layers Store is for"
            ),
        ])
    func forbiddenWord(old: String, new: String, message: String) throws {
        let house = try Fixture()
        try house.edit("Project.swift", old, new)
        let seen = house.rib("check").output.split(separator: "\n").map(String.init)
        #expect(seen.contains(message), "\(seen)")
    }

    @Test("does not offer to declare a core module that is not for the layer of a file")
    func forbiddenImport() throws {
        let house = try Fixture()
        try house.write(["Modules/Domain/Notes/Sources/StoredNotes.swift": "import Store\n"])
        let before = try house.contents()
        let seen = house.rib("check", "--fix").output
        #expect(
            seen == """
                Modules/Domain/Notes/Sources/StoredNotes.swift:1: error: NotesDomain imports Store, which is not for a \
                domain: remove it, and let the app hand over what is needed

                """)
        #expect(try house.contents() == before)
    }

    @Test("says what an app imports and does not link, and what it links first and does not import")
    func appImports() throws {
        let house = try Fixture()
        house.rib("new", "feature", "Clock")
        try house.edit("App/Notes/main.swift", "import ListFeature\n", "import ClockFeature\n")
        let seen = house.rib("check").output
        #expect(
            seen == """
                App/Notes/main.swift:2: error: notes imports ClockFeature, which nothing that it links uses: name it in \
                the line of a feature that does, a core module in the line of the app, or remove the import
                Project.swift:22: error: notes declares “List” in features and no file imports it: remove the word

                """)
    }

    @Test("lets tests of what crosses modules name all of Core at once, and no app, and nothing else")
    func allCore() throws {
        let house = try Fixture()
        try house.edit("Project.swift", "core: [\"Kit\"]),\n    ]", "core: .all),\n    ]")
        try house.edit("Tests/HouseTests/HouseTests.swift", "import Kit\n", "import Kit\nimport StoreTesting\n")
        #expect(house.rib("check").output == "")
        try house.edit("Tests/HouseTests/HouseTests.swift", "import Kit\n", "import Kit\nimport NotesDomain\n")
        #expect(house.rib("check").output.contains("HouseTests imports NotesDomain and does not declare it"))
        try house.edit("Project.swift", "features: [\"List\"]),", "features: [\"List\"], core: .all),")
        #expect(house.rib("check").output.contains("App notes names “all” in core, and there is none"))
    }

    @Test("says which core module an app imports and does not name, and which it names and does not import")
    func coreOfApps() throws {
        let house = try Fixture()
        house.rib("new", "core", "Clock")
        try house.edit("Project.swift", "Core(\"Clock\")", "Core(\"Clock\", for: [])")
        try house.edit("App/Notes/main.swift", "import DetailFeature\n", "import Clock\nimport DetailFeature\n")
        #expect(house.rib("check").output.contains("a core module in the line of the app, or remove the import"))
        try house.edit("Project.swift", "features: [\"List\"]),", "features: [\"List\"], core: [\"Clock\"]),")
        #expect(house.rib("check").output == "")
        try house.edit("App/Notes/main.swift", "import Clock\n", "")
        #expect(house.rib("check").output.contains("notes declares “Clock” in core and no file imports it"))
    }

    @Test("tells a program the same, an object a line")
    func json() throws {
        let result = try Fixture.disorderly().rib("check", "--format", "json")
        try Golden.expect(result.output, matches: "check.json")
        #expect(result.code == 1)
    }

    @Test("mends what is mechanical and says what is left")
    func mending() throws {
        let house = try Fixture.disorderly()
        let result = house.rib("check", "--fix")
        try Golden.expect(result.messages + "\n" + result.output, matches: "check-fix.txt")
        try Golden.expect(try house.text("Project.swift"), matches: "check-fix-table.txt")
        let before = try house.contents()
        house.rib("check", "--fix")
        #expect(try house.contents() == before)
    }

    @Test("repairs a table with a missing folder: nobody names the module, so its line goes")
    func missingFolder() throws {
        let house = try Fixture()
        try house.edit("App/Notes/main.swift", "import ListFeature\n", "")
        let (old, new) = ("features: [\"List\"])", "features: [\"Detail\"])")
        try house.edit("Project.swift", old, new)
        try house.remove("Modules/Feature/List")
        #expect(house.rib("check").code == 1)
        #expect(house.rib("check", "--fix").code == 0)
        #expect(
            try house.text("Project.swift")
                == Fixture.table.replacing(old, with: new).replacing(
                    "        Feature(\"List\", features: [\"Detail\"], domains: [\"Notes\"]),\n", with: ""))
    }

    @Test("leaves the line of a missing folder that others name, and says so")
    func missingAndNamed() throws {
        let house = try Fixture()
        try house.remove("Modules/Feature/Detail")
        let result = house.rib("check", "--fix")
        #expect(result.output.hasPrefix("Project.swift:13: error: Modules/Feature/Detail is missing"))
        #expect(result.code == 1)
        #expect(try house.text("Project.swift") == Fixture.table)
    }

    @Test("writes the line of a folder that the table does not know, with what its files import")
    func missingLine() throws {
        let house = try Fixture()
        let line = "        Feature(\"List\", features: [\"Detail\"], domains: [\"Notes\"]),\n"
        try house.edit("Project.swift", line, "")
        #expect(house.rib("check", "--fix").code == 0)
        #expect(try house.text("Project.swift").contains(line))
    }

    @Test("puts a link in the place of another Package.swift, and keeps what stood there")
    func packageLink() throws {
        let house = try Fixture()
        try house.remove("Package.swift")
        try house.write(["Package.swift": "let mine = 1"])
        #expect(house.rib("check").output.hasPrefix("Package.swift:1: error: this has to be a link"))
        #expect(house.rib("check", "--fix").code == 0)
        #expect(try house.text(".Package.swift.old") == "let mine = 1")
    }

    @Test("reads a table whose other parts do not compile")
    func brokenManifest() throws {
        let house = try Fixture()
        try house.write(["Project.swift": Fixture.table + "\nlet package = Package(name: 5 +"])
        #expect(house.rib("check").code == 0)
    }

    @Test("says what it does not understand", arguments: [["chek"], ["check", "--fixx"], ["check", "now"]])
    func words(_ words: [String]) throws {
        let house = try Fixture()
        let result = house.rib(words)
        #expect(result.code == 2)
        #expect(result.messages.hasPrefix("rib: "))
        #expect(result.output == "")
    }
}
