import ExchangeDomainInterface
import Languages
import MandalartDomainInterface

// rib: verbatim file: the tags of a page

/// Charts as one HTML page: for each the 9×9 chart as a table, a list with all texts about the goals, and pictures of
/// its past. In print each chart is one A4 page with its table; on a narrow screen the table is left out. The page
/// loads and executes nothing, as its content security policy also demands.
struct Page {
    let charts: [DrawnChart]
    let style: DocumentStyle

    init(of charts: [DrawnChart], _ style: DocumentStyle) {
        (self.charts, self.style) = (charts, style)
    }

    /// The part before the charts.
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

    /// The chart at an index.
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

    /// The part after the charts.
    var end: String { "</main>\n</body>\n</html>\n" }
}

/// The beginning of a page.
struct PageHead {
    /// The location of the styles.
    enum Look {
        /// In the page.
        case within(String)
        /// In a separate file.
        case beside(String)
    }

    let title: String
    let language: Language
    let look: Look

    /// The text before the body.
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
