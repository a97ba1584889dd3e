import Basics
import CatalogKit
import Commands
import Foundation
import Host
import Screens
import Terminal
import Testing

/// Every state of every screen: in English as a person reads it, as a screen reader does, and as a program does; and in
/// each further language.
///
/// `RECORD=1 Tools/test --filter SnapshotTests` writes the files in `Tests/Snapshots` anew. The run then fails on
/// purpose, and names what it wrote.
@MainActor @Suite("The screens")
struct SnapshotTests {
    /// The further languages.
    private nonisolated static let translations = Language.allCases.filter { $0 != .english }
    /// The widths that every language has to fit.
    private nonisolated static let widths = [40, 60, 80, 100]

    /// Compares each screen's text with its snapshot, without the states for which there is none.
    private static func expectTexts(in file: String, of text: (ScreenSample) -> String?) throws {
        for entry in try Catalog.entries() {
            let states = entry.samples.compactMap { sample in text(sample).map { "──── \(sample.name)\n\($0)\n" } }
            try Snapshot("\(entry.name)/\(file)").expect(states.joined())
        }
    }

    @Test("look as their snapshots do")
    func english() throws {
        try Self.expectTexts(in: "en-100.txt") { $0.text(Reader(width: 100)).plain }
    }

    @Test("look as their snapshots do at 60 columns, where they do not look as at 100")
    func narrow() throws {
        try Self.expectTexts(in: "en-60.txt", of: Self.narrowText)
    }

    /// The text at 60 columns; `nil` if it is the same at 100.
    private static func narrowText(of sample: ScreenSample) -> String? {
        let text = sample.text(Reader(width: 60)).plain
        return text == sample.text(Reader(width: 100)).plain ? nil : text
    }

    /// States whose titles are long, wide or right to left say in English what they say in each language.
    @Test("look in each further language as their snapshots do", arguments: translations)
    func translated(_ language: Language) throws {
        try Self.expectTexts(in: "\(language.rawValue)-80.txt") { sample in
            let isOfTitles = ["long", "wide", "right-to-left"].contains(where: sample.name.hasSuffix)
            if isOfTitles, !sample.name.hasSuffix("too-long") { return nil }
            return sample.text(Reader(language: language, width: 80)).plain
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

    @Test(
        "fit the columns that there are, but for a line that is typed at; and the right edge of a picture is straight",
        arguments: Language.allCases, widths)
    func width(_ language: Language, _ width: Int) throws {
        let reader = Reader(language: language, width: width)
        for entry in try Catalog.entries() {
            for sample in entry.samples {
                let lines = sample.text(reader).lines
                let wide = lines.filter { $0.width > width }.map(\.plain).filter { !$0.hasSuffix("> ") }
                #expect(wide == [], "\(entry.name), \(sample.name)")
                let pictures = lines.split { !Self.isFramed($0.plain) }
                let crooked = pictures.filter { Set($0.map(\.width)).count > 1 }.map { $0.map(\.plain) }
                #expect(crooked == [], "\(entry.name), \(sample.name)")
            }
        }
    }

    private nonisolated static func isFramed(_ line: String) -> Bool {
        line.last.map { "┐┤│┘".contains($0) } ?? false
    }

    @Test("have no snapshot that nothing shows")
    func leftOver() throws {
        let usual = ["en-100.txt", "en-linear.txt", "records.txt"] + Self.translations.map { "\($0.rawValue)-80.txt" }
        let files = try Catalog.entries().flatMap { entry in
            let narrow = entry.samples.contains { Self.narrowText(of: $0) != nil } ? ["en-60.txt"] : []
            return (usual + narrow).map { "\(entry.name)/\($0)" }
        }
        let seen = try FileManager.default.subpathsOfDirectory(atPath: Snapshot.folder.path)
        #expect(seen.filter { $0.hasSuffix(".txt") }.sorted() == files.sorted())
    }
}
