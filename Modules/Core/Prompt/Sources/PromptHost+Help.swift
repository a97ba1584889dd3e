import Ribcage
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
        add(nil, listedEntries)
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
        let width = console.width
        guard let name else {
            if options.writesJSON {
                return try showWords(vocabulary.flatMap { group in group.rows.map { (group.place, $0) } })
            }
            let groups = vocabulary.map { Self.group($0.place?.description ?? "anywhere", $0.rows, width: width) }
            return try attempt { try console.show(groups.joined(separator: "\n")) }
        }
        let entries = entries
        let word = try entries.map(\.name).only(beginningWith: name)
        guard let entry = entries.first(where: { $0.name == word }) else { throw unknownWord(name) }
        if options.writesJSON {
            return try showWords([(vocabulary.first { $0.rows.contains(entry) }?.place, entry)])
        }
        let example = entry.example.map { Text("\n  for example: \($0)").dim } ?? ""
        try attempt { try console.show("\(Text(entry.usage).bold)\n  \(entry.summary)\(example)") }
    }

    /// Two columns, the second one wrapped within itself.
    private static func group(_ title: String, _ rows: [Entry], width: Int) -> Text {
        let column = (rows.map { $0.usage.displayWidth }.max() ?? 0) + 4
        let lines = rows.flatMap { row in
            let summary = Text(row.summary).dim.wrapped(to: max(width - column, 20))
            return summary.enumerated().map { index, line in
                Text(index == 0 ? "  \(row.usage)" : "").padded(to: column) + line
            }
        }
        return ([Text(title).bold] + lines).joined(separator: "\n")
    }
}
