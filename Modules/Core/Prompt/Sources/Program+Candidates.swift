import Languages
import Ribcage

// What can stand where a person presses Tab in a shell. The scripts of the shells ask for it, with the words so far.
@MainActor extension Program {
    /// A word that can stand there, and what it is for.
    struct Candidate: Equatable {
        let name: String
        var summary: Phrase?
    }

    /// The words that complete the last one, in the order of the help.
    func candidates(completing words: [String]) -> [Candidate] {
        // bash cuts `--color=al` at the equals sign.
        let typed = words.last == "=" ? "" : words.last ?? ""
        var seen: Set<String> = []
        return candidates(after: words.dropLast(), typing: typed)
            .filter { $0.name.hasPrefix(typed) && seen.insert($0.name).inserted }
    }

    private func candidates(after words: ArraySlice<String>, typing typed: String) -> [Candidate] {
        var (words, isAfterDashes) = (words, false)
        // The open places, the lowest first.
        var chain = [guides.filter(\.isStart)]
        while let word = words.popFirst() {
            if word == "--", !isAfterDashes {
                isAfterDashes = true
            } else if word.hasPrefix("--"), !isAfterDashes {
                guard let option = Option(rawValue: word), option.value != nil else { continue }
                if words.first == "=" { words.removeFirst() }
                if words.popFirst() == nil { return option.candidates.map { Candidate(name: $0) } }
            } else if let command = command(word, in: chain) {
                if command.name == "help" { return here(chain) }
                let index = words.count
                let known = command.candidates.indices.contains(index) ? command.candidates[index] : []
                return known.map { Candidate(name: $0) }
            } else {
                guard follow(word, &words, &chain) else { return [] }
            }
        }
        guard typed.hasPrefix("-"), !isAfterDashes else {
            return here(chain) + (chain.count == 1 ? Self.commands.map(\.entry).map(Candidate.init) : [])
        }
        return Option.listed.flatMap { option in
            let values = typed.hasPrefix("\(option.rawValue)=") ? option.candidates : []
            return [Candidate(name: option.rawValue, summary: option.summary)]
                + values.map { Candidate(name: "\(option.rawValue)=\($0)") }
        }
    }

    private func command(_ word: String, in chain: [[Guide]]) -> Entry? {
        let own = chain.joined().flatMap(\.commands)
        let all =
            own + PromptHost.listedEntries(withHistory: remembersEdits)
            + (chain.count == 1 ? Self.commands.map(\.entry) : [])
        return all.first { $0.name == word }
    }

    /// Opens the places of a route that is one word. `false` when there is none, or when its value is still to be typed.
    private func follow(_ word: String, _ words: inout ArraySlice<String>, _ chain: inout [[Guide]]) -> Bool {
        var segments = Route(parsing: word).segments[...]
        while let name = segments.popFirst() {
            guard let level = chain.firstIndex(where: { $0.contains { $0.signposts.contains { $0.name == name } } })
            else { return false }
            let signpost = chain[level].flatMap(\.signposts).first { $0.name == name }
            chain = [guides.filter { $0.place == name }] + chain[level...]
            if signpost?.value != nil, segments.popFirst() ?? words.popFirst() == nil { return false }
        }
        return true
    }

    /// The words of the lowest open place, and those of the host.
    private func here(_ chain: [[Guide]]) -> [Candidate] {
        let guides = chain.first ?? []
        let entries =
            guides.flatMap { $0.commands + $0.signposts.map(Entry.init) }
            + PromptHost.listedEntries(withHistory: remembersEdits)
        return entries.map(Candidate.init)
    }
}

extension Program.Candidate {
    init(_ entry: Entry) {
        self.init(name: entry.name, summary: entry.summary)
    }
}
