import DreamsDomainInterface
package import ExchangeDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface

/// A codec that writes and reads what the test says, so that nothing depends on how a document looks.
package struct DocumentCodecStub: DocumentCodec {
    private let contents: DocumentContents
    private let failure: ImportError?

    /// A stub that reads these contents from every document, or throws a failure.
    package init(reading contents: DocumentContents = DocumentContents(charts: []), failure: ImportError? = nil) {
        (self.contents, self.failure) = (contents, failure)
    }

    /// A line for each chart: the format and the chart's name.
    package func write(
        _ charts: [DrawnChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        for chart in charts {
            let pictures = chart.pictures.isEmpty ? "" : " \(chart.pictures.summary)"
            try write("\(format.rawValue) \(chart.named.name?.text ?? "")\(pictures)\n")
        }
    }

    /// A line for each chart with pictures, with its name and what they show.
    package func writePictures(
        of charts: [DrawnChart], style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        for chart in charts where !chart.pictures.isEmpty {
            try write("\(chart.named.name?.text ?? "") \(chart.pictures.summary)\n")
        }
    }

    /// A line with the file, how far its chart is done, how it looks, and what its pictures show.
    package func text(
        of page: SitePage, in site: Site, pictures: ProgressPictures, style: DocumentStyle
    ) -> String {
        var rate = ""
        if case .chart(let number) = page { rate = site.chart(number).map { "\($0.named.chart.rate) " } ?? "" }
        return "\(page.file) \(rate)\(style.appearance) \(pictures.summary)\n"
    }

    /// A line for each chart, with the number of the entries in its log, and one for the number of wishes.
    package func write(_ contents: DocumentContents, _ write: (String) throws -> Void) throws {
        for chart in contents.charts { try write("complete \(chart.named.name?.text ?? "") \(chart.log.count)\n") }
        try write("\(contents.dreams.wishes.count)\n")
    }

    package func contents(of document: [UInt8], progress: (Int) throws -> Void) throws -> DocumentContents {
        if let failure { throw failure }
        try progress(document.count)
        return contents
    }
}

extension ProgressPictures {
    /// How much was done in the year, and of what the rates are: `3 chart 1 6`.
    fileprivate var summary: String {
        let year = year.map { ["\($0.total)"] } ?? []
        return (year + courses.map { $0.subGoal?.description ?? "chart" }).joined(separator: " ")
    }
}
