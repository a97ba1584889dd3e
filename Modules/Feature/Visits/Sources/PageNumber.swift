import Basics
import Commands
import SakatsuDomainInterface

/// The number of a page in the list of visits, from 1.
struct PageNumber: Hashable {
    /// The number of newer visits on the pages before this one.
    let offset: Int

    /// Parses a typed page number, from 1 to 1,000,000.
    ///
    /// - Throws: ``UsageError``.
    init(_ text: String) throws(UsageError) {
        guard let number = Int(typed: text), (1...1_000_000).contains(number) else {
            throw UsageError(VisitsPhrases.notAPage(String(text.prefix(32))))
        }
        offset = (number - 1) * VisitQuery().count
    }
}

extension VisitQuery {
    /// The number of the page that the query returns, from 1.
    var pageNumber: Int { offset / max(1, count) + 1 }

    /// Returns the number of pages for a total number of visits; at least 1.
    func pages(of total: Int) -> Int { max(1, (total + count - 1) / max(1, count)) }
}
