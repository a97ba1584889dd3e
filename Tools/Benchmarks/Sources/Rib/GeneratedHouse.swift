import Foundation
import ProcessKit

/// A project on disk with many features, each as `rib new` creates it. The features form a binary tree, in which each
/// leads to at most two others.
@MainActor struct GeneratedHouse {
    let folder: ScratchFolder
    let count: Int
    private let rib: BuiltProgram
    private let home: ScratchFolder

    /// The path of the working copy that contains this file.
    static let workingCopy = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    var root: String { folder.file("house") }

    init(modules count: Int) throws {
        (folder, home, self.count) = (try ScratchFolder(of: "bench"), try ScratchFolder(of: "bench"), count)
        rib = try BuiltProgram("rib", home: home)
        try rib.run(["init", "Planner", "--into", root, "--root", Self.workingCopy])
        try rib.run(["new", "feature", "Quux", "--root", root])
        let files = FileManager.default.enumerator(atPath: "\(root)/Modules/Feature/Quux")?.compactMap { $0 as? String }
        let texts = try (files ?? []).filter { $0.hasSuffix(".swift") }.map { path in
            (path, try String(contentsOfFile: "\(root)/Modules/Feature/Quux/\(path)", encoding: .utf8))
        }
        for number in 1..<count { try write(texts, as: number) }
        let table = try String(contentsOfFile: "\(root)/Project.swift", encoding: .utf8)
        let lines = (1..<count).map { number in
            let features = children(of: number).map { "\"\(name($0))\"" }.joined(separator: ", ")
            let label = features.isEmpty ? "" : ", features: [\(features)]"
            return "            Feature(\"\(name(number))\"\(label)),\n"
        }
        let line = "            Feature(\"Quux\"),\n"
        try table.replacing(line, with: line + lines.joined())
            .write(toFile: "\(root)/Project.swift", atomically: true, encoding: .utf8)
    }

    func name(_ number: Int) -> String { "Module\(number)" }

    private func children(of number: Int) -> [Int] { [2 * number, 2 * number + 1].filter { $0 < count } }

    private func write(_ texts: [(path: String, text: String)], as number: Int) throws {
        let name = name(number)
        for (path, text) in texts {
            let path = "\(root)/Modules/Feature/\(name)/\(path.replacing("Quux", with: name))"
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var text = text.replacing("Quux", with: name).replacing("quux", with: name.lowercased())
            if path.hasSuffix("Router.swift") {
                text = children(of: number).map { "import \(self.name($0))FeatureInterface\n" }.joined() + text
            }
            try Data(text.utf8).write(to: URL(filePath: path))
        }
    }

    func milliseconds(_ words: String...) throws -> Double {
        try Measure.milliseconds { try rib.run(words + ["--root", root]) }
    }

    /// Returns the peak memory of a `rib` command in this project, in MiB.
    func memory(_ words: String...) throws -> Double {
        Double(try rib.run(words + ["--root", root])) / 1_048_576
    }

    /// Commits all files, so that `rib affected` finds later edits.
    func commit() throws {
        let identity = ["-c", "user.name=Bench", "-c", "user.email=bench@example.com", "-c", "commit.gpgsign=false"]
        for words in [["init", "-q"], ["add", "-A"], identity + ["commit", "-q", "-m", "all"]] {
            try Command.run(["git", "-C", root] + words)
        }
    }

    /// Appends an empty line to the interface of the module that has the given number.
    func edit(_ number: Int) throws {
        let path = "\(root)/Modules/Feature/\(name(number))/Interface/\(name(number))Interface.swift"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try "\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
    }
}

enum Command {
    /// Runs a command and waits for its end.
    ///
    /// - Returns: the standard output and standard error of the command, in one text.
    /// - Throws: ``Failure`` if the exit code is not 0.
    @discardableResult
    static func run(_ words: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("\(words.joined(separator: " ")) failed:\n\(output.suffix(4000))")
        }
        return output
    }
}
