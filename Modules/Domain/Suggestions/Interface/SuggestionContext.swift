public import Basics
public import MandalartDomainInterface

/// The cell for which suggestions are requested, with the titles around it in the chart.
public struct SuggestionContext: Hashable, Sendable {
    /// The cell for which suggestions are requested.
    public let cell: Cell
    /// The title of the chart's core goal; `nil` while its cell is empty.
    public let coreGoal: Title?
    /// The title of an action item's sub-goal; `nil` for a goal, or while the sub-goal is empty.
    public let subGoal: Title?
    /// The titles of the other filled cells in the same grid, in reading order: sub-goals, or items of the same
    /// sub-goal.
    public let neighbours: [Title]
    /// The person's language.
    public let language: Language
    /// The titles to leave out: those in the chart, and those added by ``without(_:)``, such as rejected or already
    /// shown titles.
    public private(set) var unwanted: Set<Title>

    /// Creates the context of a cell in a chart.
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

    /// Returns the context with the given titles added to ``unwanted``.
    public func without(_ titles: some Sequence<Title>) -> SuggestionContext {
        var context = self
        context.unwanted.formUnion(titles)
        return context
    }
}
