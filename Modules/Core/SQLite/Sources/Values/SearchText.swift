import Basics

/// The form of a text in a full-text index (sqlite.org/fts5.html), in which each word is split into the pairs of its
/// adjacent characters. So any part of a word is found, even in languages that write without spaces. `run` becomes
/// `ru un n`; the last character is a word of its own, so that a search for a single character finds it, too.
///
/// Korean and Japanese words are written together or apart as people like, so the index joins adjacent words of Hangul,
/// Han or kana. Katakana is indexed as hiragana.
///
/// SQLite's own tokenizer receives the pairs. It ignores diacritics, so that É matches e.
public enum SearchText {
    /// Returns the form in which the index stores a text.
    public static func indexed(_ text: String) -> String {
        joined(words(of: text)).map { word in
            (pairs(of: word) + [String(word.suffix(1)).hiragana]).joined(separator: " ")
        }
        .joined(separator: " ")
    }

    /// Returns words with those joined that are often written together.
    private static func joined(_ words: [String]) -> [String] {
        words.reduce(into: []) { joined, word in
            guard let last = joined.last?.last, let first = word.first, last.isJoined, first.isJoined else {
                return joined.append(word)
            }
            joined[joined.count - 1] += word
        }
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
        return pairs.isEmpty ? "\(quoted(word.hiragana)) *" : quoted(pairs.joined(separator: " "))
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    private static func pairs(of word: String) -> [String] {
        let word = word.hiragana
        return zip(word, word.dropFirst()).map { "\($0)\($1)" }
    }

    /// Returns the words of a text: in lower case, in normal width, composed, and separated at anything that is not a
    /// letter, mark, number, or symbol.
    public static func words(of text: String) -> [String] {
        let scalars = text.fullWidthKana.composed.halfWidth.lowercased().unicodeScalars
        var folded = String.UnicodeScalarView()
        folded.append(contentsOf: scalars.map { $0.isPartOfWord ? $0 : " " })
        return String(folded).split(separator: " ").map(String.init)
    }
}

extension Character {
    /// Whether the character is Hangul, Han or kana, whose words are often written together.
    fileprivate var isJoined: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x11FF, 0x3005...0x3007, 0x3041...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}

extension String {
    /// The text with katakana as hiragana.
    fileprivate var hiragana: String {
        mapped { (0x30A1...0x30F6).contains($0.value) ? Unicode.Scalar($0.value - 0x60) : nil }
    }

    /// The text with half-width katakana in normal width, their sound marks as combining ones.
    fileprivate var fullWidthKana: String {
        mapped { scalar in
            switch scalar.value {
            case 0xFF66...0xFF9D: Self.katakana[Int(scalar.value) - 0xFF66]
            case 0xFF9E: "\u{3099}"
            case 0xFF9F: "\u{309A}"
            default: nil
            }
        }
    }

    private func mapped(_ scalar: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        var view = UnicodeScalarView()
        view.append(contentsOf: unicodeScalars.map { scalar($0) ?? $0 })
        return String(view)
    }

    /// The katakana of U+FF66 to U+FF9D, in normal width.
    private static let katakana = Array(
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
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
