package import Commands
import Ribcage
package import Screens

/// Finds the words that can be typed at the cursor, at the prompt or in a shell.
package struct WordFinder: Sendable {
    /// The guides to the places that can be opened.
    let guides: [Guide]
    /// The guides to the open places, lowest first. A place has several guides if other places have the same name.
    let open: [[Guide]]
    /// The host's commands, which are available in every place.
    let everywhere: [Entry]
    /// The commands that can only be the first word, such as aliases.
    let first: [Entry]

    /// Creates a finder that searches guides and commands.
    package init(guides: [Guide], open: [[Guide]], everywhere: [Entry], first: [Entry] = []) {
        (self.guides, self.open, self.everywhere, self.first) = (guides, open, everywhere, first)
    }

    /// Returns the candidates for the last of the words, without duplicates, in the order of the help.
    package func candidates(completing words: [String]) -> [Candidate] {
        let typed = words.last ?? ""
        var seen: Set<String> = []
        // A higher place is searched only if the places below it have no candidate.
        for level in levels(after: words.dropLast(), typing: typed) {
            let found = level.filter { $0.begins(with: typed) && seen.insert($0.name).inserted }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the first command in the words, after the names of places; `nil` if there is none.
    package func command(in words: [String]) -> Entry? {
        var (words, open, opened) = (words[...], open, false)
        while let word = words.popFirst() {
            let ownWords = open.joined().flatMap(\.commands) + everywhere + (opened ? [] : first)
            if let command = ownWords.first(where: { $0.name == word }) { return command }
            guard case .place = follow(Route(parsing: word), &words, &open) else { return nil }
            opened = true
        }
        return nil
    }

    private func levels(after words: ArraySlice<String>, typing typed: String) -> [[Candidate]] {
        var (words, open, opened) = (words, open, false)
        while let word = words.popFirst() {
            let ownWords = open.joined().flatMap(\.commands) + everywhere + (opened ? [] : first)
            if let command = ownWords.first(where: { $0.name == word }) {
                if command.name == "help" { return entries(of: open, first: first) }
                return [candidates(for: command, after: words, typing: typed, in: open)]
            }
            switch follow(Route(parsing: word), &words, &open) {
            case .place: opened = true
            case .value(let values): return [values.map { Candidate(name: $0) }]
            case .nothing: return []
            }
        }
        if typed.contains("/") { return [routes(typing: typed, in: open)] }
        return entries(of: open, first: opened ? [] : first)
    }

    /// Returns the words of the lowest place and those that work everywhere, followed by the words of each place above.
    private func entries(of open: [[Guide]], first: [Entry] = []) -> [[Candidate]] {
        let own = open.map { $0.flatMap { $0.commands + $0.signposts.map(Entry.init) } }
        return ([(own.first ?? []) + everywhere + first] + own.dropFirst()).map { $0.map(Candidate.init) }
    }

    private func candidates(
        for command: Entry, after words: ArraySlice<String>, typing typed: String, in open: [[Guide]]
    ) -> [Candidate] {
        if command.name == "go" { return words.isEmpty ? routes(typing: typed, in: open) : [] }
        return command.candidates(completing: typed, after: words)
    }

    /// Returns the routes that complete the step after the last slash of the typed text.
    private func routes(typing typed: String, in open: [[Guide]]) -> [Candidate] {
        let start = typed.lastIndex(of: "/").map { typed[...$0] } ?? ""
        var (open, none) = (open, ArraySlice<String>())
        switch start.isEmpty ? .place : follow(Route(parsing: String(start)), &none, &open) {
        case .place:
            let levels = start.isEmpty ? open : Array(open.prefix(1))
            return levels.joined().flatMap(\.signposts).map { signpost in
                Candidate(name: "\(start)\(signpost.name)", summary: signpost.summary)
            }
        case .value(let values): return values.map { Candidate(name: "\(start)\($0)") }
        case .nothing: return []
        }
    }

    private enum Step {
        /// The route leads to a place.
        case place
        /// The route leads to a place whose value is missing. The associated value contains the candidates for the
        /// value.
        case value([String])
        case nothing
    }

    /// Follows the steps of a route, updates the open places, and returns what the route leads to. The value of the
    /// last place may be the next word, which is then consumed.
    private func follow(_ route: Route, _ words: inout ArraySlice<String>, _ open: inout [[Guide]]) -> Step {
        var segments = route.segments[...]
        while let name = segments.popFirst() {
            guard let level = open.firstIndex(where: { $0.contains { $0.signposts.contains { $0.name == name } } })
            else { return .nothing }
            let signpost = open[level].flatMap(\.signposts).first { $0.name == name }
            open = [guides.filter { $0.place == name }] + open[level...]
            if let signpost, signpost.value != nil {
                let hasManyWords = [.allWords, .optionalWords].contains(signpost.extent)
                if hasManyWords || segments.popFirst() ?? words.popFirst() == nil {
                    return .value(signpost.candidates)
                }
            }
        }
        return .place
    }
}
