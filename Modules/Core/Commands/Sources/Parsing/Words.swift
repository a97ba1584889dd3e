public import Languages

/// The words of one line, taken one after the other.
///
/// White space separates words. Quotes (`"` or `'`) at the beginning of a word hold several words together; inside a
/// word they are letters, so that `don't` needs no care. A backslash makes a letter of a quote, a space or a backslash after
/// it, except between single quotes; before all else it is a letter.
public struct Words: Equatable, Sendable {
    var words: ArraySlice<String>
    /// The options that a command takes, with their values, once they are set apart.
    package var options: [ChosenOption] = []
    /// Whether the options are set apart from the words, so that none is left among them.
    var areOptionsApart = false

    /// Words that are words already, such as a program's arguments.
    public init(_ words: [String]) {
        self.words = words[...]
    }

    /// Cuts a typed line.
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

    /// The word that comes next; `nil` at the end.
    public var first: String? { words.first }

    /// The words with an alias in the place of the first, if that is one.
    package func expanding(_ aliases: [String: [String]]) -> Words {
        guard let first, let expansion = aliases[first] else { return self }
        var words = self
        words.words = (expansion + words.words.dropFirst())[...]
        return words
    }

    /// How many words and options are left.
    public var count: Int { words.count + options.count }

    /// The words that are left.
    package var all: [String] { Array(words) }

    /// The same with more words at the end.
    package func adding(_ more: [String]) -> Words {
        var all = self
        all.words += more
        return all
    }

    /// Takes the word that comes next; `nil` at the end.
    public mutating func next() -> String? { words.popFirst() }

    /// Takes a value, of several words if they are one; `nil` at the end.
    mutating func next(_ longValue: LongValue?) -> String? {
        guard let longValue, !words.isEmpty else { return next() }
        let count = longValue.count(in: words)
        defer { words.removeFirst(count) }
        return words.prefix(count).joined(separator: " ")
    }

    /// Takes an option of the command, with the word after it, at any position; `nil` if it was not given.
    public mutating func takeOption(_ name: String) -> ChosenOption? {
        options.firstIndex { $0.name == name }.map { options.remove(at: $0) }
    }

    /// The name of an option that is given twice; `nil` if none is.
    var repeatedOption: String? {
        options.indices.first { index in options[..<index].contains { $0.name == options[index].name } }
            .map { options[$0].name }
    }

    /// Takes `--help` as the last word, whatever the words before it are.
    package mutating func takeHelpOption() -> Bool {
        guard words.last == HelpPhrases.helpOption else { return false }
        words.removeLast()
        return true
    }

    /// A word as it is typed: in quotes, where it would be something else without.
    package static func quoting(_ word: String) -> String {
        let beginsPlainly = word.first.map { $0 != "\"" && $0 != "'" } ?? false
        if beginsPlainly, !word.contains(where: { $0.isWhitespace || $0 == "\\" }) { return word }
        return "\"" + word.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// A word as Tab types it: with a backslash before what would end it or begin something else.
    package static func escaping(_ word: String) -> String {
        var typed = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            let isQuote = typed.isEmpty && (scalar == "\"" || scalar == "'")
            if scalar == "\\" || scalar.properties.isWhitespace || isQuote { typed.append("\\") }
            typed.append(scalar)
        }
        return String(typed)
    }

    /// Takes all that is left, with one space between the words; `nil` at the end.
    public mutating func rest() -> String? {
        defer { words = [] }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

/// A quote that is opened and not closed.
public struct UnbalancedQuote: Explained, Equatable {
    /// The quote: `"` or `'`.
    public let quote: Character

    /// One line for a person, with what to do.
    public var explanation: Phrase { CommandPhrases.unclosedQuote(quote) }
}

extension Substring.UnicodeScalarView {
    /// Consumes the text up to the closing quote, and the quote.
    fileprivate mutating func takeQuoted(by quote: Unicode.Scalar) throws(UnbalancedQuote) -> String.UnicodeScalarView {
        var word = String.UnicodeScalarView()
        while let scalar = popFirst() {
            if scalar == quote { return word }
            word.append(scalar == "\\" && quote == "\"" ? takeEscaped() : scalar)
        }
        throw UnbalancedQuote(quote: Character(quote))
    }

    /// The scalar that a backslash means with what follows: a quote, a space or a backslash, else the backslash itself.
    fileprivate mutating func takeEscaped() -> Unicode.Scalar {
        guard let next = first, next.properties.isWhitespace || "\"'\\".unicodeScalars.contains(next) else {
            return "\\"
        }
        removeFirst()
        return next
    }
}
