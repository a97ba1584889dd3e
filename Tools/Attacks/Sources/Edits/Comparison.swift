/// Compares the content of a store with the edits that were sent to it.
struct Comparison {
    /// Acknowledged edits that are missing.
    private(set) var lost: [Edit] = []
    /// Edits that are present although they were reported as failed.
    private(set) var risen: [Edit] = []
    /// Contradictions within the store, one sentence each.
    private(set) var contradictions: [String] = []

    private let content: Content

    private static let onPages = [
        "a page is not what its history comes to", "a page counts other entries than its history has",
    ]

    /// Whether the histories that can be read contain each acknowledged edit, no edit twice or out of order, and only
    /// edits that a writer sent.
    var isWholeInHistory: Bool {
        lost.allSatisfy { content.isUnbegun && $0.isElsewhere } && contradictions.allSatisfy(Self.onPages.contains)
    }

    /// Compares the app's screens only with its histories, for a store with edits that no writer sent.
    init(of content: Content) {
        self.content = content
        comparePages()
    }

    /// Compares the app's screens, its histories, and the edits of the writers.
    init(_ content: Content, with writers: [Writer]) {
        self.init(of: content)
        let edits = writers.flatMap(\.edits)
        let present = Set(content.history.compactMap(\.text))
        for edit in edits { note(edit, isPresent: present.contains(edit.text)) }
        compareHistory(present, with: edits)
        for writer in writers { compareOrder(with: writer) }
        compareLists(present, with: edits)
    }

    /// Checks that each edit is in the histories at most once, and that a writer sent it. Every edit has a unique text.
    private mutating func compareHistory(_ present: Set<String>, with edits: [Edit]) {
        if !present.isSubset(of: edits.map(\.text)) || !content.strangeParts.isEmpty {
            contradictions.append("the history has an edit that no writer sent")
        }
        if present.count < content.history.count { contradictions.append("the history has an edit twice") }
    }

    /// Checks that the edits of a writer are in each history in the order in which they were sent.
    private mutating func compareOrder(with writer: Writer) {
        let numbers = Dictionary(writer.edits.enumerated().map { ($1.text, $0) }) { first, _ in first }
        let texts = Dictionary(grouping: content.history, by: \.place.history).mapValues { $0.compactMap(\.text) }
        let isOrdered = texts.values.allSatisfy { texts in
            let sent = texts.compactMap { numbers[$0] }
            return sent == sent.sorted()
        }
        if !isOrdered { contradictions.append("the edits of a writer are in another order than it sent them") }
    }

    /// Checks that the app's screens show the texts that result from replaying its histories.
    private mutating func comparePages() {
        let replayed = content.replayed
        let isShown = content.shown.allSatisfy { replayed[$0.key] == $0.value }
        let missing = replayed.keys.contains { $0.isAlwaysShown && content.shown[$0] == nil }
        if !isShown || missing { contradictions.append(Self.onPages[0]) }
    }

    /// Checks that, for each list, the app's screens count as many entries as the edits in the histories have added.
    private mutating func compareLists(_ present: Set<String>, with edits: [Edit]) {
        let lists = edits.filter { present.contains($0.text) }.compactMap(\.list)
        let counts = Dictionary(grouping: lists) { $0 }.mapValues(\.count)
        guard counts != content.counts.filter({ $0.value > 0 }) else { return }
        contradictions.append(Self.onPages[1])
    }

    private mutating func note(_ edit: Edit, isPresent: Bool) {
        switch edit.outcome {
        case .acknowledged where !isPresent: lost.append(edit)
        case .failed where isPresent: risen.append(edit)
        default: break
        }
    }
}
