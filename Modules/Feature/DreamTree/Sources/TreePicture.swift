import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import Screens
import Terminal

/// An outline of a wish's tree, with its parts as branches and its milestones as twigs.
struct TreePicture {
    private let wish: Wish
    private let number: WishNumber
    private let chart: Growth?
    private let reader: Reader

    init(of wish: Wish, at number: WishNumber, grownInto chart: Growth? = nil, for reader: Reader) {
        (self.wish, self.number, self.chart, self.reader) = (wish, number, chart, reader)
    }

    var text: Text { (heading + reader.lines(of: Outline(branches))).joined(separator: "\n") }

    private var heading: [Text] {
        let title = reader.text(DreamTreePhrases.heading(number)).bold + Text(line: wish.title.text).bold
        let done = wish.done.map { reader.text(DreamPhrases.cameTrue(on: $0)).dim }
        return (done.map { reader.beside(title, $0) } ?? title).wrapped(to: reader.width)
    }

    private var branches: [Outline.Branch] {
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
            ListRow(
                Text("\(number)"),
                mark: ListRow.Mark("✓", DreamTreePhrases.isReached, isSet: milestone.reached != nil),
                Text(line: milestone.title.text), facts: milestone.reached.map { [reader.text($0.phrase).dim] } ?? [])
        }
        let whole = [
            branch(.purpose, tree.purpose.map { Text(line: $0.text) }), branch(.goal, goal),
            Outline.Branch(reader.text(DreamPhrases.milestones), milestones, twigs: twigs),
            branch(.vision, tree.vision.map { Text(line: $0.text) }),
        ]
        guard let chart else { return whole }
        let content = reader.text(DreamTreePhrases.leads(to: chart))
        return whole + [Outline.Branch(reader.text(DreamTreePhrases.chart), content)]
    }

    private func branch(_ field: TreeField, _ content: Text?) -> Outline.Branch {
        Outline.Branch(reader.text(field.name), content ?? reader.text(DreamTreePhrases.invites(field)).dim)
    }
}
