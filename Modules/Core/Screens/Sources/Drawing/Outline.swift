public import Commands
public import Terminal

/// A list of named branches, drawn as a tree. If there is too little room beside the names, the contents are below
/// them.
///
///     ├─ goal        Finish the Seoul marathon
///     ├─ milestones  1 of 2 reached
///     │  ├─ 1 ✓ Run 5 km  2026-11-20
///     │  └─ 2 · Run 10 km
///     └─ vision      The last bend
///
/// For a screen reader, each branch and each row below a branch is a line: `goal: Finish the Seoul marathon`.
public struct Outline {
    /// A branch with its name, its content, and the rows below it.
    public struct Branch {
        let name, content: Text
        let twigs: [ListRow]

        /// Creates a branch with a name, a content, and the rows below it.
        public init(_ name: Text, _ content: Text, twigs: [ListRow] = []) {
            (self.name, self.content, self.twigs) = (name, content, twigs)
        }
    }

    let branches: [Branch]

    /// Creates an outline of branches.
    public init(_ branches: [Branch]) {
        self.branches = branches
    }

    /// The number of columns that the connecting lines take before a branch or a row.
    fileprivate static let indent = 3

    /// Returns the lines with a head before the first one, and the others indented by the head's width.
    fileprivate static func beside(_ head: Text, _ lines: [Text]) -> [Text] {
        lines.enumerated().map { index, line in (index == 0 ? head : Text("").padded(to: head.width)) + line }
    }

    fileprivate static func hanging(_ lines: [Text], isLast: Bool) -> [Text] {
        lines.enumerated().map { index, line in
            let stem: Text = index == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")
            return stem.dim + line
        }
    }
}

extension Reader {
    /// Returns the outline as lines no wider than the reader's columns.
    public func lines(of outline: Outline) -> [Text] {
        if isLinear {
            return outline.branches.flatMap { [pair($0.name, $0.content)] + $0.twigs.flatMap(lines(of:)) }
        }
        let column = (outline.branches.map(\.name.width).max() ?? 0) + 2
        return outline.branches.enumerated().flatMap { index, branch in
            Outline.hanging(lines(of: branch, column: column), isLast: index == outline.branches.count - 1)
        }
    }

    /// Returns the text lines of a branch, without the strokes that connect it to the tree. `column` is the width of
    /// the column of names.
    private func lines(of branch: Outline.Branch, column: Int) -> [Text] {
        let room = width - Outline.indent
        let isBeside = room - column >= 24
        let content = branch.content.wrapped(to: isBeside ? room - column : room)
        var lines =
            isBeside
            ? Outline.beside(branch.name.padded(to: column), content) : branch.name.wrapped(to: room) + content
        for (index, twig) in branch.twigs.enumerated() {
            let head = twig.head + " " + (twig.mark?.column(unset: "·") ?? "")
            let text = twig.title + twig.facts.map { "  " + $0 }.joined()
            let content = text.wrapped(to: room - Outline.indent - head.width)
            lines += Outline.hanging(Outline.beside(head, content), isLast: index == branch.twigs.count - 1)
        }
        return lines
    }
}
