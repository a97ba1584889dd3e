import ExchangeDomainInterface
import Languages
import MandalartDomainInterface
import Time

// rib: verbatim file: the tags of a page

/// Charts as one page for a browser (HTML): for each the 9×9 chart as a table, and a list with all that is written about
/// the goals. On paper each chart is one page of A4 with its table; on a narrow screen the list stands alone. Nothing is
/// loaded and nothing is carried out, which the page's own policy says too.
struct Page {
    let charts: [NamedChart]
    let style: DocumentStyle

    init(of charts: [NamedChart], _ style: DocumentStyle) {
        (self.charts, self.style) = (charts, style)
    }

    /// What comes before the charts.
    var beginning: String {
        """
        <!doctype html>
        <html lang="\(style.language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>\(charts.map(\.title).joined(separator: ", ").markup)</title>
        <style>
        \(css)</style>
        </head>
        <body>
        \(charts.isEmpty ? "" : "<a class=\"skip wide\" href=\"#list-1\">\(say(DocumentPhrases.skip))</a>")
        <main>

        """
    }

    /// One of the charts.
    func chart(at index: Int) -> String {
        let (name, chart) = (charts[index].title, charts[index].chart)
        let progress = DocumentPhrases.progress(filled: chart.subGoals.count, rate: "\(chart.rate)")
        return """
            <article id="chart-\(index + 1)">
            <h1><bdi>\(name.markup)</bdi></h1>
            <p class="sum">\(say(progress).markup)</p>
            \(table(of: Board(chart: chart), index + 1))
            \(list(of: chart, index + 1))
            </article>

            """
    }

    /// What comes after the charts.
    var end: String { "</main>\n</body>\n</html>\n" }

    func say(_ phrase: Phrase) -> String { phrase.text(in: style.language) }
}

// The table: the middle of each block is the heading of the eight cells around it.
extension Page {
    private func table(of board: Board, _ number: Int) -> String {
        var rows: [String] = []
        for row in 0..<9 {
            let cells = (0..<9).map { column in
                let (block, place) = (row / 3 * 3 + column / 3 + 1, row % 3 * 3 + column % 3 + 1)
                return cell(board.tile(block: block, place: place), block: block, place: place, chart: number)
            }
            rows.append("<tr>\(cells.joined())</tr>")
        }
        return "<table class=\"wide\">\n\(rows.joined(separator: "\n"))\n</table>"
    }

    private func cell(_ tile: Board.Tile, block: Int, place: Int, chart: Int) -> String {
        let (id, isMiddle) = ("block-\(chart)-\(block)", place == Position.centre)
        let edges = (place % 3 == 0 && block % 3 != 0 ? " right" : "") + (place > 6 && block < 7 ? " bottom" : "")
        let (start, end) =
            isMiddle ? ("<th id=\"\(id)\" class=\"", "</th>") : ("<td headers=\"\(id)\" class=\"", "</td>")
        switch tile {
        case .empty:
            let note = isMiddle ? "<span class=\"unseen\">\(say(DocumentPhrases.empty).markup)</span>" : ""
            return "\(start)empty\(edges)\">\(note)\(end)"
        case .goal(let title, let rate, let palette):
            // The one that is meant: of the block, or in the block in the middle the one of the place.
            let goal = block == Position.centre ? place : block
            let link = "<a href=\"#goal-\(chart)-\(goal)\">\(title.text.markup)</a>"
            return "\(start)goal \(palette?.rawValue ?? "plain")\(edges)\">\(content(link, title, rate))\(end)"
        case .item(let item, let palette):
            let stripe = palette.map { " stripe-\($0.rawValue)" } ?? ""
            return "\(start)item\(stripe)\(edges)\">\(content(item.title.text.markup, item.title, item.rate))\(end)"
        }
    }

    private func content(_ text: String, _ title: Title, _ rate: AchievementRate) -> String {
        "<div class=\"cell\"><bdi class=\"title \(title.text.sizeClass)\">\(text)</bdi>\(bar(rate))</div>"
    }

    private func bar(_ rate: AchievementRate) -> String {
        """
        <span class="rate"><span class="track"><span style="width:\(rate.percent)%"></span></span>\(rate)</span>
        """
    }
}

// The list: what the table has no room for.
extension Page {
    private func list(of chart: Chart, _ number: Int) -> String {
        var text = "<div class=\"list\" id=\"list-\(number)\" tabindex=\"-1\">\n"
        if let goal = chart.coreGoal {
            text += section(goal, chart.rate, place: Position.centre, chart: number, items: [])
        }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            let items = goal.items.sorted { $0.key < $1.key }
            text += section(goal.goal, goal.rate, place: position.number, chart: number, items: items)
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
        _ goal: Goal, _ rate: AchievementRate, place: Int, chart: Int, items: [(key: Position, value: ActionItem)]
    ) -> String {
        let label = place == Position.centre ? "\(say(DocumentPhrases.coreGoal)) " : "\(place). "
        var text = """
            <section id="goal-\(chart)-\(place)">
            <h2 class="\(goal.palette?.rawValue ?? "plain")">\(label.markup)<bdi>\(goal.title.text.markup)</bdi> \
            \(bar(rate))\(due(goal.due))</h2>

            """
        if goal.note != .empty {
            let lines = goal.note.text.documentLines.map(\.markup)
            text += "<p dir=\"auto\">\(lines.joined(separator: "<br>"))</p>\n"
        }
        if let image = goal.image {
            // An address with something invisible in it is shown, and leads nowhere.
            let shown = image.text.markup
            let isSafe = image.text.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
            let link = isSafe ? "<a href=\"\(shown)\" rel=\"noreferrer\">\(shown)</a>" : shown
            text += "<p>\(say(DocumentPhrases.image).markup) \(link)</p>\n"
        }
        if !items.isEmpty {
            let lines = items.map { place, item in
                "<li value=\"\(place)\"><bdi>\(item.title.text.markup)</bdi> \(bar(item.rate))\(due(item.due))\(cadence(of: item))</li>"
            }
            text += "<ol>\n\(lines.joined(separator: "\n"))\n</ol>\n"
        }
        let back = "<a class=\"back wide\" href=\"#chart-\(chart)\">\(say(DocumentPhrases.back).markup)</a>"
        return text + "\(back)\n</section>\n"
    }
}
