package import Languages
import Platform

/// A completion candidate: a word, and what it is for.
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
    /// The candidates for the next argument of the command: options if `typed` begins with a dash, otherwise values. They
    /// are not filtered by that prefix.
    package func candidates(completing typed: String, after words: some Sequence<String>) -> [Candidate] {
        let parts = OptionParser(.slips, options: options).partsIgnoringMistakes(of: words)
        if let option = parts.optionWithoutValue(among: options) {
            return option.values(completing: typed).map { Candidate(name: $0) }
        }
        let line = Words(parsed: parts)
        let plain = line.all.count
        let unused = options.filter { option in !line.options.contains { $0.name == option.name } }
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
    /// The option; after `--name=` also the option with each known value.
    package func candidates(completing typed: String) -> [Candidate] {
        let start = "\(name)="
        let values = typed.hasPrefix(start) ? values(completing: String(typed.dropFirst(start.count))) : []
        return [Candidate(name: name, summary: summary)] + values.map { Candidate(name: start + $0) }
    }

    /// The known values; of a path those that go on with a beginning, and of one to a folder the folders alone.
    fileprivate func values(completing typed: String) -> [String] {
        guard let path else { return candidates }
        return FileSystem.paths(beginningWith: typed).filter { path == .file || $0.hasSuffix("/") }
    }
}
