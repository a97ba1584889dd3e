import Basics
import DreamsDomainInterface
import MandalartDomainInterface

/// The values in the form for a wish's tree.
struct TreeDraft: Equatable {
    var purpose: Passage?
    var goal: Title?
    var date: Day?
    var vision: Passage?
    /// The titles of the milestones in order; `nil` for an empty field, which adds no milestone to the tree.
    var milestones = [Title?](repeating: nil, count: MilestoneNumber.all.count)
    /// The milestones of the tree when the form was opened, which may have changed since.
    private let shown: [Milestone]

    /// Creates a draft with the values of a tree.
    init(_ tree: DreamTree = DreamTree()) {
        (purpose, goal, date, vision) = (tree.purpose, tree.goal, tree.date, tree.vision)
        shown = tree.milestones
        for (index, milestone) in tree.milestones.enumerated() { milestones[index] = milestone.title }
    }

    /// Returns the changes that turn the draft of a tree into this one. A renamed milestone stays reached.
    func changes(from other: TreeDraft) -> [TreeChange] {
        var changes: [TreeChange] = []
        if purpose != other.purpose { changes.append(.purpose(purpose)) }
        if goal != other.goal { changes.append(.goal(goal)) }
        if date != other.date { changes.append(.date(date)) }
        if vision != other.vision { changes.append(.vision(vision)) }
        var (removed, added): ([TreeChange], [TreeChange]) = ([], [])
        for (index, number) in MilestoneNumber.all.enumerated() {
            switch (other.shown.indices.contains(index) ? other.shown[index] : nil, milestones[index]) {
            case (nil, nil): break
            case (nil, let title?): added.append(.addMilestone(title))
            // The last milestones are removed first, because removing a milestone moves up those after it.
            case (let before?, nil): removed.insert(.removeMilestone(number, shown: before), at: 0)
            case (let before?, let title?):
                if before.title != title { changes.append(.renameMilestone(number, title, shown: before)) }
            }
        }
        return changes + removed + added
    }
}
