public import Basics
public import MandalartDomainInterface

/// The tree of a wish: its purpose, goal, date, milestones and vision. All parts are optional and empty at first.
public struct DreamTree: Equatable, Sendable {
    /// The purpose: why the person has the wish; `nil` for none.
    public var purpose: Passage?
    /// The goal; `nil` for none.
    public var goal: Title?
    /// The date by which the goal should be reached; `nil` for none.
    public var date: Day?
    /// The milestones in order, at most eight because a chart has eight sub-goals.
    public internal(set) var milestones: [Milestone] = []
    /// The titles of milestones beyond eight, as may happen when two stores are merged. Only repositories set this
    /// property.
    public var unplaced: [Title] = []
    /// The vision: the scene when the wish has come true; `nil` for none.
    public var vision: Passage?
    /// The number of the chart into which the tree has grown; `nil` for none. The chart may have been deleted since.
    public var chart: ChartID?

    /// Creates an empty tree.
    public init() {}

    /// Creates a tree that has only milestones.
    ///
    /// - Throws: ``DreamsError/tooManyMilestones``.
    public init(milestones: [Milestone]) throws(DreamsError) {
        guard milestones.count <= MilestoneNumber.range.count else { throw .tooManyMilestones }
        self.milestones = milestones
    }

    /// Whether all parts are empty.
    public var isEmpty: Bool { self == DreamTree() }

    /// Returns the milestone with the given number.
    ///
    /// - Throws: ``DreamsError/noSuchMilestone(_:)``.
    public func milestone(_ number: MilestoneNumber) throws(DreamsError) -> Milestone {
        milestones[try index(of: number)]
    }

    /// Applies one change to the tree.
    ///
    /// - Throws: ``DreamsError``; nothing is changed then.
    mutating func apply(_ change: TreeChange) throws(DreamsError) {
        switch change {
        case .purpose(let purpose): self.purpose = purpose
        case .goal(let goal): self.goal = goal
        case .date(let date): self.date = date
        case .vision(let vision): self.vision = vision
        case .addMilestone(let title):
            guard milestones.count < MilestoneNumber.range.count else { throw .tooManyMilestones }
            milestones.append(Milestone(title))
        case .renameMilestone(let number, let title, shown: let shown):
            milestones[try index(of: number, shown: shown)].title = title
        case .reachMilestone(let number, let day): milestones[try index(of: number)].reached = day
        case .removeMilestone(let number, shown: let shown): milestones.remove(at: try index(of: number, shown: shown))
        }
    }

    /// Returns the index of a milestone that a form showed under a number, wherever the milestone is now. If no form
    /// showed the milestone, the number alone decides.
    private func index(of number: MilestoneNumber, shown: Milestone?) throws(DreamsError) -> Int {
        guard let shown else { return try index(of: number) }
        let indices = milestones.indices.filter { milestones[$0].id == shown.id && milestones[$0].title == shown.title }
        guard let index = indices.first(where: { $0 == number.number - 1 }) ?? indices.first else {
            throw .changedSince(shown.title)
        }
        return index
    }

    private func index(of number: MilestoneNumber) throws(DreamsError) -> Int {
        guard milestones.indices.contains(number.number - 1) else { throw .noSuchMilestone(number) }
        return number.number - 1
    }

    /// Returns the chart for the tree. The goal is in the center, with the date as its due day, and the purpose and the
    /// vision as its note. The milestones are the sub-goals around it. The sub-goal of a reached milestone has the day
    /// in its note, and a single action item at 100% with the title of the milestone, which brings the sub-goal to
    /// 100%, too.
    ///
    /// - Throws: ``DreamsError/noGoal``; `MandalartError` if a note cannot hold both texts, which never happens.
    public func grown() throws -> Chart {
        guard let goal else { throw DreamsError.noGoal }
        var chart = Chart()
        var core = Goal(title: goal)
        core.due = date
        core.note = try Note([purpose?.text, vision?.text].compactMap(\.self).joined(separator: "\n"))
        chart.coreGoal = core
        for (position, milestone) in zip(Position.all, milestones) {
            chart.subGoals[position] = try milestone.grown()
        }
        return chart
    }
}

/// A measurable step toward a goal.
public struct Milestone: Hashable, Sendable {
    /// The title.
    public var title: Title
    /// The day on which the milestone was reached; `nil` if it is not reached.
    public var reached: Day?
    /// The identity; `nil` until a repository has stored the milestone.
    @Unseen public var id: Identity?

    /// Creates a milestone, by default not reached.
    public init(_ title: Title, reached: Day? = nil) {
        (self.title, self.reached) = (title, reached)
    }

    /// Returns the sub-goal for the milestone.
    fileprivate func grown() throws -> SubGoal {
        var goal = SubGoal(title: title)
        guard let reached else { return goal }
        goal.note = try Note("✓ \(reached)")
        let done = ActionItem(title: title, rate: try AchievementRate(100))
        if let first = Position.all.first { goal.items[first] = done }
        return goal
    }
}

/// A change of one part of a tree.
public enum TreeChange: Hashable, Sendable {
    /// Sets the purpose; `nil` clears the purpose.
    case purpose(Passage?)
    /// Sets the goal; `nil` clears the goal.
    case goal(Title?)
    /// Sets the date; `nil` clears the date.
    case date(Day?)
    /// Sets the vision; `nil` clears the vision.
    case vision(Passage?)
    /// Appends a milestone.
    case addMilestone(Title)
    /// Renames the milestone with a number or, if a form has `shown` the milestone, that one, whatever its number is now.
    case renameMilestone(MilestoneNumber, Title, shown: Milestone? = nil)
    /// Sets the day on which a milestone was reached; `nil` if it is not reached.
    case reachMilestone(MilestoneNumber, Day?)
    /// Removes the milestone with a number or, if a form has `shown` the milestone, that one, whatever its number is now.
    /// Later milestones move up by one number.
    case removeMilestone(MilestoneNumber, shown: Milestone? = nil)
}

/// The result of growing a tree into a chart.
public struct Growth: Equatable, Sendable {
    /// The number of the tree's chart.
    public let chart: ChartID
    /// The name of the chart; the title of the wish if the chart has no name.
    public let name: Title
    /// Whether the chart is new. If not, the tree had grown before, and nothing is changed.
    public let isNew: Bool

    /// Creates the result of growing a tree into a chart.
    public init(_ chart: ChartID, name: Title, isNew: Bool) {
        (self.chart, self.name, self.isNew) = (chart, name, isNew)
    }
}
