import Documents
import EditorFeatureInterface
import Edits
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeatureInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SuggestFeatureInterface
import Time

/// Edits the main grid and leads on from it.
final class HomeInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case setCoreGoal(Title)
        case set(CellAddress, RatedTitle)
        case change(CellAddress, CellField, TypedChange)
        case done(CellAddress, TypedDay?)
        /// Reads the chart of an address, before a question about a cell.
        case look(CellAddress)
        case clear(CellAddress)
        case place(CellAddress, CellPlacing, CellTarget)
        case log(CellAddress, Title, TypedDay?)
        case open(SubGoalName)
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
        case nameCoreGoal, nameSubGoal
        /// The words for the grid; shown once.
        case words
    }

    struct State: Equatable {
        var nickname: Nickname?
        var knowsWords = false
        /// The name that distinguishes the chart; `nil` for the only one.
        var name: Title?
        var chart = Chart()
        /// The other chart that was read or edited from here, if it was the last one.
        var other: OtherChart?
        /// The current day, for due days.
        var today = Day(number: 0)
        /// The last logged activity.
        var activity: Activity?
        /// The effect of the last `done`.
        var deed: Deed?

        /// Returns the chart of an address.
        func chart(of address: CellAddress) -> Chart { other?.chart(of: address) ?? chart }

        var hint: Hint? {
            if chart.coreGoal == nil { return .nameCoreGoal }
            if chart.subGoals.isEmpty { return .nameSubGoal }
            return knowsWords ? nil : .words
        }
    }

    weak var router: (any HomeRoutable)?
    let store = Store(State())
    /// The chart of this place and of those below it.
    let chart: OpenChart
    let documents: (any DocumentPort)?
    private var lastEdited: LastEditedChart
    private let profileUseCase: any ProfileUseCase
    private weak var listener: (any HomeListener)?

    init(
        chart: OpenChart, profileUseCase: any ProfileUseCase, documents: any DocumentPort, listener: any HomeListener
    ) {
        (self.chart, self.profileUseCase, self.documents) = (chart, profileUseCase, documents)
        (self.listener, lastEdited) = (listener, LastEditedChart(of: chart))
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
            commit(.loadedProfile(try await profileUseCase.markSeen(.mainGrid)))
        case .setCoreGoal(let title):
            commit(loaded(try await chart.mandalart.edit(.coreGoal, [.title(title)]), of: chart))
            // The core goal is the name of a chart that has no other.
            commit(.loadedName(try await chart.name()))
        case .set(let address, let title):
            guard address.cell() != .coreGoal else { throw MandalartError.positionIsCentre }
            let scope = chart.chart(of: address)
            commit(loaded(try await scope.mandalart.edit(address.cell(), title.changes), of: scope))
        case .change(let address, let field, let change):
            // A lone number is a goal here, which most fields of items are not for.
            if !CellField.ofGoals.contains(field) { _ = try address.item() }
            let (scope, today) = (chart.chart(of: address), chart.today())
            let after = try await scope.mandalart.edit(address.cell(), [change.change(from: today)])
            commit(loaded(after, of: scope))
            commit(.loadedToday(today))
        case .done(let address, let day):
            let (item, scope) = (try address.item(), chart.chart(of: address))
            commit(.did(try await scope.done(item.position, in: item.subGoal, on: day)))
            commit(loaded(try await scope.mandalart.chart(), of: scope))
        case .look(let address):
            let scope = chart.chart(of: address)
            commit(read(try await scope.mandalart.chart(), of: scope))
        case .clear(let address):
            let scope = chart.chart(of: address)
            commit(loaded(try await scope.mandalart.clear(address.cell()), of: scope))
        case .place(let address, let placing, let target):
            guard address.cell() != .coreGoal, target.cell != .coreGoal else { throw MandalartError.positionIsCentre }
            let (scope, goal) = (chart.chart(of: address), chart.chart(target.chart))
            let after = try await scope.mandalart.place(
                address.cell(), by: placing, at: CellTarget(target.cell, in: goal.id))
            if scope.id != chart.id { commit(.loadedChart(try await chart.mandalart.chart())) }
            commit(loaded(after, of: scope))
            // What comes here is an edit of this chart too.
            if goal.id == chart.id { lastEdited.record(chart) }
        case .log(let address, let text, let day):
            let (item, scope) = (try address.item(), chart.chart(of: address))
            commit(.logged(try await scope.progress.log(text, for: item.position, in: item.subGoal, on: day)))
            lastEdited.record(scope)
        case .open(let name):
            let scope = chart.chart(name.chart)
            let shown = try await scope.mandalart.chart()
            if scope.id == chart.id {
                router?.routeToSubGoal(try shown.position(of: name))
            } else {
                try await listener?.homeDidPick(try shown.goal(of: name).route(in: scope.id))
            }
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
        case .loadedProfile(let profile):
            state.nickname = profile.nickname
            state.knowsWords = profile.seenHints.contains(.mainGrid)
        case .loadedName(let name):
            state.name = name
        case .loadedChart(let chart):
            (state.chart, state.other) = (chart, nil)
        case .loadedOther(let chart):
            state.other = chart
        case .logged(let activity):
            state.activity = activity
        case .did(let deed):
            state.deed = deed
        case .loadedToday(let today):
            state.today = today
        }
    }
}

extension HomeInteractor: EditHistoryProvider, DocumentProvider, SubjectProvider {
    var editHistory: (any EditHistory)? { lastEdited.history }
    var subject: String? { state.name?.text }
}

extension HomeInteractor: EditorListener {
    func editorDidSave(in chart: OpenChart) { lastEdited.record(chart) }
}

extension HomeInteractor: SuggestListener {
    func suggestDidEdit(_ chart: OpenChart) { lastEdited.record(chart) }
}

extension HomeInteractor: OverviewListener {
    func overviewDidPick(_ subGoal: Position) { router?.routeToSubGoal(subGoal) }
}
