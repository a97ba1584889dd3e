import Languages

/// Tells the options among some words from the other words.
package struct OptionParser {
    /// Which unknown words are errors.
    package enum Strictness {
        /// A slip of the fingers in an option's name or its dashes. All else is text, for a command at the prompt.
        case slips
        /// All that begins with two dashes; a dash and a letter is an option if it is known. After `--` all are words.
        case longOptions
        /// All that begins with a dash. After `--` all are words.
        case allOptions
    }

    /// A piece of a command line.
    package enum Part: Equatable {
        case word(String)
        case option(ChosenOption)
        /// The `--` after which all are words.
        case dashes
    }

    private let strictness: Strictness
    private let find: (String) -> CommandOption?
    private let options: () -> [CommandOption]

    /// A parser that finds an option by its name, or else among all, which are made only then.
    package init(
        _ strictness: Strictness, options: @escaping @autoclosure () -> [CommandOption],
        find: @escaping (String) -> CommandOption? = { _ in nil }
    ) {
        (self.strictness, self.options, self.find) = (strictness, options, find)
    }

    /// The pieces in their order. A value comes after `=` or is the next word; one that is missing is `nil`.
    ///
    /// - Throws: ``UsageError`` for an unknown option, and for a value that an option does not take.
    package func parts(of words: some Sequence<String>) throws(UsageError) -> [Part] {
        try parts(of: words) { mistake throws(UsageError) in try refuse(mistake) }
    }

    /// The pieces of a command line that may be wrong or not yet at its end. Unknown options are passed over, but for those
    /// that would be words.
    package func partsIgnoringMistakes(of words: some Sequence<String>) -> [Part] {
        parts(of: words) { _ in }
    }

    private enum Mistake {
        case unknown(name: String, word: String)
        case needlessValue(name: String)
        case otherDash(word: String, meant: String)
    }

    private func parts<Failure: Error>(
        of words: some Sequence<String>, mistaken: (Mistake) throws(Failure) -> Void
    ) throws(Failure) -> [Part] {
        var (words, parts) = (Words(Array(words)), [Part]())
        while let word = words.next() {
            if word == "--", strictness != .slips {
                parts.append(.dashes)
                while let word = words.next() { parts.append(.word(word)) }
                break
            }
            guard isLikeOption(word) else {
                if let meant = optionMeant(by: word) { try mistaken(.otherDash(word: word, meant: meant.name)) }
                parts.append(.word(word))
                continue
            }
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let (name, attached) = (halves[0], halves.dropFirst().first)
            guard let option = option(named: name) else {
                try mistaken(.unknown(name: name, word: word))
                if strictness == .slips { parts.append(.word(word)) }
                continue
            }
            if attached != nil, !option.takesValue, !option.isSwitch { try mistaken(.needlessValue(name: name)) }
            let value = option.takesValue ? attached ?? words.next(option.longValue) : option.isSwitch ? attached : nil
            // Nothing after `=` is no value, and the next word is none either.
            let isMissing = option.takesValue && value?.isEmpty == true && attached != nil
            parts.append(.option(ChosenOption(name: option.name, value: isMissing ? nil : value)))
        }
        return parts
    }

    private func isLikeOption(_ word: String) -> Bool {
        switch strictness {
        case .slips: word.hasPrefix("--") && word != "--"
        case .longOptions: word.hasPrefix("--") || (word.isDashedLetter && option(named: word) != nil)
        case .allOptions: word.hasPrefix("-") && word != "-"
        }
    }

    /// The option that a word names behind one dash or behind other dashes, as a keyboard may make them of two hyphens, or
    /// that is the only one of its letter: `-on`, `—on`, `-o`.
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
    /// Whether it can be the short name of an option, unlike a negative number: `-h`.
    fileprivate var isDashedLetter: Bool {
        let letters = dropFirst()
        return first == "-" && letters.count == 1 && letters.allSatisfy(\.isLetter)
    }
}

extension Character {
    /// Whether it is a hyphen, a dash or a minus sign.
    fileprivate var isDash: Bool { "-\u{2010}\u{2011}\u{2012}–—―−－".contains(self) }
}

extension Words {
    /// Sets the options of a command apart from its words, unless they are already.
    ///
    /// - Throws: ``UsageError`` for a value that an option does not take, and for a slip of the fingers in its name.
    mutating func setApart(_ known: [CommandOption]) throws(UsageError) {
        if areOptionsApart { return }
        self = Words(parsed: try OptionParser(.slips, options: known).parts(of: words))
    }

    /// The words of a parsed command line, and its options beside them.
    package init(parsed parts: [OptionParser.Part]) {
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
    /// The option as it may be typed.
    package var words: [String] { [name] + (value.map { [$0] } ?? []) }
}

extension Parameter {
    /// Parses the value of an option.
    ///
    /// - Throws: ``UsageError``.
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
