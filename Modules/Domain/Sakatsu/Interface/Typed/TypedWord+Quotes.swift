import Basics

extension [TypedWord] {
    /// The words, of which those without quotes are split as a line.
    var split: [TypedWord] {
        var (all, line) = ([TypedWord](), [String]())
        for word in self {
            if word.quote == nil {
                line.append(word.text)
            } else {
                all += TypedWord.words(of: line) + [word]
                line = []
            }
        }
        return all + TypedWord.words(of: line)
    }
}

extension TypedWord {
    private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "「": "」"]

    /// Returns the words of the parts of a line. A text in quotes at the beginning of a word is one word.
    fileprivate static func words(of line: [String]) -> [TypedWord] {
        var words: [TypedWord] = []
        var rest = line.joined(separator: " ").trimmingWhitespace()[...]
        while let first = rest.first {
            if let closing = quotes[first], let end = rest.dropFirst().firstIndex(of: closing) {
                words.append(TypedWord(String(rest[rest.index(after: rest.startIndex)..<end]), in: first))
                rest = rest[rest.index(after: end)...]
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                words.append(TypedWord(String(word)))
                rest = rest[word.endIndex...]
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return words
    }
}
