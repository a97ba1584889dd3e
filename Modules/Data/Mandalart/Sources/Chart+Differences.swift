import MandalartDomainInterface

/// A cell of the main grid that an edit changed.
struct GoalChange {
    /// 1…9, 5 for the core goal.
    let position: Int
    /// What it held; `nil` when it was empty.
    let before: (any Goal)?
    /// What it holds; `nil` when it is empty now.
    let after: (any Goal)?
}

/// A cell around a sub-goal that an edit changed.
struct ItemChange {
    /// The sub-goal's place in the main grid.
    let subGoal: Position
    /// The item's place around the sub-goal.
    let position: Position
    /// What it held; `nil` when it was empty.
    let before: ActionItem?
    /// What it holds; `nil` when it is empty now.
    let after: ActionItem?
}

/// What an edit changed. Text counts as changed when its bytes differ: for Swift's `==` the two ways to write é are
/// one.
extension Chart {
    /// The goals that are not the same in the next chart, in the order of their positions.
    func goalChanges(to next: Chart) -> [GoalChange] {
        (1...9).compactMap { number in
            let (before, after) = (goal(at: number), next.goal(at: number))
            guard !isSame(before, after, by: isSameGoal) else { return nil }
            return GoalChange(position: number, before: before, after: after)
        }
    }

    /// The action items that are not the same in the next chart, those of a removed sub-goal among them.
    func itemChanges(to next: Chart) -> [ItemChange] {
        Position.all.flatMap { subGoal in
            Position.all.compactMap { position in
                let before = subGoals[subGoal]?.items[position]
                let after = next.subGoals[subGoal]?.items[position]
                guard !isSame(before, after, by: isSameItem) else { return nil }
                return ItemChange(subGoal: subGoal, position: position, before: before, after: after)
            }
        }
    }

    private func goal(at number: Int) -> (any Goal)? {
        guard let position = try? Position(number) else { return coreGoal }
        return subGoals[position]
    }
}

private func isSame<Content>(_ left: Content?, _ right: Content?, by areSame: (Content, Content) -> Bool) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return areSame(left, right)
}

private func isSameGoal(_ left: any Goal, _ right: any Goal) -> Bool {
    left.title.text.hasBytes(of: right.title.text)
        && left.description.text.hasBytes(of: right.description.text)
        && left.palette == right.palette
        && isSame(left.image?.text, right.image?.text) { $0.hasBytes(of: $1) }
}

private func isSameItem(_ left: ActionItem, _ right: ActionItem) -> Bool {
    left.title.text.hasBytes(of: right.title.text) && left.rate == right.rate
}

extension String {
    fileprivate func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
