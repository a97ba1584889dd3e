import ExchangeDomainInterface
import Languages
import MandalartDomainInterface

// rib: verbatim file: the tags of a page

/// Charts as one page for a browser (HTML): for each the 9×9 chart as a table, a list with all that is written about the
/// goals, and pictures of its past. On paper each chart is one page of A4 with its table; on a narrow screen the table is
/// left out. Nothing is loaded and nothing is carried out, which the page's own policy says too.
struct Page {
    let charts: [DrawnChart]
    let style: DocumentStyle

    init(of charts: [DrawnChart], _ style: DocumentStyle) {
        (self.charts, self.style) = (charts, style)
    }

    /// What comes before the charts.
    var beginning: String {
        let named = charts.map(\.named)
        let style = PageStyle(appearance: style.appearance, palettes: named.palettes)
        let head = PageHead(
            title: named.map(\.title).joined(separator: ", "), language: self.style.language, look: .within(style.css))
        return """
            \(head.text)<body>
            \(charts.isEmpty ? "" : ChartArticle.skip(to: 1, in: self.style.language))
            <main>

            """
    }

    /// One of the charts.
    func chart(at index: Int) -> String {
        let article = ChartArticle(charts[index], number: index + 1, language: style.language)
        return """
            <article id="chart-\(index + 1)">
            \(article.heading)
            \(article.table)
            \(article.list)
            \(article.past)</article>

            """
    }

    /// What comes after the charts.
    var end: String { "</main>\n</body>\n</html>\n" }
}

/// What a page begins with.
struct PageHead {
    /// Where the styles are.
    enum Look {
        /// In the page.
        case within(String)
        /// In a file beside it.
        case beside(String)
    }

    let title: String
    let language: Language
    let look: Look

    /// All before the body.
    var text: String {
        let (source, style) =
            switch look {
            case .within(let css): ("'unsafe-inline'", "<style>\n\(css)</style>")
            case .beside(let file): ("'self' file: 'unsafe-inline'", "<link rel=\"stylesheet\" href=\"\(file)\">")
            }
        return """
            <!doctype html>
            <html lang="\(language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(source); \
            base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <title>\(title.markup)</title>
            \(style)
            </head>

            """
    }
}
