import Foundation
import PlatformTesting
import RibKit
import Testing

/// A repository of what projects are made from, with an older and a newer commit, and a project made from the older one. What `rib` clones
/// lies in a cache of the test's own, where the `rib` under test stands for those of both commits.
struct TemplateFixture {
    /// What differs in the older commit.
    enum Difference {
        static let mended = "Modules/Core/Basics/Sources/Languages/Explained.swift"
        static let gone = "Modules/Core/Basics/Sources/Gone.swift"
        static let new = "Modules/Core/Ribcage/Sources/Ribcage.docc/Recipes.md"
        static let oldLine = "// It will be mended.\n"
    }

    let folder: TemporaryFolder
    private(set) var older = "", newer = ""
    private let rib: String

    init(_ words: String = "") throws {
        folder = try TemporaryFolder()
        let folders = BuildProducts.folders.map { "\($0)/rib" }
        rib = try #require(folders.first(where: FileManager.default.isExecutableFile), "\(folders)")
        let (files, template) = (FileManager.default, folder.file("template"))
        for path in Self.copied {
            let place = URL(filePath: "\(template)/\(path)")
            try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: Golden.root.appending(path: path), to: place)
        }
        let (mended, new) = ("\(template)/\(Difference.mended)", "\(template)/\(Difference.new)")
        let texts = try [mended, new].map { try String(contentsOfFile: $0, encoding: .utf8) }
        try (texts[0] + Difference.oldLine).write(toFile: mended, atomically: true, encoding: .utf8)
        try "// Nothing is here.\n".write(toFile: "\(template)/\(Difference.gone)", atomically: true, encoding: .utf8)
        try files.removeItem(atPath: new)
        func run(_ words: String) throws -> String {
            let result = try folder.run("\(Self.identity) git -C template \(words)")
            #expect(result.code == 0, "git \(words): \(result.output)")
            return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        _ = try run("init --quiet")
        _ = try run("add --all")
        _ = try run("commit --quiet --message older")
        older = try run("rev-parse HEAD")
        try makeClone(of: older)
        try make(words)
        try texts[0].write(toFile: mended, atomically: true, encoding: .utf8)
        try files.removeItem(atPath: "\(template)/\(Difference.gone)")
        try texts[1].write(toFile: new, atomically: true, encoding: .utf8)
        _ = try run("add --all")
        _ = try run("commit --quiet --message newer")
        newer = try run("rev-parse HEAD")
        try makeClone(of: newer)
    }

    /// The parts of this project from which a new project is made.
    private static let copied = [
        ".gitattributes", ".gitignore", ".swift-format", "LICENSE", "Project.swift", "App", "Modules/Core",
        "Modules/README.md", "Tools",
        "Tests/SnapshotTests",
    ]
    /// The variables of git: an author, and a first branch that no default of a machine has.
    private static let identity =
        "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a GIT_CONFIG_GLOBAL=/dev/null "
        + "GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=init.defaultBranch GIT_CONFIG_VALUE_0=other"

    /// Makes the clone that `rib` would make, with the program under test where it would build its own.
    private func makeClone(of commit: String) throws {
        let clone = "cache/ribcage/\(commit)"
        let made = try folder.run("git clone --quiet template \(clone)")
        #expect(made.code == 0, "\(made.output)")
        let build = folder.file("\(clone)/.build")
        try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: false)
        try FileManager.default.copyItem(atPath: rib, toPath: "\(build)/rib")
    }

    private func make(_ words: String, in place: String = "project") throws {
        let made = try run("init Planner --into \(place) --root template --from template \(words)")
        #expect(made.code == 0, "\(made.output)")
    }

    /// Turns the project into one of the newer commit with other choices. Files that are the same stay untouched, so that
    /// what was built of them is not built again.
    func become(_ words: String) throws {
        try make(words, in: "other")
        defer { try? FileManager.default.removeItem(atPath: folder.file("other")) }
        func files(in place: String) throws -> Set<String> {
            Set(try folder.run("git ls-files", in: place).output.split(separator: "\n").map(String.init))
        }
        try commit()
        let (old, new) = (try files(in: "project"), try files(in: "other"))
        if old != new { try git("rm --quiet -- \(old.subtracting(new).sorted().joined(separator: " "))") }
        for path in new {
            let places = ["other", "project"].map { folder.file("\($0)/\(path)") }
            if FileManager.default.contentsEqual(atPath: places[0], andPath: places[1]) { continue }
            let parent = URL(filePath: places[1]).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(atPath: places[1])
            try FileManager.default.copyItem(atPath: places[0], toPath: places[1])
        }
        try commit()
    }

    /// Runs the tool in the project.
    func rib(_ words: String) throws -> (code: Int32, output: String) { try run("\(words) --root project") }

    private func run(_ words: String) throws -> (code: Int32, output: String) {
        try folder.run("\(Self.identity) XDG_CACHE_HOME=\(folder.file("cache")) \(rib) \(words)")
    }

    /// Runs git in the project.
    @discardableResult
    func git(_ words: String) throws -> String {
        try folder.run("\(Self.identity) git -C project \(words)").output
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.file("project/\(path)"), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws { _ = try folder.write(text, to: "project/\(path)") }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.file("project/\(path)")) }

    /// Commits all changes of the project.
    func commit() throws {
        try git("add --all")
        try git("commit --quiet --message work")
    }
}
