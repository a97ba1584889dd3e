import Basics
package import Commands
import Console
import Ribcage
import Screens
package import Terminal

extension HostContext {
    /// Shows all words that can be typed, or, with a name, the help of that word.
    ///
    /// - Throws: `UsageError` for an unknown word.
    func help(on name: String?) throws {
        if let name { try helpOnWord(name) } else { try helpOnAll(in: navigator.vocabulary) }
    }

    private func helpOnAll(in vocabulary: Vocabulary) throws {
        let (groups, aliases) = (vocabulary.groups, run.options.aliasEntries)
        if speaker.writesJSON {
            try groups.forEach { place, entries in try entries.forEach { try show($0, of: place) } }
            return try aliases.forEach { try show($0, of: nil) }
        }
        let reader = speaker.reader
        var tables = groups.map { place, entries in
            (title: place.map { Phrase(verbatim: navigator.name(of: $0)) } ?? HostPhrases.anywhere, entries: entries)
        }
        if !aliases.isEmpty { tables.append((HostPhrases.aliases, aliases)) }
        let lines = tables.flatMap { title, entries in
            [reader.text(title).bold] + reader.table(entries.map { ($0.usage, $0.summary) })
        }
        try speaker.show(lines.joined(separator: "\n"))
    }

    private func helpOnWord(_ name: String) throws {
        let vocabulary = navigator.vocabulary
        let entries = vocabulary.entries + run.options.aliasEntries
        if let word = try entries.map(\.name).only(beginningWith: name) {
            return try entries.first { $0.name == word }.map { try show(help: $0, in: vocabulary) } ?? ()
        }
        if let command = navigator.hostCommands.command(meantBy: name) { return try show(help: command.entry) }
        guard let command = navigator.commandLine.command(named: name) else {
            throw Resolver(at: navigator).unknownWord(name)
        }
        try show(help: navigator.commandLine.entry(of: command))
    }

    /// Shows the help of a plan: of its command, or of all words that can be typed after its moves.
    func showHelp(of plan: Plan) throws {
        guard let command = plan.command else { return try helpOnAll(in: plan.vocabulary) }
        try show(help: command.entry, in: plan.vocabulary)
    }

    /// Shows the help of one word. The vocabulary, if any, tells the place to which the word belongs.
    func show(help entry: Entry, in vocabulary: Vocabulary? = nil) throws {
        if speaker.writesJSON {
            return try show(entry, of: vocabulary?.groups.first { $0.entries.contains(entry) }?.place)
        }
        try speaker.show(speaker.reader.help(on: entry))
    }

    private func show(_ entry: Entry, of place: Route?) throws {
        let word = ListedWord(place: place, entry: entry, language: speaker.reader.language)
        try speaker.show(word, as: ListedWord.record)
    }
}

extension Reader {
    /// Returns the help of one word: its usage, summary, details and example.
    package func help(on entry: Entry) -> Text {
        let details = [entry.details, entry.example.map(HostPhrases.forExample)].compactMap(\.self)
        let below = [text(entry.summary)] + details.map { text($0).dim }
        let lines = below.flatMap { $0.wrapped(to: max(width - 2, 20)).map { indented($0) } }
        return ([text(entry.usage).bold] + lines).joined(separator: "\n")
    }
}
