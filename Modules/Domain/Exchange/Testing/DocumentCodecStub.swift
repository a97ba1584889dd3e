package import Basics
import BasicsTesting
import DreamsDomainInterface
package import ExchangeDomainInterface
package import MandalartDomainInterface
import ProgressDomainInterface

/// A codec with simple, fixed output, so that tests do not depend on the formats.
package struct DocumentCodecStub: DocumentCodec {
    private let contents: DocumentContents
    private let failure: ImportError?

    /// Creates a stub that decodes every document to these contents, or throws the failure.
    package init(reading contents: DocumentContents = DocumentContents(charts: []), failure: ImportError? = nil) {
        (self.contents, self.failure) = (contents, failure)
    }

    /// Writes a line for each chart: the format, the chart's name, and the content of its pictures, if any.
    package func write(
        _ charts: [DrawnChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        for chart in charts {
            let pictures = chart.pictures.isEmpty ? "" : " \(chart.pictures.summary)"
            try write("\(format.rawValue) \(chart.named.name?.text ?? "")\(pictures)\n")
        }
    }

    /// Writes a line for each chart with pictures: the chart's name and the content of its pictures.
    package func writePictures(
        of charts: [DrawnChart], style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        for chart in charts where !chart.pictures.isEmpty {
            try write("\(chart.named.name?.text ?? "") \(chart.pictures.summary)\n")
        }
    }

    /// Returns a line with the file name, the chart's rate, the appearance, and the content of the pictures.
    package func text(
        of page: SitePage, in site: Site, pictures: ProgressPictures, style: DocumentStyle
    ) -> String {
        var rate = ""
        if case .chart(let number) = page { rate = site.chart(number).map { "\($0.named.chart.rate) " } ?? "" }
        return "\(page.file) \(rate)\(style.appearance) \(pictures.summary)\n"
    }

    /// Writes a line for each chart with its rate and its numbers of log entries and picks, and a last line with the
    /// number of wishes.
    package func write(_ contents: DocumentContents, _ write: (String) throws -> Void) throws {
        for chart in contents.charts {
            let (name, rate) = (chart.named.name?.text ?? "", chart.named.chart.rate)
            try write("complete \(name) \(rate) \(chart.log.count) \(chart.picks.count)\n")
        }
        try write("\(contents.dreams.wishes.count)\n")
    }

    package func contents(of document: [UInt8], progress: (Int) throws -> Void) throws -> DocumentContents {
        if let failure { throw failure }
        try progress(document.count)
        return contents
    }
}

extension ProgressPictures {
    /// The number of edits and log entries in the year, then `chart` or the position of a sub-goal for each picture of
    /// rates: `3 chart 1 6`.
    fileprivate var summary: String {
        let year = year.map { ["\($0.total)"] } ?? []
        return (year + courses.map { $0.subGoal?.description ?? "chart" }).joined(separator: " ")
    }
}

extension DocumentCodec {
    /// Returns a complete export as a single JSON text.
    package func document(of contents: DocumentContents) throws -> String {
        var document = ""
        try write(contents) { document += $0 }
        return document
    }
}

/// A use case that provides stubs for the export and import of every chart, and records the requested subjects.
@MainActor package final class DocumentsUseCaseStub: DocumentsUseCase {
    /// The requested subjects of pictures, in order.
    package private(set) var subjects: [DocumentSubject] = []

    package nonisolated init() {}

    package func documents(of chart: ChartID?, showing subject: DocumentSubject) -> any DocumentPort {
        subjects.append(subject)
        return DocumentPortStub()
    }
}
