/// A store beside what was sent to it.
struct Comparison {
    /// Acknowledged edits that are not there.
    private(set) var lost: [Edit] = []
    /// Edits that failed for sure and are there.
    private(set) var risen: [Edit] = []
    /// What does not fit together, a sentence each.
    private(set) var contradictions: [String] = []

    private let content: Content

    /// The edits of each writer stand in the order in which they were sent.
    init(_ content: Content, with writers: [Writer]) {
        self.content = content
        let edits = writers.flatMap(\.edits)
        let present = Set(content.history.compactMap(\.text))
        for edit in edits { note(edit, isPresent: present.contains(edit.text)) }
        compareHistory(present, with: edits)
        comparePages()
        compareLog(present, with: edits)
    }

    /// Each edit has a text of its own, which is in the history once.
    private mutating func compareHistory(_ present: Set<String>, with edits: [Edit]) {
        if !present.isSubset(of: edits.map(\.text)) || !content.strangeParts.isEmpty {
            contradictions.append("the history has an edit that nobody sent")
        }
        if present.count < content.history.count { contradictions.append("the history has an edit twice") }
    }

    /// The pages are what the histories come to. Old entries of the log have no page.
    private mutating func comparePages() {
        let replayed = content.replayed
        let isShown = content.shown.allSatisfy { replayed[$0.key] == $0.value }
        let missing = replayed.keys.contains { place in
            if case .entry = place { false } else { content.shown[place] == nil }
        }
        if !isShown || missing { contradictions.append("a page is not what its history comes to") }
    }

    /// The log counts as many entries for each item as the history has.
    private mutating func compareLog(_ present: Set<String>, with edits: [Edit]) {
        let logs = edits.filter { if case .log = $0.target { present.contains($0.text) } else { false } }
        let counts = Dictionary(grouping: logs, by: \.target).mapValues(\.count)
        guard counts != content.logged.filter({ $0.value > 0 }) else { return }
        contradictions.append("the log counts other entries than its history has")
    }

    private mutating func note(_ edit: Edit, isPresent: Bool) {
        switch edit.outcome {
        case .acknowledged where !isPresent: lost.append(edit)
        case .failed where isPresent: risen.append(edit)
        default: break
        }
    }
}
