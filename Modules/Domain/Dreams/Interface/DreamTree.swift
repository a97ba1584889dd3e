public import Edits
public import MandalartDomainInterface
public import Time

/// The tree of a wish: its purpose, its goal and date, the milestones, and the vision. All parts are empty at first and
/// optional.
public struct DreamTree: Equatable, Sendable {
    /// The purpose.
    public var purpose: Passage?
    /// The goal, if it is set.
    public var goal: Title?
    /// The date of the goal.
    public var date: Day?
    /// The milestones in order: at most eight, as a chart has eight sub-goals.
    public internal(set) var milestones: [Milestone] = []
    /// The titles of the milestones for which there is no place. Only repositories set them.
    public var unplaced: [Title] = []
    /// The vision.
    public var vision: Passage?
    /// The chart that it grew into.
    public var chart: ChartID?

    /// An empty tree.
    public init() {}

    /// A tree with only these milestones.
    ///
    /// - Throws: ``DreamsError/tooManyMilestones``.
    public init(milestones: [Milestone]) throws(DreamsError) {
        guard milestones.count <= MilestoneNumber.range.count else { throw .tooManyMilestones }
        self.milestones = milestones
    }

    /// Whether all parts are empty.
    public var isEmpty: Bool { self == DreamTree() }

    /// Returns the milestone at a place.
    ///
    /// - Throws: ``DreamsError/noSuchMilestone(_:)``.
    public func milestone(_ number: MilestoneNumber) throws(DreamsError) -> Milestone {
        milestones[try index(of: number)]
    }

    /// Applies one change.
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

/// A measurable step towards a goal.
public struct Milestone: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The day on which it was reached; `nil` if it is not.
    public var reached: Day?
    /// The identity; `nil` until a repository has stored it.
    @Unseen public var id: Identity?

    /// A milestone, by default not reached.
    public init(_ title: Title, reached: Day? = nil) {
        (self.title, self.reached) = (title, reached)
    }
}

/// One change to a tree.
public enum TreeChange: Hashable, Sendable {
    /// Sets the purpose; `nil` clears it.
    case purpose(Passage?)
    /// Sets the goal; `nil` clears it.
    case goal(Title?)
    /// Sets the date; `nil` clears it.
    case date(Day?)
    /// Sets the vision; `nil` clears it.
    case vision(Passage?)
    /// Appends a milestone.
    case addMilestone(Title)
    /// Renames a milestone.
    case renameMilestone(MilestoneNumber, Title)
    /// Sets the day on which a milestone was reached; `nil` if it is not.
    case reachMilestone(MilestoneNumber, Day?)
    /// Removes a milestone. Those after it move up.
    case removeMilestone(MilestoneNumber)
}
