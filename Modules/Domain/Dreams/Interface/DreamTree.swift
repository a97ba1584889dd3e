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
        case .renameMilestone(let number, let title): milestones[try index(of: number)].title = title
        case .reachMilestone(let number, let day): milestones[try index(of: number)].reached = day
        case .removeMilestone(let number): milestones.remove(at: try index(of: number))
        }
    }

    private func index(of number: MilestoneNumber) throws(DreamsError) -> Int {
        guard milestones.indices.contains(number.number - 1) else { throw .noSuchMilestone(number) }
        return number.number - 1
    }
}

/// A measurable step toward a goal.
public struct Milestone: Equatable, Sendable {
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
    /// Renames a milestone.
    case renameMilestone(MilestoneNumber, Title)
    /// Sets the day on which a milestone was reached; `nil` if it is not reached.
    case reachMilestone(MilestoneNumber, Day?)
    /// Removes a milestone. Later milestones move up by one number.
    case removeMilestone(MilestoneNumber)
}
