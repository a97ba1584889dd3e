import Basics

// The commands of a tool, and the choice of the command that the arguments name.
extension CommandTable {
    /// The result of parsing a command: an action of the tool, or a standard command.
    enum Request {
        case action(Action)
        case help(String?)
        case manual
        case completions(Shell)
    }

    /// A command of this tool, or a standard command of every tool.
    struct Command {
        let entry: Entry
        let details: Phrase?
        let request: (Words) throws(UsageError) -> Request

        var options: [CommandOption] { entry.options }

        init(_ syntax: Syntax<Action>) {
            (entry, details) = (syntax.entry, syntax.details)
            request = { words throws(UsageError) in .action(try syntax.value(from: words)) }
        }

        init(_ syntax: Syntax<Request>) {
            (entry, details) = (syntax.entry, syntax.details)
            request = { words throws(UsageError) in try syntax.value(from: words) }
        }
    }

    /// The commands of this tool, followed by the standard commands of every tool.
    var allCommands: [Command] { commands.map(Command.init) + standardCommands.map(Command.init) }

    private var standardCommands: [Syntax<Request>] {
        [
            .manual { .manual }, .completions { .completions($0) },
            Syntax(
                "help",
                OptionalArgument(Argument(HelpPhrases.command, candidates: commands.map(\.name), { $0 })),
                summary: HelpPhrases.helpCommand
            ) { .help($0) },
        ]
    }

    /// Returns the command named by the first argument that is not an option; `nil` if `--` or the end comes first, or
    /// if the tool has a single action that takes the argument.
    ///
    /// - Throws: ``UsageError`` for an unknown name.
    func command(in arguments: [String]) throws(UsageError) -> Command? {
        let parts = OptionParser(.allOptions, options: allOptions).partsIgnoringMistakes(of: arguments)
        // No argument after `--` is the name of a command.
        for part in parts.prefix(while: { $0 != .dashes }) {
            if case .word(let name) = part { return try syntax(named: name.text) }
        }
        return nil
    }

    private var allOptions: [CommandOption] {
        options.options + standardOptions + (main?.options ?? []) + allCommands.flatMap(\.options)
    }

    /// Returns the command with the given name. For an unknown name, returns `nil` if the tool has a single action,
    /// which takes the name as its argument.
    ///
    /// - Throws: ``UsageError`` for an unknown name in any other tool. Its message suggests the nearest names, or lists
    ///   all.
    func syntax(named name: String) throws(UsageError) -> Command? {
        if let command = allCommands.first(where: { $0.entry.name == name }) { return command }
        if main != nil { return nil }
        let names = allCommands.map(\.entry.name)
        let near = names.nearest(to: name)
        let noCommand = CommandPhrases.noCommand(name)
        throw UsageError(
            noCommand.followed(by: near.isEmpty ? CommandPhrases.chooseOne(of: names) : CommandPhrases.didYouMean(near))
        )
    }

    /// Returns the completion candidates for the last of the arguments.
    func candidates(completing arguments: [String]) -> [Candidate] {
        let everywhere = options.options + standardOptions
        let all = allCommands
        let line = ArgumentsToComplete(arguments, options: allOptions)
        if let option = line.unfinished {
            return option.candidates.map { Candidate(name: $0) }.beginning(with: line.typed)
        }
        let command = all.first { $0.entry.name == line.words.first }
        var found: [Candidate] = []
        if let entry = command?.entry ?? main?.entry {
            let words = line.words.dropFirst(command == nil ? 0 : 1)
            found = entry.candidates(completing: line.typed, after: words + line.options(of: entry.options))
        }
        if line.words.isEmpty, !line.typed.hasPrefix("-") { found += all.map { Candidate($0.entry) } }
        if line.typed.hasPrefix("-"), !line.areAllWords {
            found += everywhere.flatMap { $0.candidates(completing: line.typed) }
        }
        return found.beginning(with: line.typed)
    }
}

extension Syntax {
    package static func manual(value: @escaping @Sendable () -> Value) -> Syntax {
        Syntax("manual", summary: HelpPhrases.manual, value: value)
    }

    package static func completions(value: @escaping @Sendable (Shell) -> Value) -> Syntax {
        Syntax(
            "completions", Choice(HelpPhrases.shell, Shell.self), summary: HelpPhrases.completions,
            example: HelpPhrases.completionsExample, value: value)
    }
}
