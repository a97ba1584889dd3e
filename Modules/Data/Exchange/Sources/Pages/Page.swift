import Basics
import ExchangeDomainInterface
import MandalartDomainInterface

// rib: verbatim file: the tags of a page

/// Charts as one HTML page. Each chart has a table of its 9×9 cells, a list with all texts of its goals, and pictures
/// of its past. In print, each chart is one A4 page with its table; a narrow screen omits the table. The page loads and
/// executes nothing, which its content security policy also enforces.
struct Page {
    let charts: [DrawnChart]
    let style: DocumentStyle

    init(of charts: [DrawnChart], _ style: DocumentStyle) {
        (self.charts, self.style) = (charts, style)
    }

    /// The HTML before the first chart.
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

    /// Returns the HTML of the chart at an index.
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

    /// The HTML after the last chart.
    var end: String { "</main>\n</body>\n</html>\n" }
}

/// The beginning of an HTML page, up to the `<body>` tag.
struct PageHead {
    /// The place of the style sheet.
    enum Look {
        /// The page itself contains this CSS.
        case within(String)
        /// The page links to the file with this name.
        case beside(String)
    }

    let title: String
    let language: Language
    let look: Look

    /// The HTML before the `<body>` tag: the document type and the `<head>` element.
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
