import Foundation
import PlatformTesting
import Testing

@testable import RibKit

@Suite("rib affected")
struct AffectedTests {
    private func affected(_ paths: String...) throws -> [String] {
        let fixture = try Fixture()
        defer { withExtendedLifetime(fixture) {} }
        return Affected(try House(at: fixture.root)).testTargets(changing: paths)
    }

    @Test("a change affects the tests of its module and of those that depend on it, through interfaces too")
    func dependents() throws {
        #expect(try affected("Modules/Feature/List/Sources/ListBuilder.swift") == ["ListFeatureTests"])
        #expect(
            try affected("Modules/Feature/Detail/Interface/DetailInterface.swift")
                == ["ListFeatureTests", "DetailFeatureTests"])
        #expect(try affected("Modules/Core/Store/CStore/store.h") == ["StoreTests", "NotesDataTests"])
        #expect(try affected("Modules/Data/Notes/Tests/NotesTests.swift") == ["NotesDataTests"])
    }

    @Test("a change of the manifest affects all, and of what belongs to no target the tests of the whole")
    func manifest() throws {
        #expect(try affected("Project.swift").count == 8)
        #expect(try affected("README.md") == ["HouseTests"])
        #expect(try affected("Tests/Data/some.txt", "LICENSE") == ["HouseTests"])
        #expect(try affected() == [])
    }

    @Test("a changed line of the table affects its module and those that depend on it, and any other change all")
    func lines() throws {
        let house = try Fixture()
        func affected(_ old: String, _ new: String) throws -> [String] {
            try house.write(["Project.swift": Fixture.table.replacing(old, with: new)])
            #expect(try house.text("Project.swift") != Fixture.table)
            return Affected(try House(at: house.root)).testTargets(changing: ["Project.swift"], since: Fixture.table)
        }
        let list = #"Feature("List", features: ["Detail"], domains: ["Notes"]),"#
        #expect(try affected(list, #"Feature("List", domains: ["Notes"]),"#) == ["ListFeatureTests"])
        #expect(try affected(list, "\(list)  // A comment") == [])
        #expect(try affected(list, "\(list)\n        Feature(\"New\"),") == ["NewFeatureTests"])
        #expect(try affected("\(list)\n        Feature(\"Detail\"", "Feature(\"Detail\"") == [])
        #expect(try affected("Core(\"Kit\", for: [.domain, .data, .feature])", "Core(\"Kit\")").first == "KitTests")
        #expect(try affected(#"core: ["Kit"], system"#, "system") == ["StoreTests", "NotesDataTests"])
        #expect(
            try affected(#"CrossTests("HouseTests", core: ["Kit"])"#, #"CrossTests("HouseTests")"#) == ["HouseTests"])
        #expect(try affected("links: \"store\"", "links: \"other\"").count == 8)
        #expect(
            try affected("    static let systemLib", "    static let more = 1\n    static let systemLib").count == 8)
        #expect(try affected(list, "\(list)\n        Feature(name),").count == 8)
    }

    @Test("tests that ask where they lie can read any file, and run after every change")
    func readers() throws {
        let house = try Fixture()
        let path = "Modules/Core/Kit/Tests/KitTests.swift"
        func affected() throws -> [String] {
            Affected(try House(at: house.root)).testTargets(changing: ["Modules/Feature/List/Example/main.swift"])
        }
        #expect(try affected() == [])
        try house.write([path: "import Testing\n@Test func works() { _ = #filePath }\n"])
        #expect(try affected() == ["KitTests"])
        try house.write([path: "import Testing\n@Test func works() { _ = \"\\(#filePath)\" }\n"])
        #expect(try affected() == ["KitTests"])
    }

    @Test("so do the tests of all that use doubles which ask where they lie")
    func readingDoubles() throws {
        let house = try Fixture()
        try house.write(["Modules/Core/Store/Testing/Files.swift": "package let here = #filePath\n"])
        let affected = Affected(try House(at: house.root))
        #expect(
            affected.testTargets(changing: ["Modules/Feature/List/Example/main.swift"]) == [
                "StoreTests", "NotesDataTests",
            ])
    }

    @Test("the shards of a list are disjoint, even, and together the list", arguments: [1, 2, 3, 7, 12])
    func shards(count: Int) throws {
        let house = try House(at: Golden.root.path)
        let affected = Affected(house)
        let all = affected.testTargets(changing: ["Project.swift"])
        let shards = try affected.shards(count, of: all)
        #expect(shards.count == count)
        #expect(shards.flatMap(\.self).sorted() == all.sorted())
        if count < 4 {
            let sizes = shards.map(\.count)
            #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) < all.count / 2)
        }
    }

    @Test("says what git sees: edits, new files, deletions, and both paths of a file that moved")
    func git() throws {
        let house = try Fixture()
        func git(_ words: String...) throws {
            let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["git", "-C", house.root] + identity + words
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        try git("init", "--quiet")
        try git("add", "--all")
        try git("commit", "--quiet", "--message", "one")
        #expect(house.rib("affected").output == "")
        try house.write(["Modules/Feature/List/Sources/New File.swift": ""])
        #expect(house.rib("affected").output == "ListFeatureTests\n")
        try git("add", "--all")
        try git("commit", "--quiet", "--message", "two")
        #expect(house.rib("affected").output == "")
        #expect(house.rib("affected", "--since", "HEAD~1").output == "ListFeatureTests\n")
        try house.edit("Project.swift", #"Feature("Detail", domains: ["Notes"])"#, #"Feature("Detail")"#)
        #expect(house.rib("affected").output == "ListFeatureTests\nDetailFeatureTests\n")
        try house.edit("Project.swift", #"Feature("Detail")"#, #"Feature("Detail", domains: ["Notes"])"#)
        try git(
            "mv", "Modules/Core/Store/Testing/StoreDoubles.swift", "Modules/Feature/Detail/Tests/StoreDoubles.swift")
        #expect(house.rib("affected").output == "StoreTests\nNotesDataTests\nDetailFeatureTests\n")
        #expect(house.rib("affected", "--since", "nothing").messages.contains("git knows no revision"))
        #expect(house.rib("affected", "--shard", "3/2").code == 2)
    }
}
