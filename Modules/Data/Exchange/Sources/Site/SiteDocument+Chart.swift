import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface

// rib: verbatim file: the tags of a site

// The page of a chart.
extension SiteDocument {
    /// Returns the page of a chart, with its log and the wishes from which it grew; empty if the site has no such
    /// chart.
    func chart(_ number: ChartID, _ pictures: ProgressPictures) -> String {
        guard let chart = site.chart(number) else { return "" }
        let drawn = DrawnChart(chart.named, pictures: pictures)
        let article = ChartArticle(drawn, title: title(of: chart), number: 1, language: style.language)
        let isEmpty = chart.named.chart == Chart()
        let cells =
            isEmpty
            ? "<p>\(say(SitePhrases.emptyChart))</p>\n"
            : "\(ChartArticle.skip(to: 1, in: style.language))\n\(article.table)\n\(article.list)\n"
        return document(
            .chart(number), title: title(of: chart),
            """
            <article id="chart-1">
            \(article.heading)
            \(chart.named.isArchived ? "<p>\(say(SitePhrases.archived))</p>\n" : "")\(roots(of: number))\(cells)\
            \(article.past)\(log(of: chart))</article>

            """)
    }

    /// Returns links to the wishes whose trees grew into the chart.
    private func roots(of number: ChartID) -> String {
        site.dreams.numbered.filter { $0.wish.tree.chart == number }.map { wish in
            let link =
                "<a href=\"\(SitePage.dreams.file)#wish-\(wish.number)\"><bdi>\(wish.wish.title.text.markup)</bdi></a>"
            return "<p>\(say(SitePhrases.grewFrom)) \(link)</p>\n"
        }.joined()
    }

    /// Returns the log of the chart: a list for each year, of which only the latest is open at first.
    private func log(of chart: DocumentedChart) -> String {
        if chart.log.isEmpty { return "" }
        let years = Dictionary(grouping: chart.log) { $0.day.year }.sorted { $0.key > $1.key }
        let lists = years.enumerated().map { index, year in
            let entries = year.value.sorted { ($0.day, $0.number) > ($1.day, $1.number) }
            return """
                <details\(index == 0 ? " open" : "")>
                <summary>\(say(SitePhrases.entries(in: year.key, entries.count)))</summary>
                <ul class="entries">
                \(entries.map(row).joined())</ul>
                </details>

                """
        }
        return """
            <section class="log" aria-labelledby="log">
            <h2 class="plain" id="log">\(say(SitePhrases.log))</h2>
            \(lists.joined())</section>

            """
    }

    private func row(of entry: Activity) -> String {
        let day = "<time datetime=\"\(entry.day)\">\(say(entry.day.phrase))</time>"
        let item = "<bdi class=\"around\">\(entry.item.text.markup)</bdi>"
        return "<li>\(day) \(item) <bdi>\(entry.text.text.markup)</bdi></li>\n"
    }
}
