import ExchangeDomainInterface
import MandalartDomainInterface

@testable import ExchangeData

extension FuzzTarget {
    /// Reads a document of charts. What is understood is the same after it was written and read again, in either
    /// format; what is not is refused with a line that there is.
    static func checkDocuments(_ bytes: [UInt8]) throws(Broken) {
        let exchange = DocumentExchange()
        let charts: [NamedChart]
        do {
            charts = try exchange.charts(in: bytes) { _ in }
        } catch {
            let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
            let line = (error as? ImportError)?.line ?? 0
            return try expect((1...lines).contains(line), "\(error) tells line \(line) of \(lines)")
        }
        for format in DocumentFormat.allCases {
            let written = exchange.document(of: charts, as: format, style: DocumentStyle())
            guard format == .json || format == .csv else { continue }
            let read = try? exchange.charts(in: Array(written.utf8)) { _ in }
            let again = read.map { exchange.document(of: $0, as: format, style: DocumentStyle()) }
            try expect(
                again.map { areSame($0, written) } == true, "\(written.debugDescription) is read otherwise")
        }
    }
}
