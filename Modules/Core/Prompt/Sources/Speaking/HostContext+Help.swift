import Commands
import Consoles
import Languages
import Records
import Ribcage
import Screens
import Terminal

extension HostContext {
    /// Shows all that can be typed, or how one word is used.
    ///
    /// - Throws: ``UsageError`` for a word that nobody knows.
    func help(on name: String?) throws {
        if let name { try helpOnWord(name) } else { try helpOnAll() }
    }

    private func helpOnAll() throws {
        let (groups, aliases) = (navigator.vocabulary, run.options.aliasEntries)
        if speaker.writesJSON {
            try groups.forEach { place, entries in try entries.forEach { try show($0, of: place) } }
            return try aliases.forEach { try show($0, of: nil) }
        }
        let reader = speaker.reader
        var tables = groups.map { place, entries in
            (title: place.map { Phrase(verbatim: "\($0)") } ?? HostPhrases.anywhere, entries: entries)
        }
        if !aliases.isEmpty { tables.append((HostPhrases.aliases, aliases)) }
        let lines = tables.flatMap { title, entries in
            [reader.text(title).bold] + reader.table(entries.map { ($0.usage, $0.summary) })
        }
        try speaker.show(lines.joined(separator: "\n"))
    }

    private func helpOnWord(_ name: String) throws {
        let entries = navigator.entries + run.options.aliasEntries
        let word = try entries.map(\.name).only(beginningWith: name)
        guard let entry = entries.first(where: { $0.name == word }) else { throw navigator.unknownWord(name) }
        if speaker.writesJSON {
            return try show(entry, of: navigator.vocabulary.first { $0.entries.contains(entry) }?.place)
        }
        let reader = speaker.reader
        let below = [entry.summary] + (entry.example.map { [HostPhrases.forExample($0)] } ?? [])
        let lines = below.enumerated().flatMap { index, phrase in
            let line = index == 0 ? reader.text(phrase) : reader.text(phrase).dim
            return line.wrapped(to: max(reader.width - 2, 20)).map { "  " + $0 }
        }
        try speaker.show(([reader.text(entry.usage).bold] + lines).joined(separator: "\n"))
    }

    private func show(_ entry: Entry, of place: Route?) throws {
        let word = ListedWord(place: place, entry: entry, language: speaker.reader.language)
        try speaker.show(word, as: ListedWord.record)
    }
}
