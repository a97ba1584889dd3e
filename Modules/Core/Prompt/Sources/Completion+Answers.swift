import LineEditor

extension Completion {
    /// How what is typed so far can become one of the answers that are known, whatever the case of the letters; `nil`
    /// when it can become none.
    init?(of text: String, among answers: [String]) {
        let candidates = answers.filter { $0.lowercased().hasPrefix(text.lowercased()) }
        guard let first = candidates.first else { return nil }
        let common = candidates.reduce(first) { common, answer in
            String(zip(common, answer).prefix { $0 == $1 }.map(\.0))
        }
        self.init(replacing: text, with: common, candidates: candidates)
    }
}
