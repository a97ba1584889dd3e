package import Basics

/// A parser that separates options from words.
package struct OptionParser {
    /// The strictness of the parser, which determines which unknown words are errors.
    package enum Strictness {
        /// Only a probable typo in the name or the dashes of an option is an error. All other unknown words are text,
        /// as in a command at the prompt. After `--`, every argument is a word. If none of these may be an option,
        /// `--` is itself a word.
        case slips
        /// Any unknown argument that begins with two dashes is an error. A dash and a letter, such as `-h`, form an
        /// option only if it is known. After `--`, every argument is a word.
        case longOptions
        /// Any unknown argument that begins with a dash is an error. After `--`, every argument is a word.
        case allOptions
    }

    package enum Token: Equatable {
        case word(TypedWord)
        case option(ChosenOption)
        /// The argument `--`, after which every argument is a word.
        case dashes
    }

    private let strictness: Strictness
    private let find: (String) -> CommandOption?
    private let options: () -> [CommandOption]

    /// Creates a parser, which looks an option up with `find` first. The list of all options is evaluated only if
    /// `find` returns `nil`.
    package init(
        _ strictness: Strictness, options: @escaping @autoclosure () -> [CommandOption],
        find: @escaping (String) -> CommandOption? = { _ in nil }
    ) {
        (self.strictness, self.options, self.find) = (strictness, options, find)
    }

    /// Splits a command line into its parts. The value of an option follows `=` or is the next word; a missing value is
    /// `nil`.
    ///
    /// - Throws: ``UsageError`` for an unknown option, or for a value of an option that takes none.
    package func parts(of words: some Sequence<String>) throws(UsageError) -> [Token] {
        try parts(of: Words(Array(words)))
    }

    /// Splits the words of a line into its parts, as ``parts(of:)`` does.
    func parts(of words: Words) throws(UsageError) -> [Token] {
        try parts(of: words) { mistake throws(UsageError) in try refuse(mistake) }
    }

    /// Splits a command line that may be incomplete or wrong. Unknown options are left out, or kept as words with
    /// ``Strictness/slips``.
    package func partsIgnoringMistakes(of words: some Sequence<String>) -> [Token] {
        parts(of: Words(Array(words))) { _ in }
    }

    private enum Mistake {
        case unknown(name: String, word: String)
        case needlessValue(name: String)
        case otherDash(word: String, meant: String)
    }

    private func parts<Failure: Error>(
        of words: Words, mistaken: (Mistake) throws(Failure) -> Void
    ) throws(Failure) -> [Token] {
        var (words, parts) = (words, [Token]())
        while let typed = words.nextTyped() {
            let word = typed.quote == nil ? typed.text.withNameInHalfWidth : typed.text
            if word == "--", strictness != .slips || typed.quote == nil && needDashes(words) {
                parts.append(.dashes)
                while let word = words.nextTyped() { parts.append(.word(word.plain)) }
                break
            }
            guard isLikeOption(word), !typed.isPlain else {
                if !typed.isPlain, let meant = optionMeant(by: word) {
                    try mistaken(.otherDash(word: word, meant: meant.name))
                }
                parts.append(.word(typed))
                continue
            }
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let (name, attached) = (halves[0], halves.dropFirst().first)
            guard let option = option(named: name) else {
                try mistaken(.unknown(name: name, word: word))
                if strictness == .slips { parts.append(.word(typed)) }
                continue
            }
            if attached != nil, !option.takesValue, !option.isSwitch { try mistaken(.needlessValue(name: name)) }
            let value = option.takesValue ? attached ?? words.next(option.longValue) : option.isSwitch ? attached : nil
            // An empty text after `=` is a missing value; the next word does not replace it.
            let isMissing = option.takesValue && value?.isEmpty == true && attached != nil
            parts.append(.option(ChosenOption(name: option.name, value: isMissing ? nil : value)))
        }
        return parts
    }

    /// Returns whether one of the words may be an option of a command unless `--` is before it.
    private func needDashes(_ words: Words) -> Bool { words.endInHelp || words.haveDash && !options().isEmpty }

    private func isLikeOption(_ word: String) -> Bool {
        switch strictness {
        case .slips: word.hasPrefix("--") && word != "--"
        case .longOptions: word.hasPrefix("--") || (word.isDashedLetter && option(named: word) != nil)
        case .allOptions: word.hasPrefix("-") && word != "-"
        }
    }

    /// Returns the option that a mistyped word probably means: the option's name after one dash or a typographic dash,
    /// or a dash and a unique first letter (`-on`, `—on`, `-o`); `nil` if there is none.
    private func optionMeant(by word: String) -> CommandOption? {
        let letters = word.drop(while: \.isDash).prefix { $0 != "=" }.lowercased()
        guard strictness == .slips, word.first?.isDash == true, letters.first?.isLetter == true else { return nil }
        let named = options().map { (name: $0.name.drop(while: \.isDash), option: $0) }
        if let option = named.first(where: { $0.name == letters })?.option { return option }
        let beginning = letters.count == 1 ? named.filter { $0.name.hasPrefix(letters) } : []
        return beginning.count == 1 ? beginning.first?.option : nil
    }

    private func option(named name: String) -> CommandOption? {
        find(name) ?? options().first { $0.name == name || $0.shortName == name }
    }

    private func refuse(_ mistake: Mistake) throws(UsageError) {
        switch mistake {
        case .needlessValue(let name): throw UsageError(CommandPhrases.takesNoValue(name))
        case .otherDash(let word, let meant):
            throw UsageError(CommandPhrases.noOption(word).followed(by: CommandPhrases.didYouMean([meant])))
        case .unknown(let name, let word):
            let isArgument = strictness != .slips
            let near = options().map(\.name).nearest(to: name)
            let noOption = CommandPhrases.noOption(isArgument ? name : word)
            if !near.isEmpty {
                let question = CommandPhrases.didYouMean(near)
                throw UsageError(
                    noOption.followed(by: isArgument ? question.followed(by: CommandPhrases.afterDashes) : question))
            }
            if isArgument { throw UsageError(noOption.followed(by: CommandPhrases.tryHelp)) }
        }
    }
}

