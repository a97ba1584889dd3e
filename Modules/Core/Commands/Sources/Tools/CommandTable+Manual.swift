import Basics
import Platform

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
            if let details = command.details { lines += [".br", page.line(details)] }
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
