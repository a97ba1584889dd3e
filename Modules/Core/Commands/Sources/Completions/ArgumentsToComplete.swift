package import Basics
import Terminal

/// A program's arguments up to the cursor, when a person presses Tab in a shell.
package struct ArgumentsToComplete {
    /// The typed words before the cursor, without options.
    package private(set) var words: [String] = []
    private var options: [ChosenOption] = []
    /// The option whose value is being typed; `nil` if the cursor is not at the value of an option.
    package private(set) var unfinished: CommandOption?
    /// Whether a `--` was typed, after which every argument is a word.
    package private(set) var areAllWords = false
    /// The beginning of the word that is being typed; empty if nothing of it is typed yet.
    package let typed: String

    /// Parses the arguments that a shell's completion script sends. bash splits `--color=al` at the equals sign; the
    /// pieces are joined again.
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

    /// Returns the typed options whose names are in `known`, each followed by its value, if any.
    package func options(of known: [CommandOption]) -> [String] {
        options.filter { option in known.contains { $0.name == option.name } }.flatMap(\.words)
    }
}

extension [OptionParser.Token] {
    /// Returns the option of the last part if its value is missing; otherwise `nil`. The value of a switch is missing
    /// only after an equals sign, as in `--json=`.
    func optionWithoutValue(among known: [CommandOption]) -> CommandOption? {
        guard case .option(let last) = last else { return nil }
        return known.first { option in
            option.name == last.name && (option.isSwitch ? last.value == "" : option.takesValue && last.value == nil)
        }
    }
}

extension Sequence<String> {
    /// Returns the words as they were typed: an option, its equals sign, and its value are one word again.
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
    /// Returns the candidates that begin with a text, without duplicates.
    package func beginning(with start: String) -> [Candidate] {
        var seen: Set<String> = []
        return filter { $0.name.hasPrefix(start) && seen.insert($0.name).inserted }
    }

    /// Returns the reply to a shell's completion script: one candidate a line, followed by a tab and its summary, if
    /// any. A path that has a tab or a line feed in it is left out.
    package func lines(in language: Language) -> String {
        filter { !$0.name.utf8.contains { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") } }
            .map { word in word.summary.map { "\(word.name)\t\($0.text(in: language).visible)" } ?? word.name }
            .joined(separator: "\n")
    }
}
