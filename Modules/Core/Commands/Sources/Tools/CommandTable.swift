public import Basics
import Platform
import Terminal

/// The declaration of a tool's command line: its name, its commands, and its global options. Parsing, help, the manual
/// and shell completion follow from it.
///
///     CommandTable(
///         "rib", version: "1.0.0", summary: …, options: NamedArgument("--root", …),
///         commands: [Syntax("check", Flag("--fix", summary: …), summary: …) { fixing in … }])
public struct CommandTable<Options: Parameter, Action: Sendable>: Sendable {
    /// The name of the tool's executable file.
    let name: String
    let version: String
    let summary: Phrase
    let details: Phrase?
    /// The valid words for the arguments of a tool with a single action, listed in the help under the title; `nil` if
    /// there is no list.
    let words: (title: Phrase, rows: [(usage: Phrase, summary: Phrase)])?
    /// The options that the tool takes with every command.
    let options: Options
    /// The single action of a tool without commands, which parses all arguments; `nil` for a tool with commands.
    let main: Syntax<Action>?
    let commands: [Syntax<Action>]

    /// The result of parsing arguments: an action to perform, or a text to show.
    public enum Outcome {
        /// An action to perform, with the values of the global options.
        case action(Action, Options.Value)
        /// A text to show: help, the manual, a completion script or its candidates, or the version.
        case text(String)
    }

    /// Creates the command line of a tool with commands. Without arguments, the tool shows its help.
    public init(
        _ name: String, version: String, summary: Phrase, details: Phrase? = nil, options: Options,
        commands: [Syntax<Action>]
    ) {
        (self.name, self.version, self.summary, self.details) = (name, version, summary, details)
        (self.options, self.commands, main, words) = (options, commands, nil, nil)
    }

    /// Creates the command line of a tool with a single action, whose arguments follow the tool's name. `words` lists
    /// the valid arguments under a title in the help.
    public init(
        version: String, main: Syntax<Action>, words: (title: Phrase, rows: [(usage: Phrase, summary: Phrase)])? = nil
    ) where Options == NoOptions {
        (name, self.version, summary, details) = (main.name, version, main.summary, main.entry.details)
        (options, commands, self.main, self.words) = (NoOptions(), [], main, words)
    }

    /// Parses the arguments and returns the action to perform or the text to show.
    ///
    /// - Throws: ``UsageError``, whose message is one line and says what to do.
    public func answer(to arguments: [String], for reader: Reader = Reader()) throws(UsageError) -> Outcome {
        if let words = CompletionScript.words(toComplete: arguments) {
            return .text(candidates(completing: words).lines(in: reader.language))
        }
        let command = try command(in: arguments)
        let known = options.options + standardOptions + (command?.options ?? main?.options ?? [])
        var words = Words(parsed: try OptionParser(.allOptions, options: known).parts(of: arguments))
        // The options of the tool are taken before the command parses its arguments.
        if words.takeOption(HelpPhrases.versionOption) != nil { return .text("\(self.name) \(version)") }
        if words.takeOption(HelpPhrases.helpOption) != nil { return .text(help(of: command, for: reader).plain) }
        if command != nil { _ = words.next() }
        let value = try optionValue(from: &words)
        guard let command else {
            guard let main else { return .text(help(for: reader).plain) }
            return .action(try main.value(from: words), value)
        }
        switch try command.request(words) {
        case .action(let action): return .action(action, value)
        case .help(let name): return .text(try help(on: name, for: reader).plain)
        case .manual: return .text(manual(in: reader.language))
        case .completions(let shell):
            let options = options.options + (main?.options ?? []) + standardOptions
            return .text(CompletionScript(of: self.name, options: options).text(for: shell, in: reader.language))
        }
    }

    /// Returns whether the arguments come from a completion script that asks for candidates. A tool whose candidates
    /// take time to find can look them up only then.
    public static func asksForCandidates(_ arguments: [String]) -> Bool {
        CompletionScript.words(toComplete: arguments) != nil
    }

    var standardOptions: [CommandOption] { [.version, .help] }

    private func optionValue(from words: inout Words) throws(UsageError) -> Options.Value {
        let missing = words.options.first { option in
            option.value == nil && options.options.contains { $0.name == option.name && $0.takesValue }
        }
        do {
            return try options.take(from: &words)
        } catch let error as MissingWord {
            let option = options.options.first { $0.name == missing?.name }
            throw UsageError(
                CommandPhrases.needs(option?.name ?? name, error.name, usage: option?.usage ?? options.usage))
        } catch {
            throw UsageError(Phrase(of: error))
        }
    }
}

/// The parameter for the options of a tool without global options.
public struct NoOptions: Parameter {
    /// The usage, which is empty.
    public var usage: Phrase { Phrase(typed: "") }

    /// Creates a parameter without options.
    public init() {}

    /// Consumes no words and no options.
    public func take(from words: inout Words) {}
}

extension CommandOption {
    /// The standard option `--version`, which shows the version.
    package static let version = CommandOption(
        HelpPhrases.versionOption, takesValue: false, summary: HelpPhrases.version)
    /// The standard option `--help` or `-h`, which shows the help.
    package static let help = CommandOption(
        HelpPhrases.helpOption, shortName: "-h", takesValue: false, summary: HelpPhrases.help)
}

extension CommandTable {
    /// Returns the manual page, which is made from the same table as the help.
    func manual(in language: Language) -> String {
        let page = ManualPage(language: language)
        var lines = page.beginning(name, version: version, summary: summary, usages: usages)
        if let details { lines += [".PP", page.line(details)] }
        if let words {
            lines += [".PP", page.line(words.title)] + words.rows.flatMap { page.paragraph($0.usage, $0.summary) }
        }
        lines += page.options((main?.options ?? []) + options.options + standardOptions)
        lines += [page.section(ManualPhrases.commands)]
        for command in allCommands {
            lines += [".TP", page.usage(command.entry.usage), page.line(command.entry.summary)]
            if let details = command.entry.details { lines += [".br", page.line(details)] }
            for option in command.options {
                lines += [
                    ".RS", ".TP", page.usage(option.usage), page.line(option.summary ?? Phrase(typed: "")), ".RE",
                ]
            }
            lines += page.example(example(of: command))
        }
        lines += page.exitStatus([
            (.ok, ManualPhrases.allDone), (.failed, ManualPhrases.failed), (.usage, ManualPhrases.notUnderstood),
        ])
        return lines.joined(separator: "\n")
    }
}
