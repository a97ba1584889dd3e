public import Edits
public import MandalartDomainInterface
public import Time

/// The thoughts behind a wish: why, what and by when, the marks on the way, and the scene at the finish. All of it is
/// empty at first, and may stay so.
public struct DreamTree: Equatable, Sendable {
    /// Why.
    public var purpose: Passage?
    /// The goal, if it is set.
    public var goal: Title?
    /// The day by which it is to be reached.
    public var date: Day?
    /// Measurable marks on the way, in their order: eight at most, as many as a chart has sub-goals.
    public internal(set) var milestones: [Milestone] = []
    /// The titles of the milestones for which there is no place. Only repositories know them.
    public var unplaced: [Title] = []
    /// The scene at the finish.
    public var vision: Passage?
    /// The chart that it grew into.
    public var chart: ChartID?

    /// A tree of which nothing is there.
    public init() {}

    /// A tree with these milestones, and nothing else.
    ///
    /// - Throws: ``DreamsError/tooManyMilestones``.
    public init(milestones: [Milestone]) throws(DreamsError) {
        guard milestones.count <= MilestoneNumber.range.count else { throw .tooManyMilestones }
        self.milestones = milestones
    }

    /// Whether nothing of it is there.
    public var isEmpty: Bool { self == DreamTree() }

    /// A milestone by its place.
    ///
    /// - Throws: ``DreamsError/noSuchMilestone(_:)``.
    public func milestone(_ number: MilestoneNumber) throws(DreamsError) -> Milestone {
        milestones[try index(of: number)]
    }

    /// Makes one change.
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

/// A measurable mark on the way to a goal.
public struct Milestone: Equatable, Sendable {
    /// The title.
    public var title: Title
    /// The day on which it was reached; `nil` as long as it is not.
    public var reached: Day?
    /// The identity; `nil` until a repository has stored it.
    @Unseen public var id: Identity?

    /// A milestone, by default one that is not reached.
    public init(_ title: Title, reached: Day? = nil) {
        (self.title, self.reached) = (title, reached)
    }
}

/// One change to a tree.
public enum TreeChange: Hashable, Sendable {
    /// `nil` takes it away, as in the next three.
    case purpose(Passage?)
    /// Sets the goal; `nil` clears it.
    case goal(Title?)
    /// The day by which it is to be reached.
    case date(Day?)
    /// The scene at the finish.
    case vision(Passage?)
    /// Puts a milestone behind those that there are.
    case addMilestone(Title)
    /// Calls a milestone something else.
    case renameMilestone(MilestoneNumber, Title)
    /// Says on which day a milestone was reached; `nil` that it is not.
    case reachMilestone(MilestoneNumber, Day?)
    /// Forgets a milestone. Those after it move up.
    case removeMilestone(MilestoneNumber)
}
