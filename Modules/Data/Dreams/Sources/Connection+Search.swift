import Basics
import DreamsDomainInterface
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Searches wishes by their full-text index.
extension Connection {
    /// Returns the wishes that contain all words, best matches first.
    func wishes(with words: SearchWords, atMost count: Int) throws -> [FoundWish] {
        let rows = try rows(with: words.text, in: "wish_text", first: "title", atMost: count)
        if rows.isEmpty { return [] }
        let wishes = Dictionary(try dreams().numbered.map { ($0.wish.id, $0) }) { first, _ in first }
        return rows.compactMap { wishes[Identity($0)] }.map { FoundWish($0.number, $0.wish) }
    }
}
