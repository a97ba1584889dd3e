import Commands
import Consoles
import Languages
import Ribcage
import Screens
import Terminal

// What can be typed, for a person.
extension PromptHost {
    /// All words that can be typed here, nearest first, each word once, by the place that they belong to; `nil` for those
    /// that are there in every place.
    var vocabulary: [(place: Route?, rows: [Entry])] {
        var seen: Set<String> = []
        var groups: [(place: Route?, rows: [Entry])] = []
        func add(_ place: Route?, _ rows: [Entry]) {
            let rows = rows.filter { seen.insert($0.name).inserted }
            if !rows.isEmpty { groups.append((place, rows)) }
        }
        for router in chain {
            guard let screen = router.viewController as? any Screen else { continue }
            add(router.route, screen.entries + router.places.map { Entry($0.signpost) })
        }
        // What has no screen is there in every place.
        let ways = chain.filter { !($0.viewController is any Screen) }.flatMap(\.places).map { Entry($0.signpost) }
        add(nil, ways + listedEntries)
        return groups
    }

    /// All words that mean something here, nearest first: those of the help, then those that it passes over.
    var entries: [Entry] { vocabulary.flatMap(\.rows) + commands.map(\.entry) }

    /// Shows all that can be typed, or how one word is used.
    func help(on name: String?) throws {
        guard let name else {
            if options.writesJSON {
                return try showWords(vocabulary.flatMap { group in group.rows.map { (group.place, $0) } })
            }
            let groups = vocabulary.map { place, rows in
                let title = place.map { Phrase(verbatim: "\($0)") } ?? HostPhrases.anywhere
                let table = reader.table(rows.map { ($0.usage, $0.summary) })
                return ([reader.text(title).bold] + table).joined(separator: "\n")
            }
            return try attempt { try console.show(groups.joined(separator: "\n")) }
        }
        let entries = entries
        let word = try entries.map(\.name).only(beginningWith: name)
        guard let entry = entries.first(where: { $0.name == word }) else { throw unknownWord(name) }
        if options.writesJSON {
            return try showWords([(vocabulary.first { $0.rows.contains(entry) }?.place, entry)])
        }
        let below = [entry.summary] + (entry.example.map { [HostPhrases.forExample($0)] } ?? [])
        let lines = below.enumerated().flatMap { index, phrase in
            let line = index == 0 ? reader.text(phrase) : reader.text(phrase).dim
            return line.wrapped(to: max(reader.width - 2, 20)).map { "  " + $0 }
        }
        try attempt { try console.show(([reader.text(entry.usage).bold] + lines).joined(separator: "\n")) }
    }
}
