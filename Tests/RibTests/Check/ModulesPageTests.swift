import Foundation
import PlatformTesting
import RibKit
import Testing

@Suite("The page of modules")
struct ModulesPageTests {
    /// A page that lists the modules of the fixture.
    private static let page = """
        # Modules

        ## Core

        | module | for | is |
        |---|---|---|
        | Kit | domains, data, features | what all need |
        | Basics | all | phrases |
        | [Store](Core/Store/Sources/Store.docc/Store.md) | data | a store |

        ## Domain

        | module | is |
        |---|---|
        | Notes | notes |

        ## Data

        | module | is |
        |---|---|
        | Notes | the repository of notes |

        ## Feature

        One RIB each.

        | module | is |
        |---|---|
        | List, Detail | the notes; one of them |

        """

    private func house(_ page: String = page) throws -> Fixture {
        let house = try Fixture()
        try house.write([
            "Modules/README.md": page, "Modules/Core/Store/Sources/Store.docc/Store.md": "# ``Store``\n\nA store.\n",
        ])
        return house
    }

    private func page(of house: Fixture) throws -> String { try house.text("Modules/README.md") }

    @Test("may be absent, and lists every module otherwise")
    func complete() throws {
        #expect(try Fixture().rib("check").output == "")
        #expect(try house().rib("check").output == "")
    }

    @Test(
        "is wrong without a module or its article, with a name of none, and with other layers than the table",
        arguments: [
            (
                "| Notes | notes |\n", "", 11,
                "domain Notes is not on this page: say under “## Domain” what it is",
                "| Notes | \(ModulesPageTests.asked) |\n"
            ),
            (
                "| Basics | all |", "| Basics | features |", 8,
                "core Basics is for “features” here, and for others by the table: write “all”", "| Basics | all |"
            ),
            (
                "| [Store](Core/Store/Sources/Store.docc/Store.md) |", "| Store |", 9,
                "core Store has an article: link its name to Core/Store/Sources/Store.docc/Store.md",
                "| [Store](Core/Store/Sources/Store.docc/Store.md) |"
            ),
            (
                "| List, Detail | the notes; one of them |", "| List, Old, Detail | the notes; old ones; one of them |",
                29, "“Old” is named here, and Feature has no such module: take it out",
                "| List, Detail | the notes; one of them |"
            ),
        ])
    func mistakes(old: String, new: String, line: Int, message: String, mended: String) throws {
        let house = try house(Self.page.replacing(old, with: new))
        #expect(house.rib("check").output == "Modules/README.md:\(line): error: \(message)\n")
        #expect(house.rib("check", "--fix").code == 0)
        #expect(try page(of: house) == Self.page.replacing(old, with: mended))
    }

    private static let asked = "*say here in a line what it is*"

    @Test("says of a core module without a layer what it likes, and not that a layer may use it")
    func hosts() throws {
        let house = try house()
        try house.edit("Project.swift", "Core(\"Store\", for: [.data]", "Core(\"Store\", for: []")
        try house.edit("Project.swift", "domains: [\"Notes\"], core: [\"Store\"]", "domains: [\"Notes\"]")
        try house.edit("Modules/Data/Notes/Sources/NotesRepository.swift", "import Store\n", "")
        #expect(house.rib("check").output.contains("and for others by the table: write “hosts, apps”"))
        try house.edit("Modules/README.md", "| data |", "| tests |")
        #expect(house.rib("check").output == "")
    }

