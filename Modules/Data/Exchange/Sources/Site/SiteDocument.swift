import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import MandalartDomainInterface

// rib: verbatim file: the tags of a site

/// The HTML pages of a site: an overview of all charts, a page for each chart, and a page for the wishes. The pages
/// link only to one another, load only the shared style sheet, and execute nothing.
struct SiteDocument {
    let site: Site
    let style: DocumentStyle

    init(_ site: Site, _ style: DocumentStyle) {
        (self.site, self.style) = (site, style)
    }

    /// The style sheet of all pages.
    var css: String {
        PageStyle(appearance: style.appearance, palettes: site.charts.map(\.named).palettes).css + PageStyle.site
    }

    /// Returns the HTML of a page, with the given content of its main element.
    func document(_ page: SitePage, title: String, _ main: String) -> String {
        let head = PageHead(title: title, language: style.language, look: .beside(SitePage.style.file))
        return """
            \(head.text)<body>
            <a class="skip" href="#main">\(say(SitePhrases.skip))</a>
            <header><nav aria-label="\(say(SitePhrases.pages))"><ul>
            \(links(on: page))</ul></nav></header>
            <main id="main">
            \(main)</main>
            <footer><p>\(say(SitePhrases.written(on: site.today.phrase)))</p></footer>
            </body>
            </html>

            """
    }

    /// Returns the links to the overview and to the wishes.
    private func links(on page: SitePage) -> String {
        let pages = [(SitePage.index, SitePhrases.charts)] + (hasDreams ? [(.dreams, DreamPhrases.dreams)] : [])
        return pages.map { target, name in
            let current = target == page ? " aria-current=\"page\"" : ""
            return "<li><a href=\"\(target.file)\"\(current)>\(say(name))</a></li>\n"
        }.joined()
    }

    private var hasDreams: Bool { site.pages.contains(.dreams) }

    /// Returns the title of a chart: its name, or else its core goal, or else a text with its number.
    func title(of chart: DocumentedChart) -> String {
        let named = chart.named
        let title = named.name ?? named.chart.coreGoal?.title
        return title?.text ?? say(SitePhrases.unnamed("\(chart.number?.number ?? 0)"))
    }

    func say(_ phrase: Phrase) -> String { phrase.text(in: style.language) }
}

// The overview of all charts.
extension SiteDocument {
    var index: String {
        let offered = site.charts.filter { !$0.named.isArchived }
        let archived = site.charts.filter(\.named.isArchived)
        return document(
            .index, title: "Mandalart",
            "<h1>Mandalart</h1>\n" + picked + charts(offered, SitePhrases.charts, id: "charts")
                + charts(archived, SitePhrases.archivedCharts, id: "archived"))
    }

    private var picked: String {
        if site.picked.isEmpty { return "" }
        let rows = site.picked.map { found in
            let page = found.chart
            let place = "goal-1-\(found.cell.goalNumber)"
            let title = "<bdi>\(found.title.text.markup)</bdi>"
            let link =
                site.chart(page) == nil ? title : "<a href=\"\(SitePage.chart(page).file)#\(place)\">\(title)</a>"
            let around = found.surroundings.map { "<bdi>\($0.text.markup)</bdi>" }.joined(separator: " · ")
            let rate = found.rate.map { " \($0)" } ?? ""
            return "<li>\(link)\(rate)\(due(found.due)) <span class=\"around\">\(around)</span></li>\n"
        }
        return """
            <section aria-labelledby="picked">
            <h2 class="plain" id="picked">\(say(SitePhrases.picked))</h2>
            <ul>
            \(rows.joined())</ul>
            </section>

            """
    }

    private func charts(_ charts: [DocumentedChart], _ name: Phrase, id: String) -> String {
        if charts.isEmpty { return "" }
        return """
            <section aria-labelledby="\(id)">
            <h2 class="plain" id="\(id)">\(say(name))</h2>
            <ul class="charts">
            \(charts.map(card).joined())</ul>
            </section>

            """
    }

    private func card(of chart: DocumentedChart) -> String {
        let (cells, number) = (chart.named.chart, chart.number.map { "\($0)" } ?? "")
        var text = "<li>\n<h3><a href=\"chart-\(number).html\"><bdi>\(title(of: chart).markup)</bdi></a></h3>\n"
        if let goal = cells.coreGoal?.title, chart.named.name != nil, goal != chart.named.name {
            text += "<p><bdi>\(goal.text.markup)</bdi></p>\n"
        }
        if cells == Chart() {
            text += "<p>\(say(SitePhrases.emptyChart))</p>\n"
        } else {
            let progress = DocumentPhrases.progress(filled: cells.subGoals.count, rate: "\(cells.rate)")
            text += "<p>\(say(progress))</p>\n\(ChartArticle.bar(cells.rate))\n"
        }
        return text + dueCells(of: cells) + "</li>\n"
    }

    /// Returns the first three cells with a due day, and the number of the others.
    private func dueCells(of chart: Chart) -> String {
        let (cells, shown) = (chart.dueCells, 3)
        if cells.isEmpty { return "" }
        let rows = cells.prefix(shown).map { "<li><bdi>\($0.title.text.markup)</bdi>\(due($0.day))</li>\n" }
        let more = cells.count > shown ? "<li>\(say(SitePhrases.andMore(cells.count - shown)))</li>\n" : ""
        return "<ul class=\"due-cells\">\n\(rows.joined())\(more)</ul>\n"
    }

    /// Returns a due day, marked as overdue if it was in the past when the site was written.
    private func due(_ day: Day?) -> String {
        guard let day else { return "" }
        let late = day < site.today ? ", \(say(SitePhrases.overdue))" : ""
        return " <span class=\"due\">\(say(DocumentPhrases.due(day)))\(late)</span>"
    }
}

extension Cell {
    /// The position, as a number, of the goal in this cell; for an item, of the item's sub-goal.
    fileprivate var goalNumber: Int {
        switch self {
        case .coreGoal: Position.centre
        case .subGoal(let position), .actionItem(_, in: let position): position.number
        }
    }
}
