import Foundation
import Platform
import PlatformTesting
import RibKit

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

    var root: String { folder.path }

    /// Carries out some words of the tool.
    @discardableResult
    func rib(_ words: String) -> (code: Int32, output: String) {
        var output = ""
        let context = Tool.Context(folder: root, show: { output += $0 }, tell: { output += $0 })
        return (Tool(context).run(words.split(separator: " ").map(String.init)).rawValue, output)
    }

    /// Leaves the tests of all modules but some out, and what stands outside them but the app and the tests of the
    /// architecture, so that a build takes a minute.
    func reduce(to modules: Set<String>) throws {
        let house = try House(at: root)
        for module in house.modules where !modules.contains(module.name) {
            guard let tests = module.targets.first(where: { $0.kind == .tests }) else { continue }
            try FileManager.default.removeItem(atPath: folder.file(tests.folder))
            try FileManager.default.createDirectory(
                atPath: folder.file(tests.folder), withIntermediateDirectories: false)
            _ = try folder.write("// Left out.\n", to: "\(tests.folder)/None.swift")
        }
        var table = house.table
        for line in table.outside where !["App", "ToolKit"].contains(line.word) && line.name != "ArchitectureTests" {
            table = Table(SwiftFile(table.text(removing: line.key)))
        }
        _ = try folder.write(table.text, to: "Project.swift")
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
