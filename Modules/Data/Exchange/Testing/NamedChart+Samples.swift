import Basics
import DreamsDomainInterface
package import ExchangeDomainInterface
package import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface

extension NamedChart {
    /// A partly filled sample chart, with a core goal, two sub-goals, and three action items.
    package static var marathon: NamedChart {
        get throws { NamedChart(name: try Title("2027"), chart: try Chart.marathon) }
    }

    /// Returns a completely filled chart, with every palette and with various rates.
    package static func full(_ name: String) throws -> NamedChart {
        var chart = Chart()
        var core = Goal(title: try Title("A whole goal, 하나의 목표, 一つの目標 🎯"))
        core.note = try Note("Why: because.\n\n둘째 줄\n三行目")
        (core.palette, core.image) = (.coral, try ImageAddress("https://example.org/a?b=1&c=2"))
        core.due = try Day("2027-03-21")
        chart.coreGoal = core
        for (index, position) in Position.all.enumerated() {
            var goal = SubGoal(title: try Title("Sub-goal \(position): 충분히 자고 よく食べる"))
            goal.note = try Note("What belongs to \(position).")
            goal.palette = Palette.allCases[2 * index + 1]
            goal.due = index == 1 ? try Day("2026-12-31") : nil
            for (number, place) in Position.all.enumerated() {
                let rate = try AchievementRate((index * 8 + number) * 100 / 63)
                goal.items[place] = ActionItem(
                    title: try Title("Item \(place) of \(position), 매일 매주 毎日"), rate: rate,
                    due: number == 2 ? try Day("2026-12-0\(position)") : nil)
                if number == 3 { goal.items[place]?.note = try Note("With whom?\n\n누구와 함께?") }
            }
            chart.subGoals[position] = goal
        }
        return NamedChart(name: try Title(name), chart: chart)
    }

    /// A sample chart whose texts all try to break a document or to mislead its reader.
    package static var hostile: NamedChart {
        get throws {
            var chart = Chart()
            var core = Goal(title: try Title(hostileTexts[0]))
            core.note = try Note(hostileTexts.joined(separator: "\r\n"))
            core.image = try ImageAddress("https://example.org/\"onload=alert(1)//<b>&'\u{202E}")
            chart.coreGoal = core
            var texts = hostileTexts.makeIterator()
            for position in Position.all {
                guard let text = texts.next() else { break }
                var goal = SubGoal(title: try Title(text))
                goal.note = try Note(text)
                for place in Position.all {
                    guard let text = texts.next() else { break }
                    goal.items[place] = ActionItem(title: try Title(text), rate: try AchievementRate(100))
                    goal.items[place]?.note = try Note(text)
                }
                chart.subGoals[position] = goal
            }
            return NamedChart(name: try Title("\"<!-- ]]> --></style><script>alert(1)</script>"), chart: chart)
        }
    }

    /// Texts that contain markup, formulas, or control sequences, which take effect unless escaped, and other difficult
    /// texts.
    package static let hostileTexts = [
        "</title></style></script><script>alert(1)</script>", "<![CDATA[ ]]> <?xml?> <!-- -- -->",
        "\"double\" 'single' `back` \\ & &amp; &#0;", "a\u{2}b\u{1}c\u{7F}\u{85}d\u{1B}[31mred\u{9B}0m",
        "right\u{202E}ot-left\u{2066}\u{2069}\u{200F}\u{61C}", "line\nfeed\r\nboth\rreturn\u{2028}separator\u{2029}",
        String(repeating: "M", count: 200), String(repeating: "가", count: 200),
        "👨‍👩‍👧‍👦 👩🏽‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇰🇷 ❤️ 1️⃣", "e\u{301} é \u{1100}\u{1161}\u{11A8} 각", "=1+1", "+1", "-1", "@SUM(A1)", "'=1", "''=1", "'tis",
        "=cmd|' /C calc'!A0", "a,b;c\td", "\u{FEFF}bom", "\u{FFFE}\u{FFFF} none", "javascript:alert(1)",
        "# *bold* _it_ [link](javascript:alert(1)) ![i](x) `code` ~~no~~ | www.example.org https://example.org a@b.c",
        "1. one", "- dash", "====", "> quote", "    code", "שלום עולם", "𠮷野家 ｶﾀｶﾅ ㋿", "\u{1F1F0}", "한글\u{3164}채움",
        "]]>", "--><b>", "{{x}} ${y} %z", "\u{E0041}\u{E007F}tag",
        "a\"\u{35E} b,\u{301} '\u{301} <\u{301} *\u{301} &\u{301}", "=\u{301}1", "\"\u{301}",
    ]
}

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
