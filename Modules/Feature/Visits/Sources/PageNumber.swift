import Arguments
import Commands
import SakatsuDomainInterface

/// The number of a page of the list, from 1.
struct PageNumber: Hashable {
    /// The number of newest visits to skip.
    let offset: Int

    /// Parses a typed number.
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
    /// The number of the page, from 1.
    var pageNumber: Int { offset / max(1, count) + 1 }

    /// Returns the number of pages for a number of visits.
    func pages(of total: Int) -> Int { max(1, (total + count - 1) / max(1, count)) }
}
