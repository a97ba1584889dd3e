import Arguments
import Commands
import SakatsuDomainInterface

/// A page of the list, from 1.
struct PageNumber: Hashable {
    /// How many of the newest visits are left out.
    let offset: Int

    /// Parses a number as people type it.
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
    /// Which page it is, from 1.
    var pageNumber: Int { offset / max(1, count) + 1 }

    /// How many pages so many visits have.
    func pages(of total: Int) -> Int { max(1, (total + count - 1) / max(1, count)) }
}
