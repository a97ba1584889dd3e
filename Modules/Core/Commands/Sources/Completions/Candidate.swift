package import Basics
import Platform

/// A completion candidate: a word or a title, with its summary, if any.
package struct Candidate: Equatable, Sendable {
    package let name: String
    package let summary: Phrase?
    /// Whether the candidate is a title or the rest of a title. A title may contain spaces, and is matched ignoring
    /// case.
    package let isTitle: Bool

    package init(name: String, summary: Phrase? = nil, isTitle: Bool = false) {
        (self.name, self.summary, self.isTitle) = (name, summary, isTitle)
    }

    /// Whether the candidate begins with the typed text. For a title, case is ignored.
    package func begins(with typed: String) -> Bool {
        isTitle ? name.lowercased().hasPrefix(typed.lowercased()) : name.hasPrefix(typed)
    }

    package init(_ entry: HelpEntry) {
        self.init(name: entry.name, summary: entry.summary)
    }
}

extension HelpEntry {
    /// Returns the candidates for the command's next argument: the values of a preceding option that lacks its value;
    /// options if `typed` begins with a dash; otherwise the paths for an argument that takes a path; otherwise the
    /// known values of the argument or, if there are none, options. The caller removes candidates that do not begin
    /// with `typed`.
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
        let known = (candidates.indices.contains(index) ? candidates[index] : []).map { Candidate(name: $0) }
        let last = candidates.count - 1
        if !titles.isEmpty, plain >= last {
            let words = line.all.dropFirst(last)
            return (words.isEmpty ? known : []) + titles(after: words)
        }
        return known.isEmpty ? unused.map { Candidate(name: $0.name, summary: $0.summary) } : known
    }

    /// Returns, for each title that begins with `words`, the rest of the title.
    private func titles(after words: some Collection<String>) -> [Candidate] {
        let beginning = words.map { $0 + " " }.joined()
        return titles.filter { $0.lowercased().hasPrefix(beginning.lowercased()) }
            .map { Candidate(name: String($0.dropFirst(beginning.count)), isTitle: true) }
    }
}

extension CommandOption {
    /// Returns a candidate for the option and, if `typed` begins with `--name=`, one for each known value.
    package func candidates(completing typed: String) -> [Candidate] {
        let start = "\(name)="
        let values = typed.hasPrefix(start) ? values(completing: String(typed.dropFirst(start.count))) : []
        return [Candidate(name: name, summary: summary)] + values.map { Candidate(name: start + $0) }
    }

    /// Returns the known values of the option. An option with a path gets the paths that begin with `typed`; if it
    /// needs a folder, only folders.
    package func values(completing typed: String) -> [String] {
        guard let path else { return candidates }
        return FileSystem.paths(beginningWith: typed).filter { path == .file || $0.hasSuffix("/") }
    }
}
