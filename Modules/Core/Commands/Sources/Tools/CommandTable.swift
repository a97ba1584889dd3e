public import Languages
import Terminal

/// The command line of a tool, declared once: its name, its commands, and its global options. Parsing, help, the manual
/// and shell completions follow from it.
///
///     CommandTable(
///         "rib", version: "1.0.0", summary: …, options: NamedArgument("--root", …),
///         commands: [Syntax("check", Flag("--fix", summary: …), summary: …) { fixing in … }])
public struct CommandTable<Options: Parameter, Action: Sendable>: Sendable {
    /// The name of the tool's executable.
    let name: String
    let version: String
    let summary: Phrase
    let details: Phrase?
    /// The valid words of a tool with a single action.
    let words: (title: Phrase, rows: [(usage: Phrase, summary: Phrase)])?
    /// The global options.
    let options: Options
    /// The action for arguments that begin with no command, if there is one.
    let main: Syntax<Action>?
    let commands: [Syntax<Action>]

    /// The result of parsing arguments.
    public enum Answer {
        /// Carry out a command.
        case action(Action, Options.Value)
        /// Show a text: help, the manual, completions or the version.
        case text(String)
    }

    /// A tool with commands. Without arguments it shows its help.
    public init(
        _ name: String, version: String, summary: Phrase, details: Phrase? = nil, options: Options,
        commands: [Syntax<Action>]
    ) {
        (self.name, self.version, self.summary, self.details) = (name, version, summary, details)
        (self.options, self.commands, main, words) = (options, commands, nil, nil)
    }

    /// A tool with a single action. Its arguments come right after its name; `words` lists the valid ones under a
    /// title.
    public init(
        version: String, main: Syntax<Action>, words: (title: Phrase, rows: [(usage: Phrase, summary: Phrase)])? = nil
    ) where Options == NoOptions {
        (name, self.version, summary, details) = (main.name, version, main.summary, main.details)
        (options, commands, self.main, self.words) = (NoOptions(), [], main, words)
    }

    /// Parses the arguments.
    ///
    /// - Throws: ``UsageError``, one line with what to do.
    public func answer(to arguments: [String], for reader: Reader = Reader()) throws(UsageError) -> Answer {
        if let words = CompletionScript.words(toComplete: arguments) {
            return .text(candidates(completing: words).lines(in: reader.language))
        }
        let command = try command(in: arguments)
        let known = options.options + standardOptions + (command?.options ?? main?.options ?? [])
        var words = Words(parsed: try OptionParser(.allOptions, options: known).parts(of: arguments))
        // An option of the whole tool comes before the arguments of its command.
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

    /// Whether a shell asks for completion candidates. A tool whose words take time to find can look them up only then.
    public static func asksForCandidates(_ arguments: [String]) -> Bool {
        CompletionScript.words(toComplete: arguments) != nil
    }

    /// The options that every tool has.
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

/// The global options of a tool that has none.
public struct NoOptions: Parameter {
    /// An empty usage.
    public var usage: Phrase { Phrase(typed: "") }

    /// Creates the empty parameter.
    public init() {}

    /// Consumes nothing.
    public func take(from words: inout Words) {}
}

extension CommandOption {
    /// The standard option `--version`.
    package static let version = CommandOption(
        HelpPhrases.versionOption, takesValue: false, summary: HelpPhrases.version)
    /// The standard option `--help`.
    package static let help = CommandOption(
        HelpPhrases.helpOption, shortName: "-h", takesValue: false, summary: HelpPhrases.help)
}
