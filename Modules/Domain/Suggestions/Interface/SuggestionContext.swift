public import Languages
public import MandalartDomainInterface

/// An empty cell with its surroundings in the chart, for which suggestions are wanted.
public struct SuggestionContext: Hashable, Sendable {
    /// The empty cell.
    public let cell: Cell
    /// The core goal of the chart.
    public let coreGoal: Title?
    /// For an action item, its sub-goal.
    public let subGoal: Title?
    /// The filled cells of the same grid, in reading order: the sub-goals, or the items of the sub-goal.
    public let neighbours: [Title]
    /// The language of the person.
    public let language: Language
    /// The titles to leave out: those in the chart, rejected ones, and those already shown.
    public private(set) var unwanted: Set<Title>

    /// A cell of a chart.
    public init(_ cell: Cell, in chart: Chart, language: Language) {
        (self.cell, self.language) = (cell, language)
        coreGoal = chart.coreGoal?.title
        let goals = chart.subGoals.sorted { $0.key < $1.key }.map(\.value)
        if case .actionItem(let position, in: let place) = cell {
            subGoal = chart.subGoals[place]?.title
            let items = (chart.subGoals[place]?.items ?? [:]).sorted { $0.key < $1.key }
            neighbours = items.filter { $0.key != position }.map(\.value.title)
        } else {
            subGoal = nil
            neighbours = chart.subGoals.sorted { $0.key < $1.key }.filter { .subGoal($0.key) != cell }
                .map(\.value.title)
        }
        unwanted = Set(goals.flatMap { [$0.title] + $0.items.values.map(\.title) })
        if let coreGoal { unwanted.insert(coreGoal) }
    }

    /// Returns the context with more titles to leave out.
    public func without(_ titles: some Sequence<Title>) -> SuggestionContext {
        var context = self
        context.unwanted.formUnion(titles)
        return context
    }
}
