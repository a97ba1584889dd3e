import Basics
import CatalogKit
import Commands
import Foundation
import Host
import Screens
import Terminal
import Testing

/// Every state of every screen: in English as a person reads it at two widths, as a screen reader does, and as a program
/// does; in each further language at one width.
///
/// `RECORD=1 Tools/test --filter SnapshotTests` writes the files in `Tests/Snapshots` anew, and fails to say so.
@MainActor @Suite("The screens")
struct SnapshotTests {
    private typealias Form = (language: Language, width: Int)

    /// The forms that are kept as text.
    private nonisolated static let kept: [Form] =
        [60, 100].map { (.english, $0) } + Language.allCases.filter { $0 != .english }.map { ($0, 80) }
    /// The widths that every language has to fit.
    private nonisolated static let widths = [40, 60, 80, 100]

    private nonisolated static func file(_ form: Form) -> String { "\(form.language.rawValue)-\(form.width).txt" }

    @Test("look as their snapshots do", arguments: kept)
    private func text(_ form: Form) throws {
        let reader = Reader(language: form.language, width: form.width)
        for entry in try Catalog.entries() {
            let states = entry.samples.map { "──── \($0.name)\n\($0.text(reader).plain)\n" }
            try Snapshot("\(entry.name)/\(Self.file(form))").expect(states.joined())
        }
    }

    private static func linear(_ language: Language) -> Reader { Reader(language: language, isLinear: true) }

    @Test("sound as their snapshots say")
    func linear() throws {
        for entry in try Catalog.entries() {
            let states = entry.samples.map { "# \($0.name)\n\($0.text(Self.linear(.english)).plain)\n" }
            try Snapshot("\(entry.name)/en-linear.txt").expect(states.joined())
        }
    }

    @Test("draw nothing for a screen reader, and align nothing", arguments: Language.allCases)
    func nothingDrawn(_ language: Language) throws {
        for entry in try Catalog.entries() {
            for sample in entry.samples {
                let seen = sample.text(Self.linear(language)).lines.map(\.plain).filter(Self.isDrawn)
                #expect(seen == [], "\(entry.name), \(sample.name)")
            }
        }
    }

    /// Whether a line has arrows, boxes, blocks or other pictures, dots between facts, or spaces to align it.
    private nonisolated static func isDrawn(_ line: String) -> Bool {
        let isAligned = line.hasPrefix(" ") || line.contains("  ") || line.contains(" · ")
        let pictures: [ClosedRange<UInt32>] = [0x2190...0x21FF, 0x2500...0x27BF]
        return isAligned || line.unicodeScalars.contains { scalar in pictures.contains { $0.contains(scalar.value) } }
    }

    @Test("tell a program what their snapshots say")
    func json() throws {
        for entry in try Catalog.entries() {
            let states = entry.samples.map { "\($0.name)\t\(($0.json ?? .null).text)\n" }
            try Snapshot("\(entry.name)/records.txt").expect(states.joined())
        }
    }

    @Test("fit the columns that there are, but for a line that is typed at", arguments: Language.allCases, widths)
    func width(_ language: Language, _ width: Int) throws {
        let reader = Reader(language: language, width: width)
        for entry in try Catalog.entries() {
            for sample in entry.samples {
                let wide = sample.text(reader).lines.filter { $0.width > width }.map(\.plain)
                let seen = wide.filter { !$0.hasSuffix("> ") }
                #expect(seen == [], "\(entry.name), \(sample.name)")
            }
        }
    }

    @Test("keep the right edge of a picture straight, however wide its letters", arguments: Language.allCases, widths)
    func edges(_ language: Language, _ width: Int) throws {
        let reader = Reader(language: language, width: width)
        for entry in try Catalog.entries() {
            for sample in entry.samples {
                let pictures = sample.text(reader).lines.split { !Self.isFramed($0.plain) }
                let seen = pictures.filter { Set($0.map(\.width)).count > 1 }.map { $0.map(\.plain) }
                #expect(seen == [], "\(entry.name), \(sample.name)")
            }
        }
    }

    private nonisolated static func isFramed(_ line: String) -> Bool {
        line.last.map { "┐┤│┘".contains($0) } ?? false
    }

    @Test("have no snapshot that nothing shows")
    func leftOver() throws {
        let names = Self.kept.map(Self.file) + ["en-linear.txt", "records.txt"]
        let files = try Catalog.entries().flatMap { entry in names.map { "\(entry.name)/\($0)" } }
        let seen = try FileManager.default.subpathsOfDirectory(atPath: Snapshot.folder.path)
        #expect(seen.filter { $0.hasSuffix(".txt") }.sorted() == files.sorted())
    }
}
