import Basics
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import Foundation
import MandalartDomainInterface
import ProgressDomainInterface
import Testing

/// The documents in `Tests/Documents`, byte for byte. With the environment variable `RECORD=1`, the tests overwrite the
/// files with the current exports, and then fail as a reminder.
@Suite("The golden documents")
struct GoldenDocumentTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Tests/Documents").standardized

    private static let endings: [DocumentFormat: String] = [.markdown: "md"]

    @Test("are what is exported", arguments: DocumentFormat.allCases, ["marathon", "hostile"])
    func document(_ format: DocumentFormat, _ name: String) throws {
        let chart = name == "hostile" ? try NamedChart.hostile : try .marathon
        try verify(format == .ics ? chart.withDueDays : chart, as: format, .auto, name)
    }

    @Test(
        "are what is exported in light and in dark", arguments: [DocumentFormat.svg, .html], [Appearance.light, .dark])
    func theme(_ format: DocumentFormat, _ appearance: Appearance) throws {
        try verify(try .marathon, as: format, appearance, "marathon-\(appearance.rawValue)")
    }

    @Test("are what is exported of the past of a chart", arguments: [Appearance.auto, .light, .dark])
    func past(_ appearance: Appearance) throws {
        var document = ""
        let chart = DrawnChart(try .marathon, pictures: try .sample(weeks: 8))
        try DocumentExchange().writePictures(of: [chart], style: DocumentStyle(appearance: appearance)) {
            document += $0
        }
        try verify(document, "past\(appearance == .auto ? "" : "-\(appearance.rawValue)").svg")
    }

    @Test("are what is exported as a site", arguments: try Site.small.pages)
    func site(_ page: SitePage) throws {
        let pictures = try ProgressPictures.sample(weeks: 2)
        let document = DocumentExchange().text(
            of: page, in: try .small, pictures: page == .chart(.first) ? pictures : .none, style: DocumentStyle())
        try verify(document, "site/\(page.file)")
    }

    private func verify(_ chart: NamedChart, as format: DocumentFormat, _ appearance: Appearance, _ name: String) throws
    {
        let style = DocumentStyle(appearance: appearance)
        let document = DocumentExchange().document(of: [chart], as: format, style: style)
        try verify(document, "\(name).\(Self.endings[format] ?? format.rawValue)")
    }

    private func verify(_ document: String, _ name: String) throws {
        let file = Self.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(document.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent): read it, then run the tests without RECORD")
        } else {
            let isSame = try Data(contentsOf: file) == Data(document.utf8)
            #expect(isSame, "\(file.lastPathComponent) is another")
        }
    }
}

extension NamedChart {
    /// The same with a day for every cell, each a day later.
    fileprivate var withDueDays: NamedChart {
        var (chart, day) = (chart, 20_800)
        func next() -> Day {
            day += 1
            return Day(number: day)
        }
        chart.coreGoal?.due = next()
        for position in chart.subGoals.keys.sorted() {
            chart.subGoals[position]?.due = next()
            for place in chart.subGoals[position]?.items.keys.sorted() ?? [] {
                chart.subGoals[position]?.items[place]?.due = next()
            }
        }
        return NamedChart(name: name, chart: chart)
    }
}

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures of the past of a chart")
struct PastPictureTests {
    private let exchange = DocumentExchange()

    private func svg(_ charts: [DrawnChart], _ style: DocumentStyle = DocumentStyle()) throws -> String {
        var text = ""
        try exchange.writePictures(of: charts, style: style) { text += $0 }
        return text
    }

    private func html(_ charts: [DrawnChart], _ style: DocumentStyle = DocumentStyle()) throws -> String {
        var text = ""
        try exchange.write(charts, as: .html, style: style) { text += $0 }
        return text
    }

    @Test("are valid XML, whatever the texts are", arguments: Appearance.allCases, Language.allCases)
    func xml(_ appearance: Appearance, _ language: Language) throws {
        let document = try svg(DrawnChart.samples, DocumentStyle(appearance: appearance, language: language))
        let parser = XMLParser(data: Data(document.utf8))
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)")
        for mark in ["<script>", "url(", "@import", "href"] { #expect(!document.contains(mark), "\(mark)") }
    }

