import Foundation
import Platform
import PlatformTesting
import RibKit

/// A house in a folder of a test's own. Nothing in it is compiled.
struct Fixture {
    let folder: TemporaryFolder

    /// An orderly house with a core module, a domain with data, and two features.
    init() throws {
        folder = try TemporaryFolder()
        try write(Self.orderly)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("Package.swift"), withDestinationPath: "Project.swift")
    }

    var root: String { folder.path }

    /// Writes files with the folders that they lie in.
    func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let url = URL(filePath: folder.file(path))
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    /// Puts one text in the place of another, which is there once.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try text(path)
        guard text.ranges(of: old).count == 1 else { throw Missing(description: "\(path) has no one \(old)") }
        try write([path: text.replacing(old, with: new)])
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: folder.file(path))
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.file(path), encoding: .utf8)
    }

    /// Every path with what lies there, to see that nothing has changed.
    func contents() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: folder.paths(in: "").map { ($0, (try? text($0)) ?? "a folder") })
    }

    /// What the program shows and tells for some words, and its exit code.
    @discardableResult
    func rib(_ words: String...) -> (code: Int32, output: String, messages: String) { runRib(words, in: root) }

    /// The same for words in a list.
    @discardableResult
    func rib(_ words: [String]) -> (code: Int32, output: String, messages: String) { runRib(words, in: root) }

    /// Runs a program in the house and keeps all that it writes.
    func run(_ words: String) throws -> (code: Int32, output: String) {
        try folder.run(words)
    }

    struct Missing: Error, CustomStringConvertible { let description: String }

    static let table = """
        // swift-tools-version: 6.2
        // enum House { static let modules: [any Module] = [Core("Commented")] }
        enum House {
            static let modules: [any Module] = [
                Core("Kit", for: [.domain, .data, .feature]),
                Core("Basics"),
                Core("Store", for: [.data], core: ["Kit"], system: ["CStore"]),

                Domain("Notes", core: ["Kit"]),
                Data("Notes", domains: ["Notes"], core: ["Store"]),

                Feature("List", features: ["Detail"], domains: ["Notes"]),
                Feature("Detail", domains: ["Notes"]),
            ]

            static let systemLibraries: [SystemLibrary] = [
                SystemLibrary("CStore", of: "Store", links: "store", apt: "libstore-dev"),
            ]

            static let outside: [TargetLine] = [
                App("notes", in: "App/Notes", features: ["List"]),
                CrossTests("HouseTests", core: ["Kit"]),
            ]
        }

        """

    private static let orderly: [String: String] = [
        "Project.swift": table, "README.md": "", "LICENSE": "", ".gitignore": ".build/\n*.xcodeproj/\n",
        "App/Notes/main.swift": "import DetailFeature\nimport ListFeature\nimport NotesData\n",
        "Tools/run": "#!/bin/sh\n",
        "Tests/HouseTests/HouseTests.swift": "import Kit\nimport Testing\n@Test func works() {}\n",
        "Modules/Core/Kit/Sources/Kit.swift": "public enum Kit {}\n",
        "Modules/Core/Kit/Testing/KitDoubles.swift": "import Kit\n",
        "Modules/Core/Kit/Tests/KitTests.swift": "import Testing\n@Test func works() {}\n",
        "Modules/Core/Basics/Sources/Basics.swift": "public struct Phrase {}\n",
        "Modules/Core/Basics/Testing/BasicsDoubles.swift": "import Basics\n",
        "Modules/Core/Basics/Tests/BasicsTests.swift": "import Testing\n@Test func works() {}\n",
        "Modules/Core/Store/CStore/module.modulemap": "", "Modules/Core/Store/CStore/store.h": "",
        "Modules/Core/Store/Sources/Store.swift": "internal import CStore\nimport Kit\npublic struct Router {}\n",
        "Modules/Core/Store/Testing/StoreDoubles.swift": "import Store\n",
        "Modules/Core/Store/Tests/StoreTests.swift": "import Glibc\nimport Testing\n@Test func works() {}\n",
        "Modules/Domain/Notes/Interface/Note.swift": "public import Kit\npublic struct Note {}\n",
        "Modules/Domain/Notes/Sources/StoredNotes.swift": "package import NotesDomainInterface\n",
        "Modules/Domain/Notes/Testing/NotesDoubles.swift": "package import NotesDomainInterface\n",
        "Modules/Domain/Notes/Tests/NotesTests.swift":
            "import NotesDomain\nimport Testing\n@Suite struct Notes { @Test(\"works\") func works() {} }\n",
        "Modules/Data/Notes/Sources/NotesRepository.swift": "import NotesDomainInterface\nimport Store\n",
        "Modules/Data/Notes/Testing/NotesInMemory.swift": "import NotesData\n",
        "Modules/Data/Notes/Tests/NotesTests.swift": "import Testing\n@Test func works() {}\n",
    ].merging(feature("List", children: ["Detail"])) { $1 }.merging(feature("Detail", children: [])) { $1 }

    private static func feature(_ name: String, children: [String]) -> [String: String] {
        let folder = "Modules/Feature/\(name)"
        let imports = children.map { "package import \($0)FeatureInterface\n" }.joined()
        return [
            "\(folder)/Interface/\(name)Interface.swift": """
            public import NotesDomainInterface
            public import Ribcage
            public protocol \(name)Buildable: Buildable {}

            """,
            "\(folder)/Sources/\(name)Builder.swift": """
            \(imports)import \(name)FeatureInterface
            package final class \(name)Builder {}
            package protocol \(name)Dependency: Dependency {}
            final class \(name)Router {}

            """,
            "\(folder)/Testing/\(name)Doubles.swift": "package import \(name)FeatureInterface\n",
            "\(folder)/Tests/\(name)Tests.swift": "import Testing\n@Test func works() {}\n",
            "\(folder)/Example/main.swift": "import \(name)Feature\nimport \(name)FeatureTesting\n",
        ]
    }
}
