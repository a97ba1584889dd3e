package import Basics
package import Terminal

extension CommandTable {
    /// The usage lines of the tool, each beginning with the tool's name.
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
    ///
    /// - Throws: ``UsageError`` for an unknown name.
    func help(on name: String?, for reader: Reader) throws(UsageError) -> Text {
        guard let name else { return help(for: reader) }
        return help(of: try syntax(named: name), for: reader)
    }

    func help(of command: Command?, for reader: Reader) -> Text {
        guard let command else { return help(for: reader) }
        var lines = reader.text(command.entry.summary).wrapped(to: reader.width)
        lines += reader.usages([usage(of: command)])
        if let details = command.details { lines += reader.paragraph(details) }
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
