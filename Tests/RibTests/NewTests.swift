import Foundation
import PlatformTesting
import Testing

@testable import RibKit

@Suite("rib new")
struct NewTests {
    @Test("writes a module that keeps all rules, and its line", arguments: ["core", "domain", "feature"])
    func module(layer: String) throws {
        let house = try Fixture()
        try house.write(["Modules/Core/Kit/Sources/Kit.swift": "public enum Kit {}\n"])
        let result = house.rib("new", layer, "Clock")
        #expect(result.code == 0)
        try Golden.expect(result.output, matches: "new-\(layer).txt")
        #expect(house.rib("check").output == "")
        #expect(try house.text("Project.swift").contains("        \(layer.capitalized)(\"Clock\""))
    }

    @Test(
        "says which layers may use a core module",
        arguments: [
            ("feature", "Core(\"Clock\", for: [.feature])", "features"),
            ("feature,data", "Core(\"Clock\", for: [.data, .feature])", "data, features"),
            ("none", "Core(\"Clock\", for: [])", "hosts, apps"),
            ("data,feature,domain", "Core(\"Clock\")", "all"),
        ])
    func users(layers: String, line: String, users: String) throws {
        let house = try Fixture()
        try house.write(["Modules/README.md": ""])
        house.rib("check", "--fix")
        #expect(house.rib("new", "core", "Clock", "--for", layers).code == 0)
        #expect(house.rib("check").output == "")
        #expect(try house.text("Project.swift").contains("        \(line),\n"))
        #expect(try house.text("Modules/README.md").contains("| Clock | \(users) |"))
    }

    @Test("puts the line behind the last one of its layer and leaves all else in the manifest as it is")
    func line() throws {
        let house = try Fixture()
        house.rib("new", "domain", "Clock")
        let old = "        Domain(\"Notes\", core: [\"Kit\"]),\n"
        let new = old + "        Domain(\"Clock\"),\n"
        #expect(try house.text("Project.swift") == Fixture.table.replacing(old, with: new))
    }