extension String {
    /// Whether the text is a dash and a single letter, like the short name `-h`, and unlike a negative number.
    fileprivate var isDashedLetter: Bool {
        let letters = dropFirst()
        return first == "-" && letters.count == 1 && letters.allSatisfy(\.isLetter)
    }
}

extension String {
    /// The text with the dashes and letters of an option's name as ASCII, if it begins with a dash in either width. A
    /// value after the equals sign stays as it was typed, and so does any other text.
    package var withNameInHalfWidth: String {
        guard first == "－" || first == "-" else { return self }
        let name = prefix { $0 != "=" && $0 != "＝" }
        return "\(name.halfWidth)\(dropFirst(name.count).prefix(1).halfWidth)\(dropFirst(name.count + 1))"
    }
}

extension Character {
    /// Whether the character is a hyphen, a dash or a minus sign.
    fileprivate var isDash: Bool { "-\u{2010}\u{2011}\u{2012}–—―−－".contains(self) }
}

extension Words {
    /// Whether a word begins with a dash and may be taken for an option.
    fileprivate var haveDash: Bool { words.contains { $0.quote == nil && $0.text.first?.isDash == true } }

    /// Separates the options of a command from the words, unless they are already separated.
    mutating func setApart(_ known: [CommandOption]) throws(UsageError) {
        if areOptionsApart { return }
        self = Words(parsed: try OptionParser(.slips, options: known).parts(of: self))
    }

    /// Creates the words of a parsed command line, with its options separated.
    package init(parsed parts: [OptionParser.Token]) {
        self.init([])
        areOptionsApart = true
        for part in parts {
            switch part {
            case .word(let word): words.append(word)
            case .option(let option): options.append(option)
            case .dashes: continue
            }
        }
    }
}

extension ChosenOption {
    /// The name of the option and its value, if any, as separate words to type.
    package var words: [String] { [name] + (value.map { [$0] } ?? []) }
}

extension Parameter {
    /// Parses a typed option as this parameter, and returns the parameter's value.
    package func value(of option: ChosenOption) throws(UsageError) -> Value {
        var words = Words(parsed: [.option(option)])
        do {
            return try take(from: &words)
        } catch let error as MissingWord {
            let usage = options.first { $0.name == option.name }?.usage ?? usage
            throw UsageError(CommandPhrases.needs(option.name, error.name, usage: usage))
        } catch {
            throw UsageError(Phrase(of: error))
        }
    }
}