    @Test("gets the section and the table that it lacks, with the summary of an article")
    func section() throws {
        let head = Self.page.prefix { $0 != "|" }
        let house = try house("\(head)## Feature\n\nOne RIB each.\n")
        #expect(house.rib("check", "--fix").code == 0)
        let asked = Self.asked
        #expect(
            try page(of: house) == """
                # Modules

                ## Core

                | module | for | is |
                |---|---|---|
                | Kit | domains, data, features | \(asked) |
                | Basics | all | \(asked) |
                | [Store](Core/Store/Sources/Store.docc/Store.md) | data | a store |

                ## Domain

                | module | is |
                |---|---|
                | Notes | \(asked) |

                ## Data

                | module | is |
                |---|---|
                | Notes | \(asked) |

                ## Feature

                One RIB each.

                | module | is |
                |---|---|
                | List | \(asked) |
                | Detail | \(asked) |

                """)
    }

    @Test("lists a new module, and not one that is gone", arguments: ["core", "domain", "feature"])
    func new(layer: String) throws {
        let house = try house()
        #expect(house.rib("new", layer, "Clock").code == 0)
        #expect(house.rib("check").output == "")
        let users = layer == "core" ? "all | " : ""
        #expect(try page(of: house).contains("|\n| Clock | \(users)\(Self.asked) |\n"))
        #expect(house.rib("remove", "Clock").code == 0)
        #expect(try page(of: house) == Self.page)
    }

    @Test("loses the head of a table with its last row")
    func lastRow() throws {
        let house = try house(
            Self.page.replacing("| List, Detail | the notes; one of them |", with: "| List | notes |"))
        for path in ["Modules/Feature/List", "Modules/Feature/Detail", "App/Notes"] { try house.remove(path) }
        for line in [
            "        Feature(\"List\", features: [\"Detail\"], domains: [\"Notes\"]),\n",
            "        Feature(\"Detail\", domains: [\"Notes\"]),\n",
            "        App(\"notes\", in: \"App/Notes\", features: [\"List\"]),\n",
        ] {
            try house.edit("Project.swift", line, "")
        }
        try house.write(["App/README.md": ""])
        #expect(house.rib("check", "--fix").output == "")
        #expect(try page(of: house).hasSuffix("## Feature\n\nOne RIB each.\n"))
    }

    @Test("may be empty, and may end without the end of its last line", arguments: ["", "# Modules"])
    func short(page: String) throws {
        let house = try house(page)
        #expect(house.rib("check", "--fix").code == 0)
        let seen = try self.page(of: house)
        #expect(seen.hasPrefix("\(page)\(page.isEmpty ? "" : "\n\n")## Core\n\n| module | for | is |\n"))
        try house.edit("Project.swift", "features: [\"List\"]", "features: [\"Detail\"]")
        try house.edit("App/Notes/main.swift", "import ListFeature\n", "")
        house.rib("remove", "List")
        try house.write(["Modules/README.md": "## Feature\n\n| module | is |\n|---|---|\n| List | the notes |"])
        #expect(house.rib("check", "--fix").code == 0)
        #expect(
            try self.page(of: house).hasSuffix("## Feature\n\n| module | is |\n|---|---|\n| Detail | \(Self.asked) |"))
    }

    @Test("gives a module its new name, and its article the new address")
    func rename() throws {
        let house = try house()
        #expect(house.rib("rename", "Store", "Shop").code == 0)
        #expect(house.rib("rename", "Detail", "Note").code == 0)
        #expect(house.rib("check").output == "")
        let expected = Self.page.replacing("Store", with: "Shop").replacing("List, Detail", with: "List, Note")
        #expect(try page(of: house) == expected)
        #expect(try house.text("Modules/Core/Shop/Sources/Shop.docc/Shop.md") == "# ``Shop``\n\nA store.\n")
    }

    @Test("goes along into a new project, with the core modules that it takes and its feature alone")
    func newProject() throws {
        let copy = try WorkingCopy()
        let folder = try TemporaryFolder()
        #expect(copy.rib("init Planner --into \(folder.file("planner"))").code == 0)
        let (old, new) = (
            try copy.text("Modules/README.md"),
            try String(contentsOfFile: folder.file("planner/Modules/README.md"), encoding: .utf8)
        )
        func core(_ page: String) -> Substring {
            page[..<(page.firstRange(of: "## Domain")?.lowerBound ?? page.endIndex)]
        }
        let left = core(old).split(separator: "\n").filter { !core(new).split(separator: "\n").contains($0) }
        #expect(
            left.compactMap { $0.firstMatch(of: #/^\| \[(\w+)\]/#)?.output.1 } == [
                "Resource", "Formats", "Journal", "SQLite", "Stores", "Sync",
            ])
        #expect(new.hasSuffix("\n\n| module | is |\n|---|---|\n| Home | the root of `planner` |\n"))
        #expect(!new.contains("| Sakatsu"))
    }
}
