import Platform
import Terminal

extension RecordedEdit {
    /// One line for the person who changed it back: `Undone: sub-goal 1 is “Endurance” again, was “Stamina”.`
    var undone: Text { sentence("Undone") { (is: $0.before, was: $0.after) } }

    /// One line for the person who made it again: `Redone: sub-goal 1 is “Stamina” again, was “Endurance”.`
    var redone: Text { sentence("Redone") { (is: $0.after, was: $0.before) } }

    private func sentence(_ word: String, _ contents: (Change) -> (is: Content?, was: Content?)) -> Text {
        guard let change = changes.first else { return "\(word): edit \(number)." }
        let (now, before) = contents(change)
        let was = before.text(after: now)
        let others = changes.count - 1
        let more: Text = others == 0 ? "" : ", and \(others) more \(others == 1 ? "change" : "changes")"
        return "\(word): \(change.subject) is \(now.text()) again, was \(was)\(more)."
    }

    /// One line of a list: number, time, what was changed, before and after. Texts are shortened until it fits.
    func line(numberWidth: Int, width: Int, clock: WallClock) -> Text {
        let number = String(repeating: " ", count: max(0, numberWidth - "\(number)".count)) + "\(number)"
        let origin = origin.map { "\($0): " } ?? ""
        let head = Text("\(number)  \(clock.localTime(of: time).minute)  ").dim + Text(line: origin)
        guard let change = changes.first else { return (head + "–").truncated(to: width) }
        let label: Text = "\(change.label): "
        let more: Text = changes.count == 1 ? "" : Text(" +\(changes.count - 1)").dim
        func line(_ longest: Int) -> Text {
            let (before, after) = (change.before.text(longest), change.after.text(longest, after: change.before))
            return head + label + "\(before) → \(after)" + more
        }
        let whole = line(.max)
        if whole.width <= width { return whole }
        // The greatest length of both texts with which the line fits; two columns are a letter and a “…”.
        let longest = stride(from: width, to: 2, by: -1).first { line($0).width <= width } ?? 2
        return line(longest).truncated(to: width)
    }
}

extension RecordedEdit.Content? {
    /// What something is, with a person's own text cut to so many columns. Where the same text stands before it in the
    /// line, only what is told with it is told.
    fileprivate func text(_ longest: Int = .max, after other: RecordedEdit.Content? = nil) -> Text {
        switch self {
        case .text(let text, let detail):
            if case .text(text, let otherDetail) = other, !detail.isEmpty, detail != otherDetail { return "\(detail)" }
            return "“\(Text(line: text).truncated(to: longest))”\(detail.isEmpty ? "" : " \(detail)")"
        case .word(let word): return "\(word)"
        case nil: return "empty"
        }
    }
}
