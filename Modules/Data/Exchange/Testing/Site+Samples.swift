import Basics
import DreamsDomainInterface
package import ExchangeDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface

extension ProgressPictures {
    /// Returns the pictures of a chart over some weeks that end on Saturday, 21 November 2026.
    package static func sample(weeks: Int = 30, title: String? = nil, days: [Int: Int]? = nil) throws
        -> ProgressPictures
    {
        ProgressPictures(.progress, of: try .sample(weeks: weeks, subGoals: 2, title: title, days: days))
    }
}

extension DrawnChart {
    /// Sample charts with pictures: a partly filled one, and one whose texts all try to break a document.
    package static var samples: [DrawnChart] {
        get throws {
            [
                DrawnChart(try .marathon, pictures: try .sample()),
                DrawnChart(try .hostile, pictures: try .sample(title: NamedChart.hostileTexts[0])),
            ]
        }
    }
}

extension Site {
    /// A small sample site, with a chart that has a log and a due day, an archived chart, a wish with a tree, and two
    /// wishes without one.
    package static var small: Site {
        get throws {
            let (one, two) = (try Position(1), try Position(2))
            var chart = try NamedChart.marathon.chart
            chart.subGoals[one]?.items[two]?.due = try Day("2026-11-20")
            chart.subGoals[one]?.due = try Day("2026-12-01")
            let log = try ["2025-12-30", "2026-11-20"].enumerated().map { index, day in
                Activity(
                    number: index + 1, subGoal: one, position: two, item: try Title("Run 5 km"),
                    time: Timestamp(milliseconds: Int64(index)), on: try Day(day),
                    text: try ActivityText("ran \(index + 5) km"))
            }
            var dreams = try DreamList.samples
            if let wish = dreams.numbered.first(where: { !$0.wish.tree.isEmpty }) {
                try dreams.remember(.first, of: wish.number)
            }
            let away = NamedChart(name: try Title("Away"), chart: Chart(), isArchived: true)
            let picked = FoundCell(
                in: .first, called: try Title("2027"), cell: .actionItem(two, in: one), title: try Title("Run 5 km"),
                subGoal: try Title("Endurance"), rate: try AchievementRate(40), due: try Day("2026-11-20"))
            let contents = DocumentContents(
                charts: [
                    DocumentedChart(number: .first, NamedChart(name: try Title("2027"), chart: chart), log: log),
                    DocumentedChart(number: try ChartID(2), away),
                ], dreams: dreams)
            return Site(on: try Day("2026-11-21"), contents, picked: [picked])
        }
    }

    /// A sample site whose texts all try to break a page.
    package static var hostile: Site {
        get throws {
            let one = try Position(1)
            let picked = try NamedChart.hostileTexts.map { text in
                FoundCell(
                    in: .first, called: try Title(text), cell: .actionItem(one, in: one), title: try Title(text),
                    subGoal: try Title(text), rate: .zero)
            }
            let everything = try DocumentContents.everything
            let charts = everything.charts + [DocumentedChart(number: try ChartID(3), try .full("Everything"))]
            return Site(
                on: try Day("2026-11-21"), DocumentContents(charts: charts, dreams: everything.dreams), picked: picked)
        }
    }

    /// Returns the texts of all pages, each with its file name as the key. The pages of charts show the sample
    /// pictures.
    package func texts(_ codec: some DocumentCodec, _ style: DocumentStyle = DocumentStyle()) throws -> [String: String]
    {
        var texts: [String: String] = [:]
        for page in pages {
            texts[page.file] = codec.text(of: page, in: self, pictures: try .sample(), style: style)
        }
        return texts
    }
}
