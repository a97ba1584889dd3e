/// The texts of a language, keyed by the English texts, for phrases that have no text in that language. So a project can
/// add a language without a change to the files of the machinery.
///
///     extension German {
///         public static let table: TranslationTable = [
///             "Choose one of: %1.": "Bitte wählen: %1.",
///             "%1 %2 deleted.": "%1 %1{Eintrag|Einträge} gelöscht.",
///         ]
///     }
///
/// `%1` is the first value of the English text, in this language; `%1{Eintrag|Einträge}` is the first word where that
/// value is 1, otherwise the second; `%%` is a percent sign. A value may be left out. An empty text counts as missing,
/// so that the English text is used. Of two texts for one phrase, the first counts.
public struct TranslationTable: ExpressibleByDictionaryLiteral, Sendable {
    private let texts: [String: String]

    /// Creates a table from patterns in English and in the language.
    public init(dictionaryLiteral elements: (String, String)...) {
        texts = Dictionary(elements.filter { !$0.1.isEmpty }) { first, _ in first }
    }

    /// Returns the text of an English wording in a language; `nil` if the table has none.
    func text(of wording: Wording<English>, in language: Language) -> String? {
        guard !texts.isEmpty, let pattern = texts[wording.pattern] else { return nil }
        var (text, rest) = ("", pattern[...])
        while let character = rest.popFirst() {
            guard character == "%", let next = rest.popFirst() else {
                text.append(character)
                continue
            }
            guard let number = next.wholeNumberValue, wording.values.indices.contains(number - 1) else {
                text.append(next)
                continue
            }
            let value = wording.values[number - 1](language)
            text += rest.popAlternatives().map { value == "1" ? $0.one : $0.other } ?? value
        }
        return text
    }
}

extension Substring {
    /// Removes the alternatives `{one|other}` at the beginning, and returns them; `nil` if there are none.
    fileprivate mutating func popAlternatives() -> (one: String, other: String)? {
        guard first == "{", let end = firstIndex(of: "}") else { return nil }
        let words = self[index(after: startIndex)..<end].split(separator: "|", omittingEmptySubsequences: false)
        self = self[index(after: end)...]
        return (String(words.first ?? ""), String(words.last ?? ""))
    }
}
