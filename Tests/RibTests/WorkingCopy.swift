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
            ".ci", ".github", "App", "Modules", "Project.swift", "README.md", "LICENSE", ".gitattributes", ".gitignore",
            ".swift-format",
            "Tests",
            "Tools",
        ] {
            try FileManager.default.copyItem(
                at: Golden.root.appending(path: name), to: URL(filePath: folder.file(name)))
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("Package.swift"), withDestinationPath: "Project.swift")
    }

    var root: String { folder.path }

    @discardableResult
    func rib(_ words: String) -> (code: Int32, output: String) {
        let result = runRib(words.split(separator: " ").map(String.init), in: root)
        return (result.code, result.output + result.messages)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.file(path), encoding: .utf8)
    }

    /// The texts of the files that a feature is wired in, and of all features.
    func sources() throws -> [String: String] {
        let house = try House(at: root)
        let paths = ["App", "Modules/Feature", "Tools/Catalog"].flatMap { house.swiftFiles(in: $0) ?? [] }
        return try Dictionary(uniqueKeysWithValues: (paths + ["Project.swift"]).map { ($0, try text($0)) })
    }

    /// The paths of ``sources()`` that differ from former ones.
    func changes(since before: [String: String]) throws -> [String] {
        let now = try sources()
        return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
    }

    /// Runs a program in the copy, stops it after a limit in seconds, and keeps all that it writes.
    func run(_ words: String, input: String = "", limit: Double? = nil) throws -> (code: Int32, output: String) {
        try folder.run(words, input: input, limit: limit)
    }
}
