import DreamsDomainInterface
package import ExchangeDomainInterface
package import MandalartDomainInterface

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
        _ charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        for chart in charts { try write("\(format.rawValue) \(chart.name?.text ?? "")\n") }
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