    @Test("keeps the way to a feature with a long name within the lines of a page")
    func longWay() throws {
        let copy = try WorkingCopy()
        #expect(copy.rib("new feature AnnouncementPreferences --into Settings").code == 0)
        let router = try copy.text("Modules/Feature/Settings/Sources/SettingsBuilder.swift")
        let way = router.split(separator: "\n").drop { !$0.contains("announcementpreferences") }.prefix(3)
        #expect(
            way.map(String.init) == [
                #"            .opens("announcementpreferences", summary: SettingsPhrases.announcementPreferences) {"#,
                "                $0.builders.announcementPreferencesBuilder.build()", "            },",
            ])
    }

    @Test("writes a list of the entries of a domain that it made, and a line of text without one that it knows")
    func list() throws {
        let house = try Fixture()
        func command(of feature: String) throws -> Bool {
            #expect(house.rib("new", "feature", feature, "--domains", "Clock").code == 0)
            #expect(house.rib("check").output == "")
            return try house.text("Modules/Feature/\(feature)/Sources/\(feature)Screen.swift").contains("\"add\"")
        }
        let (entry, useCase) = (
            "Modules/Domain/Clock/Interface/ClockEntry.swift", "Modules/Domain/Clock/Interface/ClockUseCase.swift"
        )
        house.rib("new", "domain", "Clock")
        #expect(try command(of: "Written"))
        try house.edit(entry, "init(_ text: String)", "init(_ text: String, hour: Int = 1)")
        #expect(try command(of: "Longer"))
        try house.edit(entry, "hour: Int = 1", "hour: Int")
        #expect(try !command(of: "Needy"))
        try house.edit(entry, ", hour: Int", "")
        try house.edit(useCase, "func add(_ entry", "func insert(_ entry")
        #expect(try !command(of: "Other"))
    }

    @Test("takes a domain once that is named twice")
    func repeatedDomain() throws {
        let house = try Fixture()
        house.rib("new", "domain", "Clock")
        let result = house.rib("new", "feature", "Alarm", "--domains", "Clock,Clock")
        #expect(result.code == 0, "\(result.messages)")
        #expect(try house.text("Project.swift").contains(#"Feature("Alarm", domains: ["Clock"]),"#))
        let builder = try house.text("Modules/Feature/Alarm/Sources/AlarmBuilder.swift")
        #expect(builder.ranges(of: "var clockUseCase").count == 1, "\(builder)")
    }

    @Test("writes the store of a domain that it made, and its line")
    func data() throws {
        let copy = try WorkingCopy()
        #expect(copy.rib("new data Clock").output.contains("rib new domain Clock"))
        #expect(copy.rib("new domain Clock").code == 0)
        #expect(copy.rib("new data Clock --app sakatsu").code == 0)
        #expect(copy.rib("check").code == 0)
        let line = #"Data("Clock", domains: ["Clock"], core: ["Journal", "SQLite"]),"#
        let table = try copy.text("Project.swift")
        #expect(table.contains(line))
        #expect(table.contains(#"core: ["Stores", "Sync"], data: ["Clock"]),"#))
        let storage = try copy.text("App/Sakatsu/Sources/Storage.swift")
        for part in [
            "        SQLiteClockRepository.table\n", "        SQLiteClockRepository.migrations\n", "import ClockData\n",
            "    var clockRepository: any ClockRepository { SQLiteClockRepository(store.journal) }\n",
        ] { #expect(storage.contains(part), "\(part) in \(storage)") }
        let phrases = try copy.text("App/Sakatsu/Sources/AppPhrases.swift")
        let name = #".init(Phrase("clock", .ko("clock 항목"), .ja("clockの項目")), tables: ["clock_entry"]),"#
        #expect(phrases.contains(name), "\(phrases)")
        let useCase = """
                var clockUseCase: any ClockUseCase { StoredClockUseCase(repository: dependency.clockRepository) }

            """
        #expect(try copy.text("App/Sakatsu/Sources/RootComponent.swift").contains(useCase))
        #expect(copy.rib("new data Other --domains Mandalart").output.contains("has to be written by hand"))
    }

    @Test("says what is left to do where an app has another form, and makes the module")
    func dataOfAnotherForm() throws {
        let copy = try WorkingCopy()
        let storage = try copy.text("App/Sakatsu/Sources/Storage.swift")
        _ = try copy.folder.write(
            storage.replacing(
                "static let tables: [JournaledTable] = []", with: "static let tables = SakatsuSchema.tables"),
            to: "App/Sakatsu/Sources/Storage.swift")
        copy.rib("new domain Clock")
        let made = copy.rib("new data Clock --app sakatsu")
        #expect(made.code == 1)
        #expect(
            made.output.contains(
                "Left to do: App/Sakatsu/Sources/Storage.swift has another form than rib init writes: join "
                    + "SQLiteClockRepository.table and SQLiteClockRepository.migrations to the store, and make "
                    + "“clockRepository”\n"))
        #expect(try copy.text("Project.swift").contains("Data(\"Clock\""))
    }

    @Test("numbers the migration of a new store after those of its app, and not after those of another one")
    func versions() throws {
        let copy = try WorkingCopy()
        func version(_ name: String) throws -> String? {
            try copy.text("Modules/Data/\(name)/Sources/SQLite\(name)Repository.swift")
                .firstMatch(of: #/version: (\d+)/#).map { String($0.output.1) }
        }
        for name in ["Poems", "Songs", "Walks"] { copy.rib("new domain \(name)") }
        #expect(copy.rib("new data Poems --app mandalart").code == 0)
        let poems = try version("Poems")
        #expect(poems == "2")
        #expect(copy.rib("new data Songs --app mandalart").code == 0)
        let songs = try version("Songs")
        #expect(songs == "3")
        let storage = try copy.text("App/Mandalart/Sources/Storage.swift")
        #expect(
            storage.contains(
                """
                    static let tables: [JournaledTable] = [
                        SQLitePoemsRepository.table,
                        SQLiteSongsRepository.table,
                    ]

                """))
        #expect(copy.rib("new data Walks --app sakatsu").code == 0)
        let walks = try version("Walks")
        #expect(walks == "2")
    }

    @Test("refuses new data whose table a renamed module has kept")
    func takenTable() throws {
        let copy = try WorkingCopy()
        for line in [
            "new domain Poems", "new data Poems --app mandalart", "rename Data/Poems Verses",
            "rename Domain/Poems Verses", "new domain Poems",
        ] {
            let done = copy.rib(line)
            #expect(done.code == 0, "\(line): \(done.output)")
        }
        let before = try copy.text("Project.swift")
        let refused = copy.rib("new data Poems --app mandalart")
        #expect(refused.code == 1)
        #expect(
            refused.output == "rib: there is a table poems_entry already, in Modules/Data/Verses/Sources/"
                + "SQLiteVersesRepository.swift: take another name, as in “rib new data NAME --domains Poems”\n")
        let after = try copy.text("Project.swift")
        #expect(after == before)
        #expect(copy.rib("new data Poetry --domains Poems --app mandalart").code == 0)
    }

    @Test("asks for the app of new data, if it may be that of several")
    func app() throws {
        let copy = try WorkingCopy()
        copy.rib("new domain Clock")
        let asked = copy.rib("new data Clock")
        #expect(asked.code == 1)
        #expect(asked.output.hasSuffix("say of which one, with --app mandalart or --app sakatsu\n"))
        #expect(copy.rib("new data Clock --app notes").output.contains("name one of mandalart, sakatsu"))
        let sakatsu = try copy.text("Project.swift")
            .replacing(
                "Feature(\"Timer\", domains: [\"Sakatsu\"]",
                with: "Feature(\"Timer\", domains: [\"Clock\", \"Sakatsu\"]")
        _ = try copy.folder.write(sakatsu, to: "Project.swift")
        #expect(copy.rib("new data Clock").code == 0)
    }

    @Test(
        "refuses a name that no module can have, and says why",
        arguments: [
            ("class", "it means something else in Swift"), ("notes", "begin it with a capital letter"),
            ("Nötes", "use ASCII letters"), ("My-Notes", "use ASCII letters"), ("List", "there is a feature List"),
            ("LIST", "there is a feature LIST already"), ("NotesFeature", "what the table adds for targets"),
            ("", "it is empty"), ("2Notes", "begin it with a capital letter"), ("Self", "something else in Swift"),
            ("Default", "something else in Swift"), ("Place", "its PlaceRouter would inherit from that of Ribcage"),
            ("Viewable", "its ViewableRouter would"), ("Leaving", "its LeavingInteractor would"),
        ])
    func name(name: String, reason: String) throws {
        let house = try Fixture()
        let before = try house.contents()
        let result = house.rib("new", "feature", name)
        #expect(result.code == 1)
        #expect(result.messages.contains(reason), "\(result.messages)")
        #expect(try house.contents() == before)
    }

    @Test("gives a domain a name that only a feature cannot have")
    func nameOfDomain() throws {
        let house = try Fixture()
        let result = house.rib("new", "domain", "Place")
        #expect(result.code == 0, "\(result.messages)")
        #expect(house.rib("check").output == "")
    }

    @Test(
        "changes nothing when it cannot do all, and says why",
        arguments: [
            (["new", "feature", "Clock", "--into", "Nowhere"], "there is no feature Nowhere"),
            (["new", "feature", "Clock", "--into", "List"], "wire Clock by hand"),
            (["new", "feature", "Clock", "--children", "Detail"], "has no"),
            (["new", "feature", "Clock", "--domains", "Notes"], "has no protocol …UseCase"),
            (["new", "data", "Clock", "--domains", "Notes"], "by hand"),
        ])
    func refusal(words: [String], reason: String) throws {
        let house = try Fixture()
        let before = try house.contents()
        let result = house.rib(words)
        #expect(result.code == 1)
        #expect(result.messages.contains(reason), "\(result.messages)")
        #expect(try house.contents() == before)
    }

    @Test("leaves nothing behind when a file cannot be written")
    func failure() throws {
        let house = try Fixture()
        // A file where a folder is to be made.
        try house.write(["Modules/Data/Clock": "in the way"])
        let before = try house.contents()
        var changes = ChangeSet(root: house.root)
        changes.write("one", to: "Modules/Core/Clock/Sources/Clock.swift")
        changes.write("two", to: "Modules/Data/Clock/Sources/Clock.swift")
        changes.write("three", to: "Project.swift")
        #expect(throws: (any Error).self) { try changes.apply() }
        #expect(try house.contents() == before)
    }

    @Test(
        "refuses a word that means something in the parent already, and a way back up",
        arguments: [
            ("Help --into Home", "“help” means something else in Home"),
            ("Backup --into Home", "“backup” means something else in Home"),
            ("Core --into Home", "“core” means something else in Home"),
            ("Clock --children Settings --into Settings", "Clock leads to Settings already"),
        ])
    func wiring(words: String, reason: String) throws {
        let result = try WorkingCopy().rib("new feature \(words)")
        #expect(result.output.contains(reason), "\(result.output)")
        #expect(result.code == 1)
    }
}
