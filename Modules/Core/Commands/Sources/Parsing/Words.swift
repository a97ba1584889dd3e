public import Languages

/// The words of one line, consumed one after the other.
///
/// White space separates words. Quotes (`"` or `'`) at the beginning of a word group several words; inside a word they
/// are ordinary characters, so that `don't` needs no care. A backslash escapes a quote, a space or a backslash, except
/// between single quotes; before any other character it is an ordinary character.
public struct Words: Equatable, Sendable {
    var words: ArraySlice<String>
    /// The command's options with their values, once they are separated.
    package var options: [ChosenOption] = []
    /// Whether the options are separated from the words.
    var areOptionsApart = false

    /// Words that need no splitting, such as a program's arguments.
    public init(_ words: [String]) {
        self.words = words[...]
    }

    /// Splits a typed line into words.
    ///
    /// - Throws: ``UnbalancedQuote``.
    public init(typing line: String) throws(UnbalancedQuote) {
        // By code points: by characters a quote would be none that has a combining mark after it.
        var rest = line[...].unicodeScalars
        var words: [String] = []
        while let start = rest.firstIndex(where: { !$0.properties.isWhitespace }) {
            rest = rest[start...]
            var word = String.UnicodeScalarView()
            if let quote = rest.first, quote == "\"" || quote == "'" {
                rest.removeFirst()
                word = try rest.takeQuoted(by: quote)
            }
            while let scalar = rest.popFirst(), !scalar.properties.isWhitespace {
                word.append(scalar == "\\" ? rest.takeEscaped() : scalar)
            }
            words.append(String(word))
        }
        self.init(words)
    }

    /// The next word; `nil` at the end.
    public var first: String? { words.first }

    /// Returns the words with an alias expanded, if the first word is one.
    package func expanding(_ aliases: [String: [String]]) -> Words {
        guard let first, let expansion = aliases[first] else { return self }
        var words = self
        words.words = (expansion + words.words.dropFirst())[...]
        return words
    }

    /// The number of remaining words and options.
    public var count: Int { words.count + options.count }

    /// The remaining words.
    package var all: [String] { Array(words) }

    /// Returns the words with more words appended.
    package func adding(_ more: [String]) -> Words {
        var all = self
        all.words += more
        return all
    }

    /// Consumes the next word, or a value that may have several; `nil` at the end.
    public mutating func next(_ longValue: LongValue? = nil) -> String? {
        guard let longValue, !words.isEmpty else { return words.popFirst() }
        let count = longValue.count(in: words)
        defer { words.removeFirst(count) }
        return words.prefix(count).joined(separator: " ")
    }

    /// Consumes an option and its value at any position; `nil` if it is not given.
    public mutating func takeOption(_ name: String) -> ChosenOption? {
        options.firstIndex { $0.name == name }.map { options.remove(at: $0) }
    }

    /// The name of an option that is given twice; `nil` if there is none.
    var repeatedOption: String? {
        options.indices.first { index in options[..<index].contains { $0.name == options[index].name } }
            .map { options[$0].name }
    }

    /// Consumes a trailing `--help`, whatever the words before it are. Returns whether there was one.
    package mutating func takeHelpOption() -> Bool {
        guard words.last == HelpPhrases.helpOption else { return false }
        words.removeLast()
        return true
    }

    /// Quotes a word for the prompt, if it needs it.
    package static func quoting(_ word: String) -> String {
        let beginsPlainly = word.first.map { $0 != "\"" && $0 != "'" } ?? false
        if beginsPlainly, !word.contains(where: { $0.isWhitespace || $0 == "\\" }) { return word }
        return "\"" + word.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// Escapes a word with backslashes, as Tab inserts it.
    package static func escaping(_ word: String) -> String {
        var typed = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            let isQuote = typed.isEmpty && (scalar == "\"" || scalar == "'")
            if scalar == "\\" || scalar.properties.isWhitespace || isQuote { typed.append("\\") }
            typed.append(scalar)
        }
        return String(typed)
    }

    /// Consumes the remaining words, joined by single spaces; `nil` at the end.
    public mutating func rest() -> String? {
        defer { words = [] }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

/// The error for a quote that is not closed.
public struct UnbalancedQuote: Explained, Equatable {
    /// The opening quote: `"` or `'`.
    public let quote: Character

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { CommandPhrases.unclosedQuote(quote) }
}

extension Substring.UnicodeScalarView {
    /// Consumes the text up to the closing quote, and the quote itself.
    fileprivate mutating func takeQuoted(by quote: Unicode.Scalar) throws(UnbalancedQuote) -> String.UnicodeScalarView {
        var word = String.UnicodeScalarView()
        while let scalar = popFirst() {
            if scalar == quote { return word }
            word.append(scalar == "\\" && quote == "\"" ? takeEscaped() : scalar)
        }
        throw UnbalancedQuote(quote: Character(quote))
    }

    /// Consumes an escaped quote, space or backslash and returns it; otherwise returns the backslash itself.
    fileprivate mutating func takeEscaped() -> Unicode.Scalar {
        guard let next = first, next.properties.isWhitespace || "\"'\\".unicodeScalars.contains(next) else {
            return "\\"
        }
        removeFirst()
        return next
    }
}
