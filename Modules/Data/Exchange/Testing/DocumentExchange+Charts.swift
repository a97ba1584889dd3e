import Basics
package import ExchangeData
import ExchangeDomainInterface
package import MandalartDomainInterface

extension DocumentExchange {
    /// Returns only the charts of a document.
    ///
    /// - Throws: the errors of `contents(of:progress:)`.
    package func charts(in document: [UInt8], progress: (Int) throws -> Void) throws -> [NamedChart] {
        try contents(of: document, progress: progress).charts.map(\.named)
    }

    /// Creates a codec whose current day is 2026-11-22.
    package init() {
        self.init(today: { Day(number: 20_779) })
    }
}
