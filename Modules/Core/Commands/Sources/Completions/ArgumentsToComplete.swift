package import Languages

/// The arguments of a program up to where a person presses Tab in a shell.
package struct ArgumentsToComplete {
    /// The words, without options.
    package private(set) var words: [String] = []
    private var options: [ChosenOption] = []
    /// The option whose value is being typed.
    package private(set) var unfinished: CommandOption?
    /// Whether a `--` was typed, after which there are no options.
    package private(set) var areAllWords = false
    /// The beginning of the word that is being typed.
    package let typed: String

    /// Takes the arguments as the scripts of shells send them. bash cuts `--color=al` at the equals sign.
    package init(_ arguments: [String], options known: [CommandOption]) {
        typed = arguments.last == "=" ? "" : arguments.last ?? ""
        let before = arguments.last == "=" ? arguments : arguments.dropLast()
        let parts = OptionParser(.longOptions, options: known)
            .partsIgnoringMistakes(of: before.joiningHalvesOfOptions())
        unfinished = parts.optionWithoutValue(among: known)
        areAllWords = parts.contains(.dashes)
        let line = Words(parsed: unfinished == nil ? parts : parts.dropLast())
        (words, options) = (line.all, line.options)
    }

    /// The typed options that are among the known ones, each followed by its value.
    package func options(of known: [CommandOption]) -> [String] {
        options.filter { option in known.contains { $0.name == option.name } }.flatMap(\.words)
    }
}

extension [OptionParser.Part] {
    /// The option at the end whose value is missing; `nil` if there is none. One that can be turned off needs none, unless
    /// there is an equals sign.
    func optionWithoutValue(among known: [CommandOption]) -> CommandOption? {
        guard case .option(let last) = last else { return nil }
        return known.first { option in
            option.name == last.name && (option.isSwitch ? last.value == "" : option.takesValue && last.value == nil)
        }
    }
}

extension Sequence<String> {
    /// The words as they were typed: an option, an equals sign and a value are one.
    fileprivate func joiningHalvesOfOptions() -> [String] {
        reduce(into: []) { words, word in
            if let last = words.last, last.hasPrefix("--"), last != "--", word == "=" || last.hasSuffix("=") {
                words[words.count - 1] += word
            } else {
                words.append(word)
            }
        }
    }
}

extension [Candidate] {
    /// The candidates that go on with a beginning, each once.
    package func beginning(with start: String) -> [Candidate] {
        var seen: Set<String> = []
        return filter { $0.name.hasPrefix(start) && seen.insert($0.name).inserted }
    }

    /// The answer to the script of a shell: a line for each, with its summary behind it.
    package func lines(in language: Language) -> String {
        map { word in word.summary.map { "\(word.name) \($0.text(in: language))" } ?? word.name }
            .joined(separator: "\n")
    }
}
