/// Text as a full-text index has it (sqlite.org/fts5.html), in the words of stores that keep one: each word as the pairs
/// of its characters, so that any part of a word is found in languages that write without spaces, too. `run` is
/// `ru un n`; the last character is a word of its own, so that a search for one character finds the beginning of a pair.
///
/// What is a letter, and that É is e, is left to SQLite's own tokenizer, which gets the pairs.
public enum SearchText {
    /// The text of one column as the index keeps it.
    public static func indexed(_ text: String) -> String {
        words(of: text).map { word in (pairs(of: word) + [String(word.suffix(1))]).joined(separator: " ") }
            .joined(separator: " ")
    }

    /// An expression for the full-text index that matches texts with all of the words
    /// (sqlite.org/fts5.html#full_text_query_syntax).
    public static func query(for text: String) -> String {
        words(of: text).map(phrase).joined(separator: " AND ")
    }

    /// The same for a text that begins with the first of the words.
    static func queryForBeginning(with text: String) -> String {
        let words = words(of: text)
        return (words.prefix(1).map { "^ \(phrase($0))" } + words.dropFirst().map(phrase)).joined(separator: " AND ")
    }

    /// What finds a text that has at least one of some words in it, as ``words(of:)`` returns them; `nil` without words. How
    /// well a text fits, `bm25` tells.
    public static func query(forAnyOf words: [String]) -> String? {
        words.isEmpty ? nil : words.map(phrase).joined(separator: " OR ")
    }

    /// Pairs that follow one another; of a single character all pairs that begin with it.
    private static func phrase(_ word: String) -> String {
        let pairs = pairs(of: word)
        return pairs.isEmpty ? "\(quoted(word)) *" : quoted(pairs.joined(separator: " "))
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    private static func pairs(of word: String) -> [String] {
        zip(word, word.dropFirst()).map { "\($0)\($1)" }
    }

    /// Small letters of usual width, each in one piece, cut at whatever is neither letter, digit nor symbol.
    public static func words(of text: String) -> [String] {
        let scalars = text.composed.lowercased().unicodeScalars.map { $0.ofUsualWidth }
        var folded = String.UnicodeScalarView()
        folded.append(contentsOf: scalars.map { $0.isPartOfWord ? $0 : " " })
        return String(folded).split(separator: " ").map(String.init)
    }
}

extension Unicode.Scalar {
    /// The letter itself for one of the wide letters that Japanese texts have beside it (Unicode block FF00).
    fileprivate var ofUsualWidth: Unicode.Scalar {
        guard (0xFF01...0xFF5E).contains(value) else { return self }
        return Unicode.Scalar(value - 0xFEE0).map { Character($0).lowercased().unicodeScalars.first ?? $0 } ?? self
    }

    fileprivate var isPartOfWord: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation: false
        case .finalPunctuation, .otherPunctuation: false
        default: true
        }
    }
}
