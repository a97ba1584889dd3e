import RibKit
import SwiftFileKit
import Testing

@Suite("The style that the toolchain does not check")
struct StyleTests {
    private static let files =
        ["Project.swift"] + ["App", "Modules", "Tests", "Tools"].flatMap(Repository.swiftFiles)

    @Test("README.md has at most 150 lines")
    func readmeIsShort() throws {
        let count = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(count <= 150)
    }

    @Test("no two paths differ by case alone, as on the usual file system of macOS these are one")
    func pathsDiffer() {
        let paths = ["App", "Modules", "Tests", "Tools", ".ci", ".github"].flatMap(Repository.paths)
        let alike = Dictionary(grouping: paths) { $0.lowercased() }.values.filter { $0.count > 1 }.map { $0.sorted() }
        #expect(alike == [])
    }

    @Test("nothing outside the tests crashes on data", arguments: ["try!", "as!", "fatalError("])
    func noCrash(_ word: String) throws {
        for (place, _) in try uses(of: word) {
            Issue.record("\(place) uses \(word): throw a typed error instead")
        }
    }

    @Test(
        "what the compiler is told to trust has its reason in a comment right above",
        arguments: ["nonisolated(unsafe)", "@unchecked Sendable"])
    func trustHasAReason(_ word: String) throws {
        for (place, above) in try uses(of: word) {
            #expect(above.drop { $0 == " " }.hasPrefix("//"), "\(place) uses \(word) and does not say why it is safe")
        }
    }

    @Test("what the runtime may do on a new macOS, it may do on a new iOS and its kin")
    func availability() throws {
        let files = Self.files.filter { $0.hasPrefix("Modules/Core/Ribcage/") || $0.hasPrefix("Modules/Core/Basics/") }
        let lines = try files.flatMap { file in try Repository.text(file).split(separator: "\n").map { (file, $0) } }
        let named = lines.filter { $0.1.contains(/#(un)?available\(|@available\((macOS|iOS)/) }
        #expect(!named.isEmpty)
        for (file, line) in named {
            for system in ["macOS", "iOS", "tvOS", "watchOS", "visionOS"] where !line.contains("\(system) ") {
                Issue.record("\(file) names macOS without \(system): \(line)")
            }
        }
    }

    @Test("what only Linux has under /proc is read in code for Linux alone")
    func processes() throws {
        for file in Self.files where !file.contains("Tests/") {
            // Whether each open condition is for Linux alone.
            var conditions: [Bool] = []
            for line in try Repository.text(file).split(separator: "\n").map({ $0.drop { $0 == " " } }) {
                let isOther = line.contains("!canImport(Darwin)") || line.contains("os(Linux)")
                if line.hasPrefix("#if ") { conditions.append(isOther) }
                if line.hasPrefix("#else"), let last = conditions.popLast() { conditions.append(!last) }
                if line.hasPrefix("#endif") { _ = conditions.popLast() }
                let reads = ["open(", "contentsOfFile:", "realpath(", "readlink("].contains { line.contains($0) }
                guard reads, line.contains("\"/proc/"), !line.hasPrefix("//") else { continue }
                #expect(conditions.contains(true), "\(file): \(line)")
            }
        }
    }

    /// Where the code outside the tests has a word, and the line above it.
    private func uses(of word: String) throws -> [(place: String, above: Substring)] {
        try Self.files.filter { !$0.contains("Tests/") }.flatMap { file in
            let source = SwiftFile(try Repository.text(file))
            let (code, lines) = (source.code, source.lines)
            return code.indices.filter { code[$0].contains(word) }.map { index in
                ("\(file):\(index + 1)", index > 0 ? lines[index - 1] : "")
            }
        }
    }
}
