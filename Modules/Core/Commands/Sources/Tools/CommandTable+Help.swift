package import Languages
package import Terminal

extension CommandTable {
    /// The usage lines of the tool.
    var usages: [Phrase] {
        let name = name
        if let main { return [main.usage] }
        let usage = HelpPhrases.withCommand(name)
        return [usage]
    }

    /// The text of `help`.
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

    /// The text of `help COMMAND`; the whole help without a name.
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

    /// A command's usage with the tool's name before it.
    func usage(of command: Command) -> Phrase {
        let (name, usage) = (name, command.entry.usage)
        return Phrase(pattern: "\(name) \(usage)")
    }

    /// A command's example as a line for a shell.
    func example(of command: Command) -> Phrase? {
        let name = name
        return command.entry.example.map { example in Phrase(pattern: "\(name) \(example)") }
    }
}

extension Reader {
    /// A paragraph of help after an empty line.
    fileprivate func paragraph(_ details: Phrase) -> [Text] {
        [""] + text(details).wrapped(to: width)
    }

    /// Usage lines under a heading.
    package func usages(_ usages: [Phrase]) -> [Text] {
        ["", text(HelpPhrases.usage)]
            + usages.flatMap { usage in
                text(usage).wrapped(to: width - 6).enumerated().map { indented($1, by: $0 == 0 ? 2 : 6) }
            }
    }

    /// Options under a heading.
    package func options(_ options: [CommandOption]) -> [Text] {
        section(HelpPhrases.optionsTitle, options.map { ($0.usage, $0.summary ?? Phrase(typed: "")) })
    }

    /// Two columns under a heading.
    package func section(_ title: Phrase, _ rows: [(usage: Phrase, summary: Phrase)]) -> [Text] {
        rows.isEmpty ? [] : ["", text(title)] + table(rows, gap: 4)
    }
}
