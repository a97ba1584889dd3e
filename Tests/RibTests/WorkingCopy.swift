import Foundation
import Platform
import PlatformTesting

@testable import RibKit

/// A copy of this project in a folder of a test's own, as git knows it and with what is new.
struct WorkingCopy {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            ".ci", "App", "Modules", "Project.swift", "README.md", "LICENSE", ".gitignore", ".swift-format", "Tests",
            "Tools",
        ] {
            try FileManager.default.copyItem(
                at: Golden.root.appending(path: name), to: URL(filePath: folder.file(name)))
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("Package.swift"), withDestinationPath: "Project.swift")
    }

    /// A folder in which nothing lies yet.
    init(empty: Void) throws {
        folder = try TemporaryFolder()
    }

    /// Turns a new project in the folder into a copy of this one. Files that are the same stay untouched, so that what was
    /// built of them is not built again.
    func becomeThisProject() throws {
        let (files, house) = (FileManager.default, try House(at: Golden.root.path))
        for path in ["App", "Modules/Feature"] { try files.removeItem(atPath: folder.file(path)) }
        for path in ["App", "Modules", "Tests", "Tools", "Project.swift"].flatMap({ house.files(below: $0) })
        where !files.contentsEqual(atPath: house.path(path), andPath: folder.file(path)) {
            let new = URL(filePath: folder.file(path))
            try files.createDirectory(at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? files.removeItem(at: new)
            try files.copyItem(atPath: house.path(path), toPath: new.path)
        }
    }

    var root: String { folder.path }

    @discardableResult
    func rib(_ words: String) -> (code: Int32, output: String) {
        let result = runRib(words.split(separator: " ").map(String.init), in: root)
        return (result.code, result.output + result.messages)
    }

    /// Leaves out of the table what an app does not link but for some modules, and what stands outside the modules but
    /// that app, libraries of tools and the tests of the architecture; and the tests of all other modules.
    func reduce(to modules: Set<String>, app: String) throws {
        let house = try House(at: root)
        let linked = Set((house.target(named: app)?.dependencies ?? []).compactMap(house.owner).map(\.title))
        var table = house.table
        for module in house.modules
        where module.layer != .core && !modules.contains(module.name) && !linked.contains(module.title) {
            table = Table(SwiftFile(table.text(removing: module.key)))
        }
        for line in table.outside where line.word != "ToolKit" && ![app, "ArchitectureTests"].contains(line.name) {
            table = Table(SwiftFile(table.text(removing: line.key)))
        }
        _ = try folder.write(table.text, to: "Project.swift")
        try leaveOutTests { module, _ in !modules.contains(module.name) }
    }

    /// Leaves out the tests of some modules.
    func leaveOutTests(where isLeftOut: (_ module: Module, _ tests: Target) -> Bool) throws {
        for module in try House(at: root).modules {
            guard let tests = module.targets.first(where: { $0.kind == .tests }), isLeftOut(module, tests) else {
                continue
            }
            try FileManager.default.removeItem(atPath: folder.file(tests.folder))
            try FileManager.default.createDirectory(
                atPath: folder.file(tests.folder), withIntermediateDirectories: false)
            _ = try folder.write("import Testing\n@Test func leftOut() {}\n", to: "\(tests.folder)/None.swift")
        }
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.file(path), encoding: .utf8)
    }

    /// The folder of what a build in `.build-rib` makes.
    ///
    /// - Throws: what running SwiftPM throws.
    func products() throws -> String {
        let output = try run("swift build --scratch-path .build-rib --show-bin-path").output
        return output.split(separator: "\n").last.map(String.init) ?? ""
    }

    /// Runs a program in the copy, stops it after a limit in seconds, and keeps all that it writes.
    func run(_ words: String, input: String = "", limit: Double? = nil) throws -> (code: Int32, output: String) {
        try folder.run(words, input: input, limit: limit)
    }
}
