package import Basics
package import Terminal

// The commands of a tool, and the choice of the command that the arguments name.
extension CommandTable {
    enum Request {
        case action(Action)
        case help(String?)
        case manual
        case completions(Shell)
    }

    /// A command of this tool, or a standard command of every tool.
    struct Command {
        let entry: HelpEntry
        let request: (Words) throws(UsageError) -> Request

        var options: [CommandOption] { entry.options }

        init(_ syntax: Syntax<Action>) {
            entry = syntax.entry
            request = { words throws(UsageError) in .action(try syntax.value(from: words)) }
        }

        init(_ syntax: Syntax<Request>) {
            entry = syntax.entry
            request = { words throws(UsageError) in try syntax.value(from: words) }
        }
    }

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
        // An option of the named command comes first: another command may have one of the same name with other values.
        let own = (try? command(in: arguments))?.options ?? []
        let line = ArgumentsToComplete(arguments, options: own + allOptions)
        if let option = line.unfinished {
            return option.values(completing: line.typed).map { Candidate(name: $0) }.beginning(with: line.typed)
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

extension CommandTable {
    var usages: [Phrase] {
        let name = name
        if let main { return [main.usage] }
        let usage = HelpPhrases.withCommand(name)
        return [usage]
    }

    func help(for reader: Reader) -> Text {
        var lines = reader.text(summary).wrapped(to: reader.width) + reader.usages(usages)
        if let details { lines += reader.paragraph(details) }
        let commands = allCommands.map { (usage: Phrase(typed: $0.entry.name), summary: $0.entry.summary) }
        if let words { lines += reader.section(words.title, words.rows) }
        lines += reader.section(HelpPhrases.commandsTitle, commands)
        lines += reader.options((main?.options ?? []) + options.options + standardOptions)
        if main == nil { lines += [""] + reader.text(HelpPhrases.more(name)).wrapped(to: reader.width) }
        return lines.joined(separator: "\n")
    }

    /// Returns the text of `help COMMAND`; without a name, the text of `help`.
    func help(on name: String?, for reader: Reader) throws(UsageError) -> Text {
        guard let name else { return help(for: reader) }
        return help(of: try syntax(named: name), for: reader)
    }

    func help(of command: Command?, for reader: Reader) -> Text {
        guard let command else { return help(for: reader) }
        var lines = reader.text(command.entry.summary).wrapped(to: reader.width)
        lines += reader.usages([usage(of: command)])
        if let details = command.entry.details { lines += reader.paragraph(details) }
        lines += reader.options(command.options + options.options + [.help])
        if let example = example(of: command) {
            lines += ["", reader.text(HelpPhrases.forExample) + " " + reader.text(example)]
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the usage of a command, with the name of the tool before it.
    func usage(of command: Command) -> Phrase {
        let (name, usage) = (name, command.entry.usage)
        return Phrase(pattern: "\(name) \(usage)")
    }

    /// Returns the example of a command as a line for a shell; `nil` if the command has no example.
    func example(of command: Command) -> Phrase? {
        let name = name
        return command.entry.example.map { example in Phrase(pattern: "\(name) \(example)") }
    }
}

extension Reader {
    /// Returns the lines of a paragraph, after an empty line.
    fileprivate func paragraph(_ details: Phrase) -> [Text] {
        [""] + text(details).wrapped(to: width)
    }

    /// Returns usage lines under a heading, after an empty line.
    package func usages(_ usages: [Phrase]) -> [Text] {
        ["", text(HelpPhrases.usage)]
            + usages.flatMap { usage in
                text(usage).wrapped(to: width - 6).enumerated().map { indented($1, by: $0 == 0 ? 2 : 6) }
            }
    }

    /// Returns a table of options under a heading, after an empty line; no lines if there are no options.
    package func options(_ options: [CommandOption]) -> [Text] {
        section(HelpPhrases.optionsTitle, options.map { ($0.usage, $0.summary ?? Phrase(typed: "")) })
    }

    /// Returns a table of two columns under a heading, after an empty line; no lines if there are no rows.
    package func section(_ title: Phrase, _ rows: [(usage: Phrase, summary: Phrase)]) -> [Text] {
        rows.isEmpty ? [] : ["", text(title)] + table(rows, gap: 4)
    }
}
