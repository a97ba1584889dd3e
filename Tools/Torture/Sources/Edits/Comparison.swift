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
        compareHistory(edits)
        compareLog(edits)
        for writer in writers { compareWishes(writer) }
        if let nickname = edits.first(where: { $0.target == .nickname }), nickname.outcome == .acknowledged,
            content.nickname != nickname.text
        {
            lost.append(nickname)
        }
    }

    private mutating func compareHistory(_ edits: [Edit]) {
        var last: [Edit.Target: String] = [:]
        for change in content.history { last[change.target] = change.text }
        let present = Set(content.history.compactMap(\.text))
        for edit in edits where edit.target.isCell {
            note(edit, isPresent: present.contains(edit.text))
        }
        if last != content.cells { contradictions.append("the chart is not what its history comes to") }
        let sent = Set(edits.map(\.text))
        if !present.isSubset(of: sent) { contradictions.append("the history has an edit that nobody sent") }
        if present.count < content.history.count { contradictions.append("the history has an edit twice") }
    }

    private mutating func compareLog(_ edits: [Edit]) {
        let logs = Dictionary(grouping: edits.filter { if case .log = $0.target { true } else { false } }, by: \.target)
        for (target, edits) in logs {
            let count = content.logged[target] ?? 0
            let known = edits.count { $0.outcome == .acknowledged }
            let possible = edits.count { $0.outcome != .failed }
            if count < known { lost += edits.filter { $0.outcome == .acknowledged }.suffix(known - count) }
            if count > possible { risen += edits.filter { $0.outcome == .failed }.prefix(count - possible) }
        }
        let failed = edits.filter { $0.outcome == .failed && content.lastLogged.contains($0.text) }
        risen += failed.filter { edit in !risen.contains { $0.text == edit.text } }
    }

    /// A wish that is worded anew has the words of its last acknowledged edit, or of one after it that was not refused.
    private mutating func compareWishes(_ writer: Writer) {
        let titles = Set(content.wishes.values)
        let new = writer.edits.filter { $0.target == .newWish }
        let known = new.filter { $0.outcome == .acknowledged }
        if content.wishes.count < known.count { lost += known.suffix(known.count - content.wishes.count) }
        // One that failed lets later ones have its number, and then these are worded anew.
        if new.prefix(writer.foundationWishes).allSatisfy({ $0.outcome == .acknowledged }) {
            for edit in new.dropFirst(writer.foundationWishes) where !lost.contains(where: { $0.text == edit.text }) {
                note(edit, isPresent: titles.contains(edit.text))
            }
        }
        let isReworded = writer.edits.filter { if case .wish = $0.target { true } else { false } }
        for edits in Dictionary(grouping: isReworded, by: \.target).values {
            let last = edits.lastIndex { $0.outcome == .acknowledged }
            let possible = edits[(last ?? 0)...].filter { $0.outcome != .failed }
            if let last, !possible.contains(where: { titles.contains($0.text) }) { lost.append(edits[last]) }
            risen += edits.filter { $0.outcome == .failed && titles.contains($0.text) }
        }
    }

    private mutating func note(_ edit: Edit, isPresent: Bool) {
        switch edit.outcome {
        case .acknowledged where !isPresent: lost.append(edit)
        case .failed where isPresent: risen.append(edit)
        default: break
        }
    }
}
