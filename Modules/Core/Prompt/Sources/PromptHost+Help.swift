import Languages
import Ribcage
import Terminal

// What can be typed, for a person.
extension PromptHost {
    /// All words that can be typed here, nearest first, by where they come from, each word once.
    var vocabulary: [(title: Phrase, rows: [Entry])] {
        var seen: Set<String> = []
        var groups: [(title: Phrase, rows: [Entry])] = []
        func add(_ title: Phrase, _ rows: [Entry]) {
            let rows = rows.filter { seen.insert($0.name).inserted }
            if !rows.isEmpty { groups.append((title, rows)) }
        }
        for router in chain {
            guard let screen = router.viewController as? any Screen else { continue }
            add(Phrase(verbatim: "\(router.route)"), screen.entries + router.places.map { Entry($0.signpost) })
        }
        add(HostPhrases.anywhere, listedEntries)
        return groups
    }

    /// All words that mean something here, nearest first: those of the help, then those that it passes over.
    var entries: [Entry] {
        let silent = chain.filter { !($0.viewController is any Screen) }.flatMap(\.places)
        return vocabulary.flatMap(\.rows) + silent.map { Entry($0.signpost) }
            + commands.map(\.entry)
    }

    /// Shows all that can be typed, or how one word is used.
    func help(on name: String?) throws {
        guard let name else {
            let groups = vocabulary.map { title, rows in
                let table = reader.table(rows.map { ($0.usage, $0.summary) })
                return ([reader.text(title).bold] + table).joined(separator: "\n")
            }
            return try attempt { try console.show(groups.joined(separator: "\n")) }
        }
        let entries = entries
        let word = try entries.map(\.name).only(beginningWith: name)
        guard let entry = entries.first(where: { $0.name == word }) else { throw unknownWord(name) }
        let below = [entry.summary] + (entry.example.map { [HostPhrases.forExample($0)] } ?? [])
        let lines = below.enumerated().flatMap { index, phrase in
            let line = index == 0 ? reader.text(phrase) : reader.text(phrase).dim
            return line.wrapped(to: max(reader.width - 2, 20)).map { "  " + $0 }
        }
        try attempt { try console.show(([reader.text(entry.usage).bold] + lines).joined(separator: "\n")) }
    }
}
