package import Basics
import DreamsDomainInterface
package import ExchangeDomainInterface
import MandalartDomainInterface

/// The codec of all document formats: it encodes every format, and decodes JSON and CSV.
package struct DocumentExchange: DocumentCodec {
    private let today: @Sendable () -> Day

    /// Creates a codec, which keeps no state between documents. Past events in a document may be dated up to tomorrow,
    /// because it may already be the next day where the document was written.
    package init(today: @escaping @Sendable () -> Day) {
        self.today = today
    }

    package func write(
        _ drawn: [DrawnChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        let charts = drawn.map(\.named)
        switch format {
        case .json: for chart in charts { try write(JSONValue.object(NamedChart.record.json(of: chart)).text + "\n") }
        case .csv:
            try write(CSVRow.header.text)
            for chart in charts.namedForRows { try write(chart.csvRows) }
        case .ics:
            let calendar = CalendarDocument(today: today(), language: style.language)
            let events = charts.map(calendar.events).filter { !$0.isEmpty }
            if events.isEmpty { throw EmptyCalendar() }
            try write(calendar.beginning)
            for event in events { try write(event) }
            try write(calendar.end)
        case .markdown: for chart in charts { try write(MarkdownChart(chart, style.language).text) }
        case .svg:
            let picture = Picture(of: charts, style)
            try write(picture.beginning)
            for index in charts.indices { try write(picture.chart(at: index)) }
            try write(picture.end)
        case .html:
            let page = Page(of: drawn, style)
            try write(page.beginning)
            for index in charts.indices { try write(page.chart(at: index)) }
            try write(page.end)
        }
    }

    package func writePictures(
        of charts: [DrawnChart], style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        let charts = charts.filter { !$0.pictures.isEmpty }
        if charts.isEmpty { throw NothingToDraw() }
        let picture = PastPicture(of: charts, style)
        try write(picture.beginning)
        for index in charts.indices { try write(picture.chart(at: index)) }
        try write(picture.end)
    }

    package func text(
        of page: SitePage, in site: Site, pictures: ProgressPictures, style: DocumentStyle
    ) -> String {
        let document = SiteDocument(site, style)
        return switch page {
        case .index: document.index
        case .chart(let number): document.chart(number, pictures)
        case .dreams: document.dreams
        case .style: document.css
        }
    }

    package func write(_ contents: DocumentContents, _ write: (String) throws -> Void) throws {
        for chart in contents.charts {
            try write(JSONValue.object(DocumentedChart.record.json(of: chart)).text + "\n")
        }
        for wish in contents.dreams.numbered { try write(JSONValue.object(Wish.record.json(of: wish)).text + "\n") }
    }

    package func contents(of document: [UInt8], progress: (Int) throws -> Void) throws -> DocumentContents {
        // Some programs write a byte order mark, which has no meaning in UTF-8.
        let start = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        switch document[start...].first(where: { !isSpace($0) }) {
        case nil: throw ImportError(line: 1, reason: .noChart)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let last = Day(number: today().number + 1)
            return try JSONDocument.contents(in: document, from: start, until: last, progress: progress)
        default:
            let charts = try CSVDocument.charts(in: document, from: start, progress: progress)
            return DocumentContents(charts: charts.map { DocumentedChart($0) })
        }
    }
}
