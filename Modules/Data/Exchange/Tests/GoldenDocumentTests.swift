import Basics
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import Foundation
import MandalartDomainInterface
import Testing

/// The documents in `Tests/Documents`, byte for byte. With the variable `RECORD=1` the tests write what is exported now
/// into the files, and fail to say so.
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