    @Test("are refused where nothing was done, and leave out a chart in which nothing was")
    func nothing() throws {
        let empty = DrawnChart(try .full("Empty"))
        #expect(throws: NothingToDraw()) { try svg([empty]) }
        let document = try svg([empty] + DrawnChart.samples)
        #expect(!document.contains("Empty"))
        #expect(document.contains("<title id=\"title\">2027, &quot;"))
    }

    @Test("have a mark for each day on which something was done, with the day and the number in words")
    func days() throws {
        let document = try svg([
            DrawnChart(try .marathon, pictures: try .sample(days: [20_778: 9, 20_770: 1, 20_700: 2]))
        ])
        let marks = document.matches(of: /<path class="d([1-4])" d="[^"]*"><title>([^<]*)<\/title>/)
        #expect(marks.map { "\($0.1) \($0.2)" } == ["2 2026-09-04: 2", "1 2026-11-13: 1", "4 2026-11-21: 9"])
    }

    @Test("say in words what they show")
    func words() throws {
        let document = try svg([DrawnChart(try .marathon, pictures: try .sample(weeks: 2, days: [20_778: 9]))])
        let description = try #require(document.firstMatch(of: /<desc id="description">([^<]*)</)?.1)
        #expect(
            description == """
                Edits and entries a day, 2025-11-17 to 2026-11-21 · 9 in all, on 1 day, at most 1 day in a row. \
                The whole chart 35% on 2026-11-21, 0% on 2026-11-15. 1 Sub-goal 1 17% on 2026-11-21, 0% on 2026-11-15. \
                2 Sub-goal 2 35% on 2026-11-21, 0% on 2026-11-15.
                """)
    }

    @Test("have colours with a contrast of 3:1 to the page, and more for more", arguments: [Appearance.light, .dark])
    func contrast(_ appearance: Appearance) throws {
        let document = try svg(DrawnChart.samples, DocumentStyle(appearance: appearance))
        func colour(_ name: String) throws -> UInt32 {
            let pattern = try Regex("\\.\(name) \\{ fill: #([0-9a-f]{6});", as: (Substring, Substring).self)
            let digits = try #require(document.firstMatch(of: pattern)?.1)
            return try #require(UInt32(digits, radix: 16))
        }
        let page = try colour("page")
        let contrasts = try ["d1", "d2", "d3", "d4"].map { Self.contrast(try colour($0), page) }
        #expect(contrasts.allSatisfy { $0 >= 3 }, "\(contrasts)")
        #expect(contrasts == contrasts.sorted())
        #expect(Self.contrast(try colour("area"), page) >= 3)
    }

    /// The contrast ratio of WCAG 2.2.
    private static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        func luminance(_ colour: UInt32) -> Double {
            let shares = [colour >> 16, colour >> 8, colour].map { part in
                let share = Double(part & 0xFF) / 255
                return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
        }
        let (light, dark) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test("stand at the end of a chart in a page, with all numbers in tables")
    func page() throws {
        let document = try html([
            DrawnChart(try .marathon, pictures: try .sample(weeks: 3, days: [20_778: 9, 20_770: 1]))
        ])
        #expect(Markup(document).mistakes == [])
        #expect(document.contains("<tr><th scope=\"row\">2026-11-13</th><td>1</td></tr>"))
        #expect(document.contains("<tr><th scope=\"row\">2026-11-21</th><td>9</td></tr>"))
        let rates = document.matches(
            of: /<tr><th scope="row">([0-9-]+)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/)
        #expect(
            rates.map { "\($0.1) \($0.2) \($0.3) \($0.4)" } == [
                "2026-11-08 0% 0% 0%", "2026-11-15 24% 12% 24%", "2026-11-21 48% 24% 48%",
            ])
    }

    @Test("leave out the weeks in which no rate changed from the table, and are none where nothing is to be drawn")
    func fewRows() throws {
        let weeks = try [10, 10, 10, 20].map { try AchievementRate($0) }
        let progress = ChartProgress(today: 20_778, weeks: weeks, parts: [], days: [:], activities: [])
        let document = try html([DrawnChart(try .marathon, pictures: ProgressPictures(.progress, of: progress))])
        #expect(document.matches(of: /<tr><th scope="row">/).count == 2)
        #expect(!document.contains("class=\"halves\""))
        #expect(try !html([DrawnChart(try .marathon)]).contains("class=\"past\""))
    }
}
