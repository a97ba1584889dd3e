import EditorFeatureInterface
import Edits
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SubGoalFeatureInterface
import SuggestFeatureInterface
import Time

/// Edits the action items of one sub-goal.
final class SubGoalInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case set(CellAddress, RatedTitle)
        case change(CellAddress, CellField, TypedChange)
        case done(CellAddress, TypedDay?)
        /// Reads the chart of an address, before a question about a cell.
        case look(CellAddress)
        case clear(CellAddress)
        case place(CellAddress, CellPlacing, CellAddress)
        case log(CellAddress, Title, TypedDay?)
    }

    enum Mutation {
        case loadedProfile(Profile)
        case loadedName(Title?)
        case loadedChart(Chart)
        case loadedOther(OtherChart)
        case logged(Activity)
        case did(Deed)
        case loadedToday(Day)
    }

    /// The next hint for a person.
    enum Hint {
        case nameItem
        /// The words for the grid; shown once.
        case words
    }

    struct State: Equatable {
        let position: Position
        var chart = Chart()
        /// The other chart that was read or edited from here, if it was the last one.
        var other: OtherChart?
        /// The current day, for due days.
        var today = Day(number: 0)
        /// The name that distinguishes the chart; `nil` for the only one.
        var chartName: Title?
        var knowsWords = false
        /// The last logged activity.
        var activity: Activity?
        /// The effect of the last `done`.
        var deed: Deed?

        /// Returns the chart of an address.
        func chart(of address: CellAddress) -> Chart { other?.chart(of: address) ?? chart }

        var subGoal: SubGoal? { chart.subGoals[position] }

        var hint: Hint? {
            if subGoal?.items.isEmpty == true { return .nameItem }
            return knowsWords || itemToRate == nil ? nil : .words
        }

        /// The first item whose rate can be set, unlike that of a habit.
        var itemToRate: Position? { subGoal?.items.filter { $0.value.habit == nil }.keys.min() }
    }

    let store: Store<State>
    /// The chart of this place and of those below it.
    let chart: OpenChart
    private var lastEdited: LastEditedChart
    private let profileUseCase: any ProfileUseCase

    init(chart: OpenChart, position: Position, profileUseCase: any ProfileUseCase) {
        store = Store(State(position: position))
        (self.chart, self.profileUseCase) = (chart, profileUseCase)
        lastEdited = LastEditedChart(of: chart)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            lastEdited = try await lastEdited.refreshed()
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            commit(.loadedToday(chart.today()))
            commit(.loadedChart(try await chart.mandalart.chart()))
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.subGoal)))
        case .set(let address, let title):
            let scope = chart.chart(of: address)
            commit(loaded(try await scope.mandalart.edit(item(address), title.changes), of: scope))
        case .change(let address, let field, let change):
            if !CellField.ofGoals.contains(field) { _ = try item(address) }
            let (scope, cell, today) = (chart.chart(of: address), address.cell(around: state.position), chart.today())
            commit(loaded(try await scope.mandalart.edit(cell, [change.change(from: today)]), of: scope))
            commit(.loadedToday(today))
        case .done(let address, let day):
            let (item, scope) = (try address.item(around: state.position), chart.chart(of: address))
            commit(.did(try await scope.done(item.position, in: item.subGoal, on: day)))
            commit(loaded(try await scope.mandalart.chart(), of: scope))
        case .look(let address):
            let scope = chart.chart(of: address)
            commit(read(try await scope.mandalart.chart(), of: scope))
        case .clear(let address):
            let scope = chart.chart(of: address)
            commit(loaded(try await scope.mandalart.clear(item(address)), of: scope))
        case .place(let address, let placing, let target):
            let (scope, goal) = (chart.chart(of: address), chart.chart(of: target))
            let target = CellTarget(target.cell(around: state.position), in: goal.id)
            let after = try await scope.mandalart.place(item(address), by: placing, at: target)
            if scope.id != chart.id { commit(.loadedChart(try await chart.mandalart.chart())) }
            commit(loaded(after, of: scope))
            // What comes here is an edit of this chart too.
            if goal.id == chart.id { lastEdited.record(chart) }
        case .log(let address, let text, let day):
            let (item, scope) = (try address.item(around: state.position), chart.chart(of: address))
            commit(.logged(try await scope.progress.log(text, for: item.position, in: item.subGoal, on: day)))
            lastEdited.record(scope)
        }
    }

    private func loaded(_ after: Chart, of scope: OpenChart) -> Mutation {
        lastEdited.record(scope)
        return read(after, of: scope)
    }

    private func read(_ read: Chart, of scope: OpenChart) -> Mutation {
        scope.id == chart.id ? .loadedChart(read) : .loadedOther(OtherChart(scope.id, read))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile): state.knowsWords = profile.seenHints.contains(.subGoal)
        case .loadedName(let name): state.chartName = name
        case .logged(let activity): state.activity = activity
        case .did(let deed): state.deed = deed
        case .loadedToday(let today): state.today = today
        case .loadedChart(let chart): (state.chart, state.other) = (chart, nil)
        case .loadedOther(let chart): state.other = chart
        }
    }

    private func item(_ address: CellAddress) throws -> Cell {
        let item = try address.item(around: state.position)
        return .actionItem(item.position, in: item.subGoal)
    }
}

/// Names the chart itself: a route can open this RIB before Home has loaded the name.
extension SubGoalInteractor: SubjectProvider {
    var subject: String? { state.chartName?.text }
}

extension SubGoalInteractor: EditorListener {
    func editorDidSave(in chart: OpenChart) { lastEdited.record(chart) }
}

extension SubGoalInteractor: SuggestListener {
    func suggestDidEdit(_ chart: OpenChart) { lastEdited.record(chart) }
}

extension SubGoalInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { lastEdited.history }
}
