import Basics
import CatalogKit
import Commands
import Foundation
import Host
import Screens
import Terminal
import Testing

/// Every state of every screen, as a person reads it in each language at two widths, as a screen reader reads it, and as a
/// program does.
///
/// `RECORD=1 Tools/test --filter SnapshotTests` writes the files in `Tests/Snapshots` anew, and fails to say so.
@MainActor @Suite("The screens")
struct SnapshotTests {
    nonisolated static let widths = [60, 100]

    @Test("look as their snapshots do", arguments: Language.allCases, widths)
    func text(_ language: Language, _ width: Int) throws {
        let reader = Reader(language: language, width: width)
        for entry in try Catalog.entries() {
            let states = entry.samples.map { "──── \($0.name)\n\($0.text(reader).plain)\n" }
            try Snapshot("\(entry.name)/\(language.rawValue)-\(width).txt").expect(states.joined())
        }
    }

    private static func linear(_ language: Language) -> Reader { Reader(language: language, isLinear: true) }

    @Test("sound as their snapshots say", arguments: Language.allCases)
    func linear(_ language: Language) throws {
        for entry in try Catalog.entries() {
            let states = entry.samples.map { "# \($0.name)\n\($0.text(Self.linear(language)).plain)\n" }
            try Snapshot("\(entry.name)/\(language.rawValue)-linear.txt").expect(states.joined())
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

    @Test("have no snapshot that nothing shows")
    func leftOver() throws {
        let screens = Set(try Catalog.entries().map(\.name))
        let folders = try FileManager.default.contentsOfDirectory(atPath: Snapshot.folder.path)
        #expect(Set(folders) == screens)
    }
}
