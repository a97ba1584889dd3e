public import Edits
public import MandalartDomainInterface
public import Time

/// Edits cells by their addresses from one place of a chart: from home, or from the grid of a sub-goal. An address may
/// refer to another chart. The reactors of both places share this type: they forward their actions to the editor, and
/// the editor's mutations to the ``State``.
@MainActor public final class CellEditor {
    /// An action on a cell or a chart.
    public enum Action: Sendable {
        /// Reads the chart of the place and the current day.
        case load
        /// Reads the chart of an address, to show a cell of that chart to the person before another action changes it.
        case look(CellAddress)
        case set(CellAddress, RatedTitle, AchievementRate?)
        case change(CellAddress, CellField, TypedChange)
        case done(CellAddress, TypedDay?)
        case clear(CellAddress)
        case place(CellAddress, CellPlacing, CellAddress)
        case log(CellAddress, ActivityText, TypedDay?)
        /// Edits a cell of the place's own chart.
        case edit(Cell, [CellChange])
    }

    /// A change of the state.
    public enum Mutation: Sendable {
        case loaded(Chart)
        case loadedOther(OtherChart)
        case loadedToday(Day)
        /// The title that a new title replaced; `nil` if there was none, or if it was the same.
        case replaced(Title?)
        case logged(Activity)
        case did(Deed)
    }

    /// The charts as last read or edited, and the effects of the last actions.
    public struct State: Equatable, Sendable {
        /// The chart of the place.
        public var chart = Chart()
        /// Another chart, if it was read or edited after the place's own chart; otherwise `nil`.
        public var other: OtherChart?
        /// The current day, from which the distances to due days are counted.
        public var today = Day(number: 0)
        /// The title that the last new title replaced; `nil` if there was none, or if it was the same.
        public var replacedTitle: Title?
        /// The last logged activity; `nil` before the first.
        public var activity: Activity?
        /// The effect of the last `done` command; `nil` before the first.
        public var deed: Deed?

        /// Creates a state with a chart; by default an empty one.
        public init(_ chart: Chart = Chart()) {
            self.chart = chart
        }

        /// Returns the chart that an address refers to.
        public func chart(of address: CellAddress) -> Chart { other?.chart(of: address) ?? chart }

        /// Applies a mutation to the state.
        public mutating func apply(_ mutation: Mutation) {
            switch mutation {
            case .loaded(let chart): (self.chart, other) = (chart, nil)
            case .loadedOther(let chart): other = chart
            case .loadedToday(let today): self.today = today
            case .replaced(let title): replacedTitle = title
            case .logged(let activity): self.activity = activity
            case .did(let deed): self.deed = deed
            }
        }
    }

    /// The chart of the place.
    public let chart: OpenChart
    private let place: Position?
    private var lastEdited: LastEditedChart

    /// Creates an editor for home, or for the grid of the sub-goal at `place`, where a lone number means an action
    /// item.
    public init(in chart: OpenChart, around place: Position? = nil) {
        (self.chart, self.place, lastEdited) = (chart, place, LastEditedChart(of: chart))
    }

    /// The undo history of the chart that was edited last.
    public var history: any EditHistory { lastEdited.history }

    /// Records an edit of a chart by a child of the place, so that ``history`` is the history of this chart.
    public func record(_ chart: OpenChart) { lastEdited.record(chart) }

    /// Carries out an action.
    ///
    /// - Throws: `MandalartError` for an address that is not allowed here, the errors of `MandalartUseCase`,
    ///   `DayToCome` and ``NotAHabit`` for the day of `done` and of `log`, and the repository's error.
    public func mutate(_ action: Action, commit: (Mutation) -> Void) async throws {
        switch action {
        case .load:
            lastEdited = try await lastEdited.refreshed()
            commit(.loadedToday(chart.today()))
            commit(.loaded(try await chart.mandalart.chart()))
        case .look(let address):
            let scope = chart.chart(address.chart)
            commit(read(try await scope.mandalart.chart(), of: scope))
        case .set(let address, let title, let rate):
            let cell: Cell
            do {
                cell = try self.cell(address)
            } catch MandalartError.positionIsCentre {
                throw MandalartError.titleOfCentre(address.cell(around: place), address)
            }
            try await edit(cell, of: chart.chart(address.chart), try title.changes(of: cell, rated: rate), commit)
        case .change(let address, let field, let change):
            // At home a lone number is a goal, but most fields belong to action items only.
            if !CellField.ofGoals.contains(field) { _ = try address.item(around: place) }
            let (scope, cell, today) = (chart.chart(address.chart), address.cell(around: place), chart.today())
            commit(edited(try await scope.mandalart.edit(cell, [change.change(from: today)]).chart, of: scope))
            commit(.loadedToday(today))
        case .done(let address, let day):
            let (item, scope) = (try address.item(around: place), chart.chart(address.chart))
            commit(.did(try await scope.done(item.position, in: item.subGoal, on: day)))
            commit(edited(try await scope.mandalart.chart(), of: scope))
        case .clear(let address):
            let scope = chart.chart(address.chart)
            let cell = place == nil ? address.cell() : try cell(address)
            commit(edited(try await scope.mandalart.clear(cell), of: scope))
        case .place(let address, let placing, let target):
            try await put(cell(address), of: chart.chart(address.chart), placing, at: target, commit)
        case .log(let address, let text, let day):
            let (item, scope) = (try address.item(around: place), chart.chart(address.chart))
            commit(.logged(try await scope.progress.log(text, for: item.position, in: item.subGoal, on: day)))
            record(scope)
        case .edit(let cell, let changes):
            try await edit(cell, of: chart, changes, commit)
        }
    }

    /// Edits a cell, and commits also the title that the edit replaced.
    private func edit(
        _ cell: Cell, of scope: OpenChart, _ changes: [CellChange], _ commit: (Mutation) -> Void
    ) async throws {
        let after = try await scope.mandalart.edit(cell, changes)
        commit(edited(after.chart, of: scope))
        commit(.replaced(after.cells.first { $0.cell == cell }?.replacedTitle))
    }

    private func put(
        _ cell: Cell, of scope: OpenChart, _ placing: CellPlacing, at address: CellAddress, _ commit: (Mutation) -> Void
    ) async throws {
        let (goal, target) = (chart.chart(address.chart), address.cell(around: place))
        guard target != .coreGoal else { throw MandalartError.positionIsCentre }
        let after = try await scope.mandalart.place(cell, by: placing, at: CellTarget(target, in: goal.id))
        if scope.id != chart.id { commit(.loaded(try await chart.mandalart.chart())) }
        commit(edited(after, of: scope))
        // A move into this chart is an edit of this chart too.
        if goal.id == chart.id { record(chart) }
    }

    /// Returns the cell of an address: at home any cell except the core goal, in a sub-goal's grid an action item.
    /// Throws `MandalartError` for any other cell.
    private func cell(_ address: CellAddress) throws -> Cell {
        if let place {
            let item = try address.item(around: place)
            return .actionItem(item.position, in: item.subGoal)
        }
        let cell = address.cell()
        guard cell != .coreGoal else { throw MandalartError.positionIsCentre }
        return cell
    }

    private func edited(_ after: Chart, of scope: OpenChart) -> Mutation {
        record(scope)
        return read(after, of: scope)
    }

    private func read(_ read: Chart, of scope: OpenChart) -> Mutation {
        scope.id == chart.id ? .loaded(read) : .loadedOther(OtherChart(scope.id, read))
    }
}
