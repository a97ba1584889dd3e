import Foundation
import PlatformTesting
import Testing

@testable import RibKit

@Suite("rib remove, rename and doctor")
struct ChangeTests {
    @Test("a module that nobody needs goes, with its folder and its line")
    func remove() throws {
        let house = try Fixture()
        let before = try house.contents()
        house.rib("new", "feature", "Clock")
        #expect(house.rib("remove", "Clock").code == 0)
        #expect(try house.contents() == before)
    }

    @Test("a module that others need stays, and they are named with their places")
    func neededModule() throws {
        let house = try Fixture()
        let before = try house.contents()
        let result = house.rib("remove", "Detail")
        #expect(
            result.messages == """
                rib: feature Detail is needed, so nothing was removed:
                  Project.swift:12: Feature("List") names it in features
                  App/Notes/main.swift:1: notes imports DetailFeature
                --unwire takes the ways out that lead to it.

                """)
        #expect(house.rib("remove", "Core/Store").messages.contains("the system library CStore lies in it"))
        #expect(try house.contents() == before)
    }

    @Test("a feature that is wired stays without --unwire, and goes with it, with all that the wiring wrote")
    func wiredFeature() throws {
        let copy = try WorkingCopy()
        let before = try copy.sources()
        #expect(copy.rib("new feature Notes --into Settings").code == 0)
        let refused = copy.rib("remove Notes")
        #expect(refused.output.hasSuffix("\n--unwire takes the ways out that lead to it.\n"))
        #expect(refused.output.contains(#"Feature("Settings") names it in features"#))
        #expect(copy.rib("remove Notes --unwire").code == 0)
        #expect(copy.rib("check").code == 0)
        try #expect(copy.changes(since: before) == [Self.settings])
    }

    /// The list of ways there was on one line, and has one way on three.
    private static let settings = "Modules/Feature/Settings/Sources/SettingsBuilder.swift"

    @Test("what rib wrote of a module does not keep it, and goes with it")
    func generated() throws {
        let copy = try WorkingCopy()
        #expect(copy.rib("new feature Notes --into Trend").code == 0)
        let trend = "Modules/Feature/Trend/Sources"
        _ = try copy.folder.write(
            try copy.text("\(trend)/TrendBuilder.swift")
                .replacing("package import NotesFeatureInterface\n", with: "")
                .replacing("    var notesBuilder: any NotesBuildable { get }\n", with: "")
                .replacing(
                    #".opens("notes", summary: TrendPhrases.notes) { $0.builders.notesBuilder.build() }"#, with: ""),
            to: "\(trend)/TrendBuilder.swift")
        let removed = copy.rib("remove Notes")
        #expect(removed.code == 0, "\(removed.output)")
        let stub = try copy.text("Modules/Feature/Trend/Tests/TrendDependencyStub+Generated.swift")
        #expect(!stub.contains("Notes"))
        #expect(copy.rib("check").output.hasPrefix("The house is in order"))
    }

    @Test("a module that a test imports stays, and the test is named")
    func testedModule() throws {
        let house = try Fixture()
        house.rib("new", "feature", "Clock")
        try house.write(["Tests/HouseTests/ClockTests.swift": "import ClockFeatureTesting\n"])
        let path = "Modules/Feature/List/Tests/ListTests.swift"
        try house.write([path: "import ClockFeatureTesting\nimport Testing\n@Test func works() {}\n"])
        let messages = house.rib("remove", "Clock").messages
        #expect(messages.contains("  Tests/HouseTests/ClockTests.swift:1: HouseTests imports ClockFeatureTesting\n"))
        #expect(messages.contains("  \(path):1: ListFeatureTests imports ClockFeatureTesting\n"))
    }

    @Test("a name that several modules have is asked about")
    func ambiguous() throws {
        let house = try Fixture()
        #expect(
            house.rib("remove", "Notes").messages.contains("Notes means Domain/Notes, Data/Notes: name one of them"))
        #expect(house.rib("remove", "Nothing").messages.contains("there is no module Nothing"))
    }

    @Test(
        "a module gets another name everywhere, and the house is in order after it",
        arguments: ["Detail", "Core/Kit", "Domain/Notes"])
    func rename(name: String) throws {
        let house = try Fixture()
        let result = house.rib("rename", name, "Journal")
        #expect(result.code == 0, "\(result.messages)")
        #expect(house.rib("check").output == "")
        try Golden.expect(
            try house.text("Project.swift"), matches: "rename-\(name.replacing("/", with: "-")).txt")
    }

    @Test("a feature beside a domain of its name is renamed alone, and so is the domain")
    func renameBeside() throws {
        let copy = try WorkingCopy()
        for line in [
            "new domain Shopping", "new feature Shopping --listener --into Settings",
            "new feature Rail --into Shopping",
        ] {
            #expect(copy.rib(line).code == 0)
        }
        func texts(in folder: String) throws -> [String: String] {
            let paths = try House(at: copy.root).swiftFiles(in: folder) ?? []
            return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try copy.text($0)) })
        }
        let (domain, before) = (try texts(in: "Modules/Domain"), try copy.sources())
        #expect(copy.rib("rename Feature/Shopping Groceries").code == 0)
        let kept = try texts(in: "Modules/Domain")
        #expect(kept == domain)
        let wrong = try copy.sources().filter { path, text in
            path.contains("Shopping") || text.contains(#/\bShopping[A-Z]|shopping[A-Z]|of Shopping, as/#)
        }
        #expect(wrong.keys.sorted() == [])
        let mock = try copy.text("Modules/Feature/Groceries/Testing/GroceriesDoubles+Generated.swift")
        #expect(mock.contains("RouterSpy(showing: \"groceries\")"))
        #expect(mock.contains("whenGroceriesDidWrite"))
        #expect(copy.rib("check").code == 0)

        #expect(copy.rib("rename Groceries Shopping").code == 0)
        let changes = try copy.changes(since: before)
        #expect(changes == [])
        #expect(copy.rib("rename Domain/Shopping Pantry").code == 0)
        let features = try copy.changes(since: before)
        #expect(features == ["Project.swift"])
        let stored = try texts(in: "Modules/Domain/Pantry")["Modules/Domain/Pantry/Sources/StoredPantryUseCase.swift"]
        #expect(stored?.contains("struct StoredPantryUseCase: PantryUseCase {") == true)
    }

    @Test("a name is given back by giving the old one again")
    func renameBack() throws {
        let copy = try WorkingCopy()
        let before = try copy.text("Modules/Feature/Home/Sources/HomeBuilder.swift")
        #expect(copy.rib("rename SubGoal Part").code == 0)
        #expect(copy.rib("check").code == 0)
        #expect(try copy.text("Modules/Feature/Home/Sources/HomeBuilder.swift") != before)
        #expect(copy.rib("rename Part SubGoal").code == 0)
        #expect(try copy.text("Modules/Feature/Home/Sources/HomeBuilder.swift") == before)
    }

    @Test(
        "a name that is taken or cannot be is refused, and nothing changes",
        arguments: ["List", "list", "class", "JournalTests", "Place"])
    func refusedName(name: String) throws {
        let house = try Fixture()
        let before = try house.contents()
        #expect(house.rib("rename", "Detail", name).code == 1)
        #expect(try house.contents() == before)
    }

    @Test("a name that the code of the manifest gives a meaning is refused, and nothing changes")
    func nameInManifest() throws {
        let copy = try WorkingCopy()
        let before = try copy.sources()
        let schema = "“Schema” at the end means data that other data may name: neither add it nor take it away"
        for (words, reason) in [
            ("Data/MandalartSchema Store", schema), ("Data/Profile PeopleSchema", schema),
            ("Core/Terminal Tty", " names Terminal, as rib does, so core Terminal keeps its name"),
            ("Core/Console Tty", " names ConsoleTesting, as rib does, so core Console keeps its name"),
            (
                "Core/Stores Shelves",
                "rib finds core Stores by its name, so it keeps it"
            ),
            (
                "Core/Sync Exchange",
                "rib finds core Sync by its name, so it keeps it"
            ),
        ] {
            let result = copy.rib("rename \(words)")
            #expect(result.code == 1)
            #expect(result.output.hasSuffix("\(reason)\n"), "\(words): \(result.output)")
        }
        let changes = try copy.changes(since: before)
        #expect(changes == [])
    }

    @Test(
        "a name that would replace another file of the module is refused, and nothing changes",
        arguments: ["Tests/JournalTests.swift", "Sources/NotesDomain.docc/JournalDomain.md"])
    func takenFile(file: String) throws {
        let house = try Fixture()
        let folder = "Modules/Domain/Notes"
        try house.write([
            "\(folder)/Sources/NotesDomain.docc/NotesDomain.md": "# ``NotesDomain``\n", "\(folder)/\(file)": "Kept.\n",
        ])
        let before = try house.contents()
        let result = house.rib("rename", "Domain/Notes", "Journal")
        #expect(result.messages == "rib: \(folder)/\(file) is there already: take another name\n")
        #expect(try house.contents() == before)
    }

    @Test("a machine that can build lacks nothing")
    func doctor() throws {
        let result = try WorkingCopy().rib("doctor")
        #expect(result.output == "Nothing is missing.\n")
    }

    @Test("a machine without anything is told what to get")
    func bareMachine() throws {
        let copy = try WorkingCopy()
        try FileManager.default.removeItem(atPath: copy.folder.file("Package.swift"))
        let complaints = try Doctor(root: copy.root, path: copy.root).complaints
        #expect(complaints.count == 3 || complaints.count == 4, "\(complaints)")
        #expect(complaints.first?.hasPrefix("git is missing") == true)
        #expect(complaints.contains { $0.contains("https://swift.org/install") })
        #expect(complaints.last?.hasPrefix("Package.swift is no link") == true)
    }
}
