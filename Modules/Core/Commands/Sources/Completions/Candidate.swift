package import Languages
import Platform

/// A word that can stand where a person presses Tab, and what it is for.
package struct Candidate: Equatable, Sendable {
    package let name: String
    package let summary: Phrase?

    package init(name: String, summary: Phrase? = nil) {
        (self.name, self.summary) = (name, summary)
    }

    /// The word of an entry.
    package init(_ entry: Entry) {
        self.init(name: entry.name, summary: entry.summary)
    }
}

extension Entry {
    /// The words that can stand behind the command and some words of it. What was typed of the word decides between
    /// options and others; it need not be the beginning of each.
    package func candidates(completing typed: String, after words: some Sequence<String>) -> [Candidate] {
        var (rest, plain, unused) = (Array(words)[...], 0, options)
        while let word = rest.popFirst() {
            guard let option = options.first(where: { $0.name == word }) else {
                plain += 1
                continue
            }
            unused.removeAll { $0 == option }
            if option.takesValue, rest.popFirst() == nil { return option.candidates.map { Candidate(name: $0) } }
        }
        if typed.hasPrefix("-") { return unused.flatMap { $0.candidates(completing: typed) } }
        let index = repeated.map { Swift.min(plain, $0) } ?? plain
        if paths.indices.contains(index), paths[index] {
            return FileSystem.paths(beginningWith: typed).map { Candidate(name: $0) }
        }
        let known = candidates.indices.contains(index) ? candidates[index] : []
        return known.isEmpty
            ? unused.map { Candidate(name: $0.name, summary: $0.summary) } : known.map { Candidate(name: $0) }
    }
}

extension CommandOption {
    /// The option, or with an equals sign what can stand behind that.
    package func candidates(completing typed: String) -> [Candidate] {
        let values = typed.hasPrefix("\(name)=") ? candidates : []
        return [Candidate(name: name, summary: summary)] + values.map { Candidate(name: "\(name)=\($0)") }
    }
}
