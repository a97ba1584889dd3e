import Foundation
import ProcessKit

/// Counts the modules of this project that are recompiled after an edit. The interface modules exist to keep this number
/// low.
enum Rebuild: Group {
    static let name = "rebuild"
    static let summary = "modules of this project that an edit compiles again; builds a copy first, takes minutes"
    static let isOnRequest = true

    static func measures() throws -> [Measure] {
        let folder = try ScratchFolder(of: "bench")
        let root = folder.file("copy")
        try Command.run(["git", "clone", "-q", GeneratedHouse.workingCopy, root])
        try Command.run(["swift", "build", "--package-path", root])
        var edits = 0
        /// Returns work that edits a file, builds, and counts the modules that the build compiled.
        func compiled(_ path: String, _ edit: @escaping (String, Int) -> String) -> Measure.Work {
            return {
                edits += 1
                let file = "\(root)/\(path)"
                let text = try String(contentsOfFile: file, encoding: .utf8)
                try edit(text, edits).write(toFile: file, atomically: true, encoding: .utf8)
                defer { withExtendedLifetime(folder) {} }
                let output = try Command.run(["swift", "build", "--package-path", root])
                let modules = output.split(separator: "\n").compactMap { line -> Substring? in
                    let words = line.split(separator: " ")
                    guard words.count > 2, words[1] == "Compiling" else { return nil }
                    return words[2]
                }
                return Double(Set(modules).count)
            }
        }
        let router = "Modules/Feature/Settings/Sources/SettingsBuilder.swift"
        /// Returns an edit that adds a requirement with a default implementation to a protocol.
        func requirement(of name: String) -> (String, Int) -> String {
            return { text, number in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                let head = lines.first { $0.hasPrefix("public protocol \(name):") } ?? ""
                let more = "\n    /// One more.\n    var more\(number): Int { get }"
                let answer = "\nextension \(name) {\n    public var more\(number): Int { 0 }\n}\n"
                return text.replacing(head, with: head + more) + answer
            }
        }
        return [
            Measure(
                name: "after the body of a function", unit: "modules", count: 5,
                work: compiled(router) { text, number in
                    let line = text.split(separator: "\n").first { $0.contains(".opens(\"privacy\"") } ?? ""
                    let head = line.prefix { $0 != "{" }
                    return text.replacing(
                        line, with: "\(head){ _ = \(number); return $0.builders.privacyBuilder.build() }]")
                }),
            Measure(
                name: "after a requirement of HomeBuildable", unit: "modules", count: 5,
                work: compiled(
                    "Modules/Feature/Home/Interface/HomeInterface.swift", requirement(of: "HomeBuildable"))),
            Measure(
                name: "after a requirement of MandalartUseCase", unit: "modules", count: 5,
                work: compiled(
                    "Modules/Domain/Mandalart/Interface/MandalartUseCase.swift", requirement(of: "MandalartUseCase"))),
        ]
    }
}
