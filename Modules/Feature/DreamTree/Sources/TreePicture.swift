import Commands
import DreamsDomainInterface
import Languages
import MandalartDomainInterface
import Terminal
import Time

/// A wish drawn as a tree: its parts are branches, its milestones twigs.
///
///     Wish 3: Run a marathon
///     ├─ purpose     To show my children that slow is fine
///     ├─ goal        Finish the Seoul marathon, by 2027-03-21
///     ├─ milestones  1 of 2 reached
///     │  ├─ 1 ✓ Run 5 km  2026-11-20
///     │  └─ 2 · Run 10 km
///     └─ vision      The last bend, the stadium, and my family on the stand
///
/// Where there is too little room beside the names of the parts, their content comes below them.
struct TreePicture {
    private let wish: Wish
    private let number: WishNumber
    private let chart: Growth?
    private let reader: Reader

    init(of wish: Wish, at number: WishNumber, grownInto chart: Growth? = nil, for reader: Reader) {
        (self.wish, self.number, self.chart, self.reader) = (wish, number, chart, reader)
    }

    var text: Text {
        let branches = branches
        let column = (branches.map(\.name.width).max() ?? 0) + 2
        let drawn = branches.enumerated().flatMap { index, branch in
            let isLast = index == branches.count - 1
            let content = lines(of: branch, column: column)
            return Self.hanging(content, isLast: isLast)
        }
        return (heading + drawn).joined(separator: "\n")
    }

    private struct Branch {
        let name: Text
        let content: Text
        var twigs: [(head: Text, content: Text)] = []
    }

    private var heading: [Text] {
        let title = reader.text(DreamTreePhrases.heading(number)).bold + Text(line: wish.title.text).bold
        let done = wish.done.map { "  " + reader.text(DreamPhrases.cameTrue(on: $0)).dim } ?? ""
        return (title + done).wrapped(to: reader.width)
    }

    private var branches: [Branch] {
        let tree = wish.tree
        let goal: Text? =
            switch (tree.goal, tree.date) {
            case (let goal?, let date?): reader.text(DreamTreePhrases.by(goal, date))
            case (let goal?, nil): Text(line: goal.text)
            case (nil, let date?): reader.text(DreamTreePhrases.by(date))
            case (nil, nil): nil
            }
        let reached = tree.milestones.count { $0.reached != nil }
        let milestones =
            tree.milestones.isEmpty
            ? reader.text(DreamTreePhrases.invitesMilestone).dim
            : reader.text(DreamTreePhrases.reached(reached, of: tree.milestones.count))
        let twigs = zip(MilestoneNumber.all, tree.milestones).map { number, milestone in
            let day = milestone.reached.map { "  " + reader.text($0.phrase).dim } ?? ""
            return (
                head: Text(milestone.reached == nil ? "\(number) · " : "\(number) ✓ "),
                content: Text(line: milestone.title.text) + day
            )
        }
        let whole = [
            branch(.purpose, tree.purpose.map { Text(line: $0.text) }), branch(.goal, goal),
            Branch(name: reader.text(DreamPhrases.milestones), content: milestones, twigs: twigs),
            branch(.vision, tree.vision.map { Text(line: $0.text) }),
        ]
        guard let chart else { return whole }
        let content = reader.text(DreamTreePhrases.leads(to: chart))
        return whole + [Branch(name: reader.text(DreamTreePhrases.chart), content: content)]
    }

    private func branch(_ field: TreeField, _ content: Text?) -> Branch {
        Branch(name: reader.text(field.name), content: content ?? reader.text(DreamTreePhrases.invites(field)).dim)
    }

    /// The lines of a branch without what holds it.
    private func lines(of branch: Branch, column: Int) -> [Text] {
        let width = reader.width - Self.indent
        let isBeside = width - column >= 24
        let content = branch.content.wrapped(to: isBeside ? width - column : width)
        var lines =
            isBeside ? Self.beside(branch.name.padded(to: column), content) : branch.name.wrapped(to: width) + content
        for (index, twig) in branch.twigs.enumerated() {
            let content = twig.content.wrapped(to: width - Self.indent - twig.head.width)
            lines += Self.hanging(
                Self.beside(twig.head, content), isLast: index == branch.twigs.count - 1)
        }
        return lines
    }

    /// The columns that hold a branch or a twig.
    private static let indent = 3

    /// The first line right after a head, and the others below it.
    private static func beside(_ head: Text, _ lines: [Text]) -> [Text] {
        lines.enumerated().map { index, line in (index == 0 ? head : Text("").padded(to: head.width)) + line }
    }

    private static func hanging(_ lines: [Text], isLast: Bool) -> [Text] {
        lines.enumerated().map { index, line in
            let stem: Text = index == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")
            return stem.dim + line
        }
    }
}
