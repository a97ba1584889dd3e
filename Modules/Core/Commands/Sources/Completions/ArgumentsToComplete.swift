package import Languages

/// The arguments of a program up to where a person presses Tab in a shell.
package struct ArgumentsToComplete {
    /// The words, without options.
    package private(set) var words: [String] = []
    private var options: [(option: CommandOption, value: String?)] = []
    /// The option whose value is being typed.
    package private(set) var unfinished: CommandOption?
    /// Whether a `--` was typed, after which there are no options.
    package private(set) var areAllWords = false
    /// The beginning of the word that is being typed.
    package let typed: String

    /// Takes the arguments as the scripts of shells send them. bash cuts `--color=al` at the equals sign.
    package init(_ arguments: [String], options known: [CommandOption]) {
        typed = arguments.last == "=" ? "" : arguments.last ?? ""
        var rest = arguments.dropLast()
        while let word = rest.popFirst() {
            if word == "--" {
                areAllWords = true
                words += rest
                return
            }
            guard let option = known.first(where: { $0.name == word }) else {
                if !word.hasPrefix("--") { words.append(word) }
                continue
            }
            if option.takesValue {
                if rest.first == "=" { rest.removeFirst() }
                guard let value = rest.popFirst() else {
                    unfinished = option
                    return
                }
                options.append((option, value))
            } else {
                options.append((option, nil))
            }
        }
    }

    /// The typed options that are among the known ones, each followed by its value.
    package func options(of known: [CommandOption]) -> [String] {
        options.filter { known.contains($0.option) }.flatMap { [$0.option.name] + ($0.value.map { [$0] } ?? []) }
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
