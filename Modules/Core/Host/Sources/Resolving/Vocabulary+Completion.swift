package import Commands
import Ribcage
import Screens

// Completion, at the prompt or in a shell.
extension Vocabulary {
    /// Returns the candidates for the last of the words, without duplicates, in the order of the help.
    package func candidates(completing words: [String]) -> [Candidate] {
        let typed = words.last ?? ""
        var seen: Set<String> = []
        // A higher place is searched only if the places below it have no candidate.
        for group in groups(after: Words(words.dropLast()), typing: typed) {
            let found = group.filter { $0.begins(with: typed) && seen.insert($0.name).inserted }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the first command in the words, after the names of places; `nil` if there is none.
    package func command(in words: [String]) -> HelpEntry? {
        var (place, words) = (self, Words(words))
        while let word = words.next() {
            if let command = place.command(named: word) { return command }
            guard place.complete(Route(parsing: word), &words) == nil else { return nil }
        }
        return nil
    }

    private func groups(after words: Words, typing typed: String) -> [[Candidate]] {
        var (place, words) = (self, words)
        while let word = words.next() {
            if let command = place.command(named: word) {
                if command.name == "help" {
                    return place.candidates(first: firstWords) + [
                        command.candidates(completing: typed, after: words.all)
                    ]
                }
                if command.name == "go" { return words.first == nil ? [place.routes(typing: typed)] : [] }
                return [command.candidates(completing: typed, after: words.all)]
            }
            if let values = place.complete(Route(parsing: word), &words) { return [values] }
        }
        return typed.contains("/") ? [place.routes(typing: typed)] : place.candidates(first: place.firstWords)
    }

    private func command(named name: String) -> HelpEntry? {
        for level in levels {
            if let command = level.command(named: name) { return command.entry }
        }
        let everywhere = hostCommands.entries() + firstWords
        return everywhere.first { $0.name == name }
    }

    /// The words of the lowest place and those that work everywhere, followed by the words of each place above.
    private func candidates(first: [HelpEntry]) -> [[Candidate]] {
        var entries = levels.map(\.entries)
        let everywhere = hostCommands.entries(withBack: hasWayBack) + first
        if entries.isEmpty { entries = [everywhere] } else { entries[0] += everywhere }
        return entries.map { $0.map(Candidate.init) }
    }

    /// Returns the routes that complete the step after the last slash of the typed text.
    private func routes(typing typed: String) -> [Candidate] {
        let start = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        var (place, none) = (self, Words([]))
        if !start.isEmpty, let values = place.complete(Route(parsing: start), &none) {
            return values.map { Candidate(name: start + $0.name) }
        }
        let levels = start.isEmpty ? place.levels : Array(place.levels.prefix(1))
        return levels.flatMap(\.destinations).map { Candidate(name: start + $0.name, summary: $0.summary) }
    }

    /// Goes to the places of a route. The value of the last one may be the next word, which is then consumed.
    ///
    /// - Returns: the candidates for the value of a place if the words end before it, or for a value of any number of
    ///   words; an empty array if a place does not exist; `nil` if the words go on after the route.
    private mutating func complete(_ route: Route, _ words: inout Words) -> [Candidate]? {
        guard let name = route.segments.first, let index = levels.indices.first(where: { leads(to: name, from: $0) })
        else { return [] }
        do { guard try enter(route, from: index, &words) == nil else { return [] } } catch {
            guard case .missingValue(let place, _) = error else { return [] }
            return levels[0].destination(named: place)?.values ?? []
        }
        guard levels.count > 1 else { return nil }
        let step = levels[0].route.segments.dropFirst(levels[1].route.segments.count)
        guard let destination = step.first.flatMap({ levels[1].destination(named: $0) }), destination.value != nil
        else {
            return nil
        }
        let isOpenEnded = destination.extent == .allWords || destination.extent == .optionalWords
        return isOpenEnded || step.count == 1 && words.first == nil ? destination.values : nil
    }
}

extension Destination {
    /// The candidates for the value of the place.
    fileprivate var values: [Candidate] { candidates.map { Candidate(name: $0) } }
}
