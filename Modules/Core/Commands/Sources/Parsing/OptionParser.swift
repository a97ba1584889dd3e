import Languages

/// Tells the options among some words from the other words.
package struct OptionParser {
    /// Which unknown words are errors.
    package enum Strictness {
        /// A slip of the fingers in an option's name. All else is text, for a command at the prompt.
        case slips
        /// All that begins with two dashes. After `--` all are words.
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
    private let others: () -> [CommandOption]

    /// A parser that knows some options.
    package init(_ options: [CommandOption], _ strictness: Strictness) {
        self.init(strictness, others: options) { _ in nil }
    }

    /// A parser that finds an option by its name, or else among all, which are made only then.
    package init(
        _ strictness: Strictness, others: @escaping @autoclosure () -> [CommandOption],
        find: @escaping (String) -> CommandOption?
    ) {
        self.strictness = strictness
        self.find = { name in find(name) ?? others().first { $0.name == name } }
        self.others = others
    }

    /// The pieces in their order. A value comes after `=` or is the next word; one that is missing is `nil`.
    ///
    /// - Throws: ``UsageError`` for an unknown option, and for a value that an option does not take.
    package func parts(of words: some Sequence<String>) throws(UsageError) -> [Part] {
        var (iterator, parts) = (words.makeIterator(), [Part]())
        while let word = iterator.next() {
            if word == "--", strictness != .slips {
                parts.append(.dashes)
                while let word = iterator.next() { parts.append(.word(word)) }
                break
            }
            guard isLikeOption(word) else {
                parts.append(.word(word))
                continue
            }
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let (name, attached) = (halves[0] == "-h" ? "--help" : halves[0], halves.dropFirst().first)
            guard let option = find(name) else {
                try refuse(name, word)
                parts.append(.word(word))
                continue
            }
            if attached != nil, !option.takesValue { throw UsageError(CommandPhrases.takesNoValue(name)) }
            let value = option.takesValue ? attached ?? iterator.next() : nil
            // Nothing after `=` is no value, and the next word is none either.
            parts.append(.option(ChosenOption(name: name, value: attached?.isEmpty == true ? nil : value)))
        }
        return parts
    }

    private func isLikeOption(_ word: String) -> Bool {
        switch strictness {
        case .slips: word.hasPrefix("--") && word != "--"
        case .longOptions: word.hasPrefix("--") || word == "-h"
        case .allOptions: word.hasPrefix("-") && word != "-"
        }
    }

    private func refuse(_ name: String, _ word: String) throws(UsageError) {
        let isArgument = strictness != .slips
        let near = others().map(\.name).nearest(to: name)
        let noOption = CommandPhrases.noOption(isArgument ? name : word)
        if !near.isEmpty {
            let question = CommandPhrases.didYouMean(near)
            throw UsageError(
                noOption.followed(by: isArgument ? question.followed(by: CommandPhrases.afterDashes) : question))
        }
        if isArgument { throw UsageError(noOption.followed(by: CommandPhrases.tryHelp)) }
    }
}

extension Words {
    /// Sets the options of a command apart from its words, so that these are as they are without.
    ///
    /// - Throws: ``UsageError`` for a value that an option does not take, and for a slip of the fingers in its name.
    mutating func setApart(_ known: [CommandOption]) throws(UsageError) {
        self = Words(parsed: try OptionParser(known, .slips).parts(of: words))
    }

    /// The words of a parsed command line, and its options beside them.
    package init(parsed parts: [OptionParser.Part]) {
        self.init([])
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
