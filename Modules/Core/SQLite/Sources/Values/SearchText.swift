import Basics

/// The form of a text in a full-text index (sqlite.org/fts5.html), in which each word is split into the pairs of its
/// adjacent characters. So any part of a word is found, even in languages that write without spaces. `run` becomes
/// `ru un n`; the last character is a word of its own, so that a search for a single character finds it, too.
///
/// SQLite's own tokenizer receives the pairs. It decides what is a letter, and that É matches e.
public enum SearchText {
    /// Returns the form in which the index stores a text.
    public static func indexed(_ text: String) -> String {
        words(of: text).map { word in (pairs(of: word) + [String(word.suffix(1))]).joined(separator: " ") }
            .joined(separator: " ")
    }

    /// Returns a full-text query for texts that contain all words of `text`; empty if it has none
    /// (sqlite.org/fts5.html#full_text_query_syntax).
    public static func query(for text: String) -> String {
        words(of: text).map(phrase).joined(separator: " AND ")
    }

    /// Returns a full-text query for texts that begin with the first of the words and contain all others.
    static func queryForBeginning(with text: String) -> String {
        let words = words(of: text)
        return (words.prefix(1).map { "^ \(phrase($0))" } + words.dropFirst().map(phrase)).joined(separator: " AND ")
    }

    /// Returns a full-text query for texts that contain at least one of the words, which come from ``words(of:)``;
    /// `nil` if there are no words. The matches can be ranked with `bm25`.
    public static func query(forAnyOf words: [String]) -> String? {
        words.isEmpty ? nil : words.map(phrase).joined(separator: " OR ")
    }

    /// Returns a query for the consecutive pairs of a word; for a single character, a query for all pairs that begin
    /// with it.
    private static func phrase(_ word: String) -> String {
        let pairs = pairs(of: word)
        return pairs.isEmpty ? "\(quoted(word)) *" : quoted(pairs.joined(separator: " "))
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    private static func pairs(of word: String) -> [String] {
        zip(word, word.dropFirst()).map { "\($0)\($1)" }
    }

    /// Returns the words of a text: in lower case, in normal width, composed, and separated at anything that is not a
    /// letter, mark, number, or symbol.
    public static func words(of text: String) -> [String] {
        let scalars = text.composed.halfWidth.lowercased().unicodeScalars
        var folded = String.UnicodeScalarView()
        folded.append(contentsOf: scalars.map { $0.isPartOfWord ? $0 : " " })
        return String(folded).split(separator: " ").map(String.init)
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation: false
        case .finalPunctuation, .otherPunctuation: false
        default: true
        }
    }
}
