public import Console

/// Returns a completer of the last word of a line, whose only candidates are the given words.
public func completer(of words: String...) -> Completer {
    { text in
        let typed = String(text.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
        let candidates = words.filter { $0.hasPrefix(typed) }
        guard let first = candidates.first else { return nil }
        let common = candidates.reduce(first) { common, word in
            String(zip(common, word).prefix { $0 == $1 }.map(\.0))
        }
        return Completion(replacing: typed, with: common, candidates: candidates)
    }
}
