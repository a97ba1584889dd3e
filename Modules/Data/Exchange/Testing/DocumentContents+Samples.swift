import Basics
import DreamsDomainInterface
package import ExchangeDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface

extension DocumentContents {
    /// Sample contents with all parts of charts, logs, and wishes. Every text tries to break a document.
    package static var everything: DocumentContents {
        get throws {
            let texts = NamedChart.hostileTexts
            let hostile = try NamedChart.hostile
            let (one, nine) = (try Position(1), try Position(9))
            let log = try texts.enumerated().map { index, text in
                Activity(
                    number: index + 1, subGoal: one, position: index % 2 == 0 ? one : nine, isGone: index % 3 == 0,
                    item: try Title(texts[texts.count - 1 - index]),
                    time: Timestamp(milliseconds: Int64(index) * 86_399_999 - 1), on: Day(number: index * 400),
                    text: try ActivityText(text))
            }
            let picks = [DocumentedPick(nine, in: one, on: try Day("2026-11-22"))]
            let away = NamedChart(name: try Title("Away"), chart: Chart(), isArchived: true)
            var wishes: [WishNumber: Wish] = [:]
            for (number, text) in zip(WishNumber.all, texts) { wishes[number] = Wish(try Title(text)) }
            let (first, last) = (try WishNumber(1), try WishNumber(100))
            var dreams = DreamList(wishes)
            try dreams.apply([.done(try Day("0001-01-01"))], to: first)
            try dreams.remember(try ChartID(900), of: first)
            var tree = try DreamTree(
                milestones: texts.suffix(8).map { Milestone(try Title($0), reached: try Day("2026-11-22")) })
            tree.purpose = try Passage(texts[5])
            (tree.goal, tree.date, tree.vision) = (try Title(texts[3]), try Day("9999-12-31"), try Passage(texts[0]))
            var wish = Wish(try Title("e\u{301}"))
            wish.tree = tree
            wishes = dreams.wishes
            wishes[last] = wish
            return DocumentContents(
                charts: [
                    DocumentedChart(number: .first, hostile, log: log, picks: picks),
                    DocumentedChart(number: try ChartID(900), away),
                    DocumentedChart(NamedChart(name: nil, chart: Chart())),
                ], dreams: DreamList(wishes))
        }
    }
}
