import DreamsDomainInterface
import MandalartDomainInterface
import SQLite

/// Keeps the full-text index in step with the wishes, and asks it.
extension Connection {
    /// Whether wishes were written that the index does not know yet: by a program that does not bring it up to date, or
    /// before there was one.
    func isSearchBehind() throws -> Bool {
        try first("SELECT number FROM wish_search_pending LIMIT 1") { _ in true } ?? false
    }

    /// Brings the index up to date with all wishes that were written since the last time. Called at the end of every
    /// transaction that writes wishes.
    func updateSearch(to dreams: DreamList) throws {
        let numbers = try query("SELECT number FROM wish_search_pending") { try $0.integer("number") }
        if numbers.isEmpty { return }
        for number in numbers {
            try execute("DELETE FROM wish_text WHERE rowid = ?", number)
            guard let wish = dreams.wishes[try WishNumber(number)] else { continue }
            try execute(
                "INSERT INTO wish_text (rowid, title, tree) VALUES (?, ?, ?)", number,
                SearchText.indexed(wish.title.text), SearchText.indexed(wish.tree.text))
        }
        try execute("DELETE FROM wish_search_pending")
    }

    /// The wishes in which all the words stand, the best ones first.
    func wishes(with words: SearchWords, atMost count: Int) throws -> [FoundWish] {
        let numbers = try rows(with: words.text, in: "wish_text", first: "title", atMost: count)
        if numbers.isEmpty { return [] }
        let dreams = try dreams()
        return try numbers.compactMap { number in
            let number = try WishNumber(number)
            return dreams.wishes[number].map { FoundWish(number, $0) }
        }
    }
}

extension DreamTree {
    /// All that a person wrote in it.
    fileprivate var text: String {
        let parts = [purpose?.text, goal?.text, vision?.text].compactMap(\.self) + milestones.map(\.title.text)
        return parts.joined(separator: " ")
    }
}
