import Basics
import SakatsuDomainInterface

@testable import SakatsuData

extension FuzzTarget {
    /// Reads a document of visits. Its visits are the same after they were written in any format and language and read
    /// again, to the byte. A document that is refused has a line with the error.
    static func checkVisits(_ bytes: [UInt8]) throws(Broken) {
        let exchange = VisitExchange(today: { Day(number: 20_779) })
        let visits: [DocumentedVisit]
        do {
            visits = try exchange.visits(of: bytes, columns: nil) { _ in }
        } catch {
            let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
            let line = (error as? VisitImportError)?.place.line ?? 0
            return try expect((1...lines).contains(line), "\(error) tells line \(line) of \(lines)")
        }
        // A visit without a number gets one when it is kept.
        let numbered = visits.enumerated().compactMap { index, visit in
            (try? VisitNumber(index + 1)).map { NumberedVisit($0, visit.visit) }
        }
        let before = exchange.json(of: numbered)
        for format in VisitFormat.allCases {
            for language in format == .markdown ? Language.allCases : [.english] {
                let written = exchange.document(of: numbered, as: format, in: language)
                let read = try? exchange.visits(of: Array(written.utf8), columns: nil) { _ in }
                let again = (read ?? []).compactMap { visit in
                    visit.number.map { NumberedVisit($0, visit.visit) }
                }
                try expect(again == numbered, "\(written.debugDescription) is read otherwise")
                try expect(areSame(exchange.json(of: again), before), "\(written.debugDescription) has other bytes")
            }
        }
    }
}

extension VisitExchange {
    /// Visits as one document.
    fileprivate func document(of visits: [NumberedVisit], as format: VisitFormat, in language: Language) -> String {
        var document = ""
        // Only `write` throws, and this one does not.
        try? write(visits, as: format, in: language) { document += $0 }
        return document
    }

    /// Visits as JSON, which has every byte of their texts.
    fileprivate func json(of visits: [NumberedVisit]) -> String { document(of: visits, as: .json, in: .english) }
}
