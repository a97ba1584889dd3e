import Basics
import ExchangeDomainInterface
import ExchangeDomainTesting
import MandalartDomainInterface

@testable import ExchangeData

extension FuzzTarget {
    /// Reads a document. What is understood is the same after it was written and read again: all of it in the complete
    /// form, its charts in either format. What is not is refused with a line that there is.
    static func checkDocuments(_ bytes: [UInt8]) throws(Broken) {
        let exchange = DocumentExchange(today: { Day(number: 20_779) })
        let contents: DocumentContents
        do {
            contents = try exchange.contents(of: bytes) { _ in }
        } catch {
            let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
            let line = (error as? ImportError)?.line ?? 0
            return try expect((1...lines).contains(line), "\(error) tells line \(line) of \(lines)")
        }
        let complete = (try? exchange.document(of: contents)) ?? ""
        let readAgain = try? exchange.contents(of: Array(complete.utf8)) { _ in }
        try expect(readAgain == contents, "\(complete.debugDescription) is read otherwise")
        try expect(
            readAgain.flatMap { try? exchange.document(of: $0) }.map { areSame($0, complete) } == true,
            "\(complete.debugDescription) is written otherwise")
        let charts = contents.charts.map(\.named)
        if charts.isEmpty { return }
        for format in DocumentFormat.allCases {
            let written = exchange.document(of: charts, as: format, style: DocumentStyle())
            guard format == .json || format == .csv else { continue }
            let read = try? exchange.contents(of: Array(written.utf8)) { _ in }.charts.map(\.named)
            let again = read.map { exchange.document(of: $0, as: format, style: DocumentStyle()) }
            try expect(
                again.map { areSame($0, written) } == true, "\(written.debugDescription) is read otherwise")
        }
    }
}
