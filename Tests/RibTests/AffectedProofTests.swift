import Foundation
import PlatformTesting
import RibKit
import SwiftFileKit
import Testing

/// Breaks a copy of this project, one edit at a time in every module, and runs the tests. It takes half an hour, so it is
/// run by hand after a change of `rib affected`; `ArchitectureTests` compare with the table each time.
@Suite(
    "What rib affected leaves out",
    .enabled(
        if: ProcessInfo.processInfo.environment["RIB_BUILDS"] == "all", "RIB_BUILDS=all builds a copy and breaks it"),
    .serialized)
struct AffectedProofTests {
    @Test("does not fail, whatever is edited so that a test fails")
    func complete() throws {
        let copy = try WorkingCopy()
        let build = try copy.run("swift build --build-tests --scratch-path .build-rib")
        try #require(build.code == 0, "\(build.output.suffix(4000))")
        let house = try House(at: copy.root)
        for module in house.modules {
            guard let own = module.targets.first(where: { $0.kind == .tests }) else { continue }
            let targets = module.targets.filter { ![.tests, .program].contains($0.kind) }
            for target in targets { try prove(Edit.edits(in: target, of: house), fail: own.name, in: copy, house) }
        }
        let document = Edit(path: "Tests/Documents/marathon.svg", old: "<svg", new: "<SVG")
        #expect(try prove([document], fail: "ExchangeDataTests", in: copy, house))
    }

    /// Makes one edit after the other until some tests fail by it; then runs those that the tool leaves out.
    ///
    /// - Returns: whether the tests noticed an edit.
    @discardableResult private func prove(_ edits: [Edit], fail tests: String, in copy: WorkingCopy, _ house: House)
        throws -> Bool
    {
        for edit in edits {
            let text = try copy.text(edit.path)
            defer { _ = try? copy.folder.write(text, to: edit.path) }
            _ = try copy.folder.write(edit.edited(text), to: edit.path)
            // Some edits do not compile.
            guard try copy.run("swift build --build-tests --scratch-path .build-rib").code == 0,
                try run([tests], in: copy, limit: 180) != 0
            else { continue }
            let affected = Affected(house).testTargets(changing: [edit.path])
            #expect(affected.contains(tests), "\(edit)")
            let left = house.targets.filter { $0.kind == .tests && !affected.contains($0.name) }.map(\.name)
            let code = left.isEmpty ? 0 : try run(left, in: copy, limit: 900)
            #expect(code == 0, "\(edit): a test fails that is left out")
            tell("\(edit): \(tests) fails, \(left.count) test targets are left out and pass")
            return true
        }
        if let edit = edits.first { tell("\(edit): \(tests) does not notice it, nor \(edits.count - 1) others") }
        return false
    }

    /// Says at once what came of an edit, as the whole takes minutes.
    private func tell(_ news: String) {
        FileHandle.standardError.write(Data("\(news)\n".utf8))
    }

    /// Runs test targets, and stops them after a limit in seconds: an edit may keep them from ending.
    private func run(_ tests: [String], in copy: WorkingCopy, limit: Double) throws -> Int32 {
        let filter = "^(\(tests.joined(separator: "|")))\\."
        return try copy.run("swift test --skip-build --scratch-path .build-rib --filter \(filter)", limit: limit).code
    }
}

/// A small change of a file, such that a test can fail by it.
private struct Edit: CustomStringConvertible {
    let path, old, new: String
    /// Which of the places that hold the old text is meant.
    var offset: Int?

    var description: String { "\(path): “\(old)” becomes “\(new)”" }

    /// Operators and values, and what they are turned into.
    private static let swaps = [
        " == ": " != ", " != ": " == ", " && ": " || ", " || ": " && ", " < ": " >= ", " > ": " <= ", " true": " false",
        " false": " true", " + ": " - ", "...": "..<", " >= ": " < ", " <= ": " > ",
    ]

    /// A few edits of a target's code, spread over its files.
    static func edits(in target: Target, of house: House) throws -> [Edit] {
        let files = try (house.swiftFiles(in: target.folder) ?? []).map { path in
            let code = Array(try house.swiftFile(path).code.joined(separator: "\n").utf8)
            return code.indices.compactMap { offset in
                swaps.first { code[offset...].starts(with: $0.key.utf8) }
                    .map { Edit(path: path, old: $0.key, new: $0.value, offset: offset) }
            }
        }
        let rounds = files.map(\.count).max() ?? 0
        let all = (0..<rounds).flatMap { round in files.compactMap { round < $0.count ? $0[round] : nil } }
        return Array(all.prefix(6))
    }

    func edited(_ text: String) -> String {
        var bytes = Array(text.utf8)
        guard let offset else { return text.replacing(old, with: new) }
        bytes.replaceSubrange(offset..<(offset + old.utf8.count), with: new.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
