package import Basics

/// The words of a command line, which parameters consume one after the other.
///
/// White space separates words. Quotes (`"` or `'`) at the beginning of a word group several words; inside a word they
/// are ordinary characters, so that `don't` needs no escape. A text of several words keeps the quotes around some of
/// them: `say "yes" daily`. A single quote groups words only if another one ends a
/// word after it; otherwise it is an apostrophe, as in `'til dawn`. A backslash escapes a quote, a space or a
/// backslash, except between single quotes; before any other character it is an ordinary character.
public struct Words: Equatable, Sendable {
    var words: ArraySlice<TypedWord>
    /// The options of the command with their values; empty until they are separated from the words.
    package var options: [ChosenOption] = []
    /// Whether the options have been separated from the words.
    var areOptionsApart = false

    /// Creates words that are already split, such as a program's arguments.
    public init(_ words: [String]) {
        self.words = words.map { TypedWord($0) }[...]
    }

    /// Creates words that keep their quotes.
    package init(typed words: [TypedWord]) {
        self.words = words[...]
    }

    /// Creates words by splitting a typed line.
    ///
    /// - Throws: ``UsageError`` for a double quote that is not closed.
    public init(typing line: String) throws(UsageError) {
        // Split by code points: as a character, a quote with a combining mark after it would be no quote.
        var rest = line[...].unicodeScalars
        var words: [TypedWord] = []
        var end = rest.startIndex
        // Once no quote closes a single quote, none closes a later one, so that the time stays linear.
        var mayClose = true
        while let start = rest.firstIndex(where: { !$0.properties.isWhitespace }) {
            let space = String(line[end..<start])
            rest = rest[start...]
            var (word, quote) = (String.UnicodeScalarView(), Character?.none)
            if rest.first == "\"" {
                (word, quote) = (try rest.takeQuoted(), "\"")
            } else if rest.first == "'", mayClose {
                let quoted = rest.takeSingleQuoted()
                mayClose = quoted != nil
                if let quoted { (word, quote) = (quoted, "'") }
            }
            var literal = String.UnicodeScalarView(quote.map { "\($0)\(String(word))\($0)".unicodeScalars } ?? word)
            while let scalar = rest.first, !scalar.properties.isWhitespace {
                rest.removeFirst()
                let letter = scalar == "\\" ? rest.takeEscaped() : scalar
                word.append(letter)
                literal.append(letter)
                // The quotes group only the beginning of the word.
                quote = nil
            }
            end = rest.startIndex
            words.append(TypedWord(String(word), in: quote, literal: String(literal), after: space))
        }
        self.words = words[...]
    }

    /// The next word, which is not consumed; `nil` if no word is left.
    public var first: String? { words.first?.text }

    /// Returns the words with the first word expanded if it is an alias.
    package func expanding(_ aliases: [String: [String]]) -> Words {
        guard let first, let expansion = aliases[first] else { return self }
        var words = self
        words.words = (expansion.map { TypedWord($0) } + words.words.dropFirst())[...]
        return words
    }

    /// The number of remaining words and separated options.
    public var count: Int { words.count + options.count }

    /// The remaining words, without separated options.
    package var all: [String] { words.map(\.text) }

    /// Returns these words with another word before them.
    package func preceded(by word: String) -> Words {
        var all = self
        all.words = [TypedWord(word)] + words
        return all
    }

    /// Returns each range of consecutive words that, joined by single spaces, equal `text`, first to last.
    package func ranges(of text: String) -> [Range<Int>] {
        words.indices.compactMap { start in
            var (joined, end) = (words[start].text, start + 1)
            while joined.utf8.count < text.utf8.count, end < words.endIndex {
                joined += " \(words[end].text)"
                end += 1
            }
            return joined == text ? start..<end : nil
        }
    }

    /// Returns these words with the word `other` in place of the words in a range of ``ranges(of:)``.
    package func replacing(_ range: Range<Int>, by other: String) -> Words {
        var all = self
        all.words.replaceSubrange(range, with: [TypedWord(other)])
        return all
    }

    /// Returns these words followed by more words.
    package func adding(_ more: [String]) -> Words {
        var all = self
        all.words += more.map { TypedWord($0) }
        return all
    }

