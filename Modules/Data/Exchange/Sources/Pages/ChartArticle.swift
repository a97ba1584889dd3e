import Basics
import ExchangeDomainInterface
import MandalartDomainInterface

// rib: verbatim file: the tags of a page

/// The HTML of a chart within a page.
struct ChartArticle {
    let drawn: DrawnChart
    /// The title of the chart.
    let title: String
    /// The number of the chart within the page, from 1.
    let number: Int
    let language: Language

    init(_ drawn: DrawnChart, title: String? = nil, number: Int, language: Language) {
        (self.drawn, self.title) = (drawn, title ?? drawn.named.title)
        (self.number, self.language) = (number, language)
    }

    var chart: Chart { drawn.named.chart }

    /// The heading with the title and the achievement rate of the chart.
    var heading: String {
        let progress = DocumentPhrases.progress(filled: chart.subGoals.count, rate: "\(chart.rate)")
        return """
            <h1><bdi\(title.languageAttribute(in: language))>\(title.markup)</bdi></h1>
            <p class="sum">\(say(progress).markup)</p>
            """
    }

    /// Returns a link to the list of the chart with the given number, which lets a reader skip the chart's table.
    static func skip(to number: Int, in language: Language) -> String {
        "<a class=\"skip wide\" href=\"#list-\(number)\">\(DocumentPhrases.skip.text(in: language))</a>"
    }

    func say(_ phrase: Phrase) -> String { phrase.text(in: language) }
}

// The table. The cell in the middle of each block is the heading of the eight cells around it.
extension ChartArticle {
    /// The 9×9 chart as an HTML table.
    var table: String {
        let board = Board(chart: chart)
        var rows: [String] = []
        for row in 0..<9 {
            let cells = (0..<9).map { column in
                let (block, place) = (row / 3 * 3 + column / 3 + 1, row % 3 * 3 + column % 3 + 1)
                return cell(board.tile(block: block, place: place), block: block, place: place)
            }
            rows.append("<tr>\(cells.joined())</tr>")
        }
        return "<table class=\"wide cells\">\n\(rows.joined(separator: "\n"))\n</table>"
    }

    private func cell(_ tile: Board.Tile, block: Int, place: Int) -> String {
        let (id, isMiddle) = ("block-\(number)-\(block)", place == Position.centre)
        let (start, end) =
            isMiddle ? ("<th id=\"\(id)\" class=\"", "</th>") : ("<td headers=\"\(id)\" class=\"", "</td>")
        switch tile {
        case .empty:
            let note = isMiddle ? "<span class=\"unseen\">\(say(DocumentPhrases.empty).markup)</span>" : ""
            return "\(start)empty\"><div class=\"cell\">\(note)</div>\(end)"
        case .goal(let title, let rate, let palette):
            // The goal of the block; in the middle block, the goal at the place.
            let goal = block == Position.centre ? place : block
            let link = "<a href=\"#goal-\(number)-\(goal)\">\(title.text.markup)</a>"
            return "\(start)goal \(palette?.rawValue ?? "plain")\">\(content(link, title, rate))\(end)"
        case .item(let item, let palette):
            let stripe = palette.map { " stripe-\($0.rawValue)" } ?? ""
            return "\(start)item\(stripe)\">\(content(item.title.text.markup, item.title, item.rate))\(end)"
        }
    }

    private func content(_ text: String, _ title: Title, _ rate: AchievementRate) -> String {
        let korean = title.text.languageAttribute(in: language)
        return """
            <div class="cell"><bdi class="title \(title.text.sizeClass)"\(korean)>\(text)</bdi>\(Self.bar(rate))</div>
            """
    }

    /// Returns a bar that shows an achievement rate.
    static func bar(_ rate: AchievementRate) -> String {
        """
        <span class="rate"><span class="track"><span style="width:\(rate.percent)%"></span></span>\(rate)</span>
        """
    }
}

// The list, with the texts for which the table has no room.
extension ChartArticle {
    /// The list, with a section for each goal.
    var list: String {
        var text = "<div class=\"list\" id=\"list-\(number)\" tabindex=\"-1\">\n"
        if let goal = chart.coreGoal {
            text += section(goal, chart.rate, place: Position.centre, items: [])
        }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            let items = goal.items.sorted { $0.key < $1.key }
            text += section(goal.goal, goal.rate, place: position.number, items: items)
        }
        return text + "</div>"
    }

    private func cadence(of item: ActionItem) -> String {
        item.habit.map { " <span class=\"due\">\(say(HabitPhrases.cadence($0.cadence)).markup)</span>" } ?? ""
    }

    private func due(_ day: Day?) -> String {
        day.map { " <span class=\"due\">\(say(DocumentPhrases.due($0)).markup)</span>" } ?? ""
    }

    private func section(
        _ goal: Goal, _ rate: AchievementRate, place: Int, items: [(key: Position, value: ActionItem)]
    ) -> String {
        let label = place == Position.centre ? "\(say(DocumentPhrases.coreGoal)) " : "\(place). "
        var text = """
            <section id="goal-\(number)-\(place)">
            <h2 class="\(goal.palette?.rawValue ?? "plain")">\(label.markup)\
            <bdi\(goal.title.text.languageAttribute(in: language))>\(goal.title.text.markup)</bdi> \
            \(Self.bar(rate))\(due(goal.due))</h2>

            """
        if goal.note != .empty { text += "\(goal.note.text.paragraph)\n" }
        if let image = goal.image {
            // An address with invisible characters is shown as text without a link.
            let shown = image.text.markup
            let isSafe = image.text.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
            let link = isSafe ? "<a href=\"\(shown)\" rel=\"noreferrer\">\(shown)</a>" : shown
            text += "<p>\(say(DocumentPhrases.image).markup) \(link)</p>\n"
        }
        if !items.isEmpty {
            let lines = items.map { place, item in
                let note = item.note == .empty ? "" : item.note.text.paragraph
                return """
                    <li value="\(place)"><bdi\(item.title.text.languageAttribute(in: language))>\(item.title.text.markup)</bdi> \
                    \(Self.bar(item.rate))\(due(item.due))\
                    \(cadence(of: item))\(note)</li>
                    """
            }
            text += "<ol>\n\(lines.joined(separator: "\n"))\n</ol>\n"
        }
        let back = "<a class=\"back wide\" href=\"#chart-\(number)\">\(say(DocumentPhrases.back).markup)</a>"
        return text + "\(back)\n</section>\n"
    }
}
