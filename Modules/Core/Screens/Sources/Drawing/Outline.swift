public import Commands
public import Terminal

/// Named branches, drawn as a tree. If there is too little room beside the names, the contents come below them.
///
///     ├─ goal        Finish the Seoul marathon
///     ├─ milestones  1 of 2 reached
///     │  ├─ 1 ✓ Run 5 km  2026-11-20
///     │  └─ 2 · Run 10 km
///     └─ vision      The last bend
///
/// For a screen reader, each branch and each twig is a line: `goal: Finish the Seoul marathon`.
public struct Outline {
    /// A branch.
    public struct Branch {
        let name, content: Text
        let twigs: [ListRow]

        /// A branch with a name, content, and the rows below it.
        public init(_ name: Text, _ content: Text, twigs: [ListRow] = []) {
            (self.name, self.content, self.twigs) = (name, content, twigs)
        }
    }

    let branches: [Branch]

    /// An outline of branches.
    public init(_ branches: [Branch]) {
        self.branches = branches
    }

    /// The width of the lines that connect a branch or a twig.
    fileprivate static let indent = 3

    /// Places the first line beside a head, and the others below it.
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
    /// Renders the outline in lines no wider than the reader's columns.
    public func lines(of outline: Outline) -> [Text] {
        if isLinear {
            return outline.branches.flatMap { [pair($0.name, $0.content)] + $0.twigs.flatMap(lines(of:)) }
        }
        let column = (outline.branches.map(\.name.width).max() ?? 0) + 2
        return outline.branches.enumerated().flatMap { index, branch in
            Outline.hanging(lines(of: branch, column: column), isLast: index == outline.branches.count - 1)
        }
    }

    /// The lines of a branch without the connecting lines.
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