    /// Consumes and returns the next word, or the longest value of several words that `longValue` matches; `nil` if no
    /// word is left.
    public mutating func next(_ longValue: LongValue? = nil) -> String? {
        guard let longValue, !words.isEmpty else { return nextTyped()?.text }
        let count = longValue.count(in: words)
        defer { words.removeFirst(count) }
        return words.prefix(count).map(\.text).joined(separator: " ")
    }

    /// Consumes the next word and returns it with its quotes, if any; `nil` if no word is left.
    package mutating func nextTyped() -> TypedWord? { words.popFirst() }

    /// Removes the option with the given name, at any position, and returns it with its value; `nil` if the option is
    /// not given.
    public mutating func takeOption(_ name: String) -> ChosenOption? {
        options.firstIndex { $0.name == name }.map { options.remove(at: $0) }
    }

    /// The name of the first option that is given twice; `nil` if there is none.
    var repeatedOption: String? {
        options.indices.first { index in options[..<index].contains { $0.name == options[index].name } }
            .map { options[$0].name }
    }

    /// Removes the last word if it is the option `--help`, and returns whether it was. In quotes or after `--`, it is a
    /// word like any other.
    package mutating func takeHelpOption() -> Bool {
        let haveDashes = words.contains { $0.quote == nil && !$0.isPlain && $0.text.halfWidth == "--" }
        guard endInHelp, !haveDashes else { return false }
        words.removeLast()
        return true
    }

    /// Whether the last word is `--help` without quotes.
    var endInHelp: Bool {
        words.last.map { $0.quote == nil && !$0.isPlain && $0.text.halfWidth == HelpPhrases.helpOption } ?? false
    }

    /// Returns the word as it can be typed at the prompt, in double quotes if necessary.
    package static func quoting(_ word: String) -> String {
        let beginsPlainly = word.first.map { $0 != "\"" && $0 != "'" } ?? false
        if beginsPlainly, !word.contains(where: { $0.isWhitespace || $0 == "\\" }) { return word }
        return "\"" + word.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// Returns the word as Tab inserts it, with special characters escaped by backslashes.
    package static func escaping(_ word: String) -> String {
        var typed = String.UnicodeScalarView()
        for scalar in word.unicodeScalars {
            let isQuote = typed.isEmpty && (scalar == "\"" || scalar == "'")
            if scalar == "\\" || scalar.properties.isWhitespace || isQuote { typed.append("\\") }
            typed.append(scalar)
        }
        return String(typed)
    }

    /// Consumes all remaining words and returns them as one text, joined by single spaces; `nil` if no word is left.
    /// Quotes around the whole text are left out, and those around some of its words are kept.
    public mutating func rest() -> String? { rest(keepingSpaces: false) }

    /// Consumes all remaining words like ``rest()``; `keepingSpaces` is whether the white space between them is kept as
    /// it was typed.
    mutating func rest(keepingSpaces: Bool) -> String? {
        defer { words = [] }
        if words.isEmpty { return nil }
        return keepingSpaces ? words.textWithSpaces : words.text
    }
}

extension Substring.UnicodeScalarView {
    /// Consumes the text between two double quotes, and returns the text without them.
    fileprivate mutating func takeQuoted() throws(UsageError) -> String.UnicodeScalarView {
        removeFirst()
        var word = String.UnicodeScalarView()
        while let scalar = popFirst() {
            if scalar == "\"" { return word }
            word.append(scalar == "\\" ? takeEscaped() : scalar)
        }
        throw UsageError(CommandPhrases.unclosedQuote)
    }

    /// Consumes the text between a single quote and one that ends a word, and returns the text without them; `nil` if
    /// no such quote follows.
    fileprivate mutating func takeSingleQuoted() -> String.UnicodeScalarView? {
        let quoted = dropFirst()
        let end = quoted.indices.first { index in
            quoted[index] == "'" && quoted[quoted.index(after: index)...].first?.properties.isWhitespace != false
        }
        guard let end else { return nil }
        self = quoted[quoted.index(after: end)...]
        return String.UnicodeScalarView(quoted[..<end])
    }

    /// Consumes and returns the white space, quote or backslash that a backslash escapes; for any other character,
    /// consumes nothing and returns a backslash.
    fileprivate mutating func takeEscaped() -> Unicode.Scalar {
        guard let next = first, next.properties.isWhitespace || "\"'\\".unicodeScalars.contains(next) else {
            return "\\"
        }
        removeFirst()
        return next
    }
}
