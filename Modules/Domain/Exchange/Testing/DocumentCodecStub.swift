package import ExchangeDomainInterface
package import MandalartDomainInterface

/// A codec that writes and reads what the test says, so that nothing depends on how a document looks.
package struct DocumentCodecStub: DocumentCodec {
    private let charts: [NamedChart]
    private let failure: ImportError?

    /// A stub that reads these charts from every document, or throws a failure.
    package init(reading charts: [NamedChart] = [], failure: ImportError? = nil) {
        (self.charts, self.failure) = (charts, failure)
    }

    /// A line for each chart: the format and the chart's name.
    package func write(
        _ charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        for chart in charts { try write("\(format.rawValue) \(chart.name?.text ?? "")\n") }
    }

    package func charts(in document: [UInt8], progress: (Int) throws -> Void) throws -> [NamedChart] {
        if let failure { throw failure }
        try progress(document.count)
        return charts
    }
}
