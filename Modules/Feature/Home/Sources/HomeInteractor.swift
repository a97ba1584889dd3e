import Documents
import Edits
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeatureInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Time

/// Fills the main grid and leads on from it.
final class HomeInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case setCoreGoal(Title)
        case set(CellAddress, RatedTitle)
        case change(CellAddress, CellField, TypedChange)
        case done(CellAddress, TypedDay?)
        case clear(Cell)
        case place(CellAddress, CellPlacing, CellTarget)
        case log(CellAddress, Title, TypedDay?)
        case open(SubGoalName)
    }

    enum Mutation {
        case loadedProfile(Profile)
        case loadedName(Title?)
        case loadedChart(Chart)
        case logged(Activity)
        case did(Deed)
        case loadedToday(Day)
    }

    /// What a person may need to be told next.
    enum Hint {
        case nameCoreGoal, nameSubGoal
        /// Told once.
        case words
    }

    struct State: Equatable {
        var nickname: Nickname?
        var knowsWords = false
        /// What tells the chart from others; `nil` for the only one.
        var name: Title?
        var chart = Chart()
        /// The day from which due days are seen.
        var today = Day(number: 0)
        /// What was logged last.
        var activity: Activity?
        /// What was done last.
        var deed: Deed?

        var hint: Hint? {
            if chart.coreGoal == nil { return .nameCoreGoal }
            if chart.subGoals.isEmpty { return .nameSubGoal }
            return knowsWords ? nil : .words
        }
    }

    weak var router: (any HomeRoutable)?
    let store = Store(State())
    /// What this place and those below it are about.
    let chart: OpenChart
    let documents: (any DocumentPort)?
    private let profileUseCase: any ProfileUseCase

    init(chart: OpenChart, profileUseCase: any ProfileUseCase, documents: any DocumentPort) {
        (self.chart, self.profileUseCase, self.documents) = (chart, profileUseCase, documents)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            commit(.loadedToday(chart.today()))
            commit(.loadedChart(try await chart.mandalart.chart()))
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.mainGrid)))
        case .setCoreGoal(let title):
            commit(.loadedChart(try await chart.mandalart.edit(.coreGoal, [.title(title)])))
        case .set(let address, let title):
            guard address.cell() != .coreGoal else { throw MandalartError.positionIsCentre }
            commit(.loadedChart(try await chart.mandalart.edit(address.cell(), title.changes)))
        case .change(let address, let field, let change):
            // A lone number is a goal here, which most fields of items are not for.
            if !CellField.ofGoals.contains(field) { _ = try address.item() }
            let today = chart.today()
            commit(.loadedChart(try await chart.mandalart.edit(address.cell(), [change.change(from: today)])))
            commit(.loadedToday(today))
        case .done(let address, let day):
            let item = try address.item()
            commit(.did(try await chart.done(item.position, in: item.subGoal, on: day)))
            commit(.loadedChart(try await chart.mandalart.chart()))
        case .clear(let cell):
            commit(.loadedChart(try await chart.mandalart.clear(cell)))
        case .place(let address, let placing, let target):
            guard address.cell() != .coreGoal, target.cell != .coreGoal else { throw MandalartError.positionIsCentre }
            commit(.loadedChart(try await chart.mandalart.place(address.cell(), by: placing, at: target)))
        case .log(let address, let text, let day):
            let item = try address.item()
            let activity = try await chart.progress.log(text, for: item.position, in: item.subGoal, on: day)
            commit(.logged(activity))
        case .open(let name): router?.routeToSubGoal(try await chart.mandalart.chart().position(of: name))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile):
            state.nickname = profile.nickname
            state.knowsWords = profile.seenHints.contains(.mainGrid)
        case .loadedName(let name):
            state.name = name
        case .loadedChart(let chart):
            state.chart = chart
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
    var editHistory: (any EditHistory)? { chart.history }
    var subject: String? { state.name?.text }
}

extension HomeInteractor: OverviewListener {
    func overviewDidPick(_ subGoal: Position) { router?.routeToSubGoal(subGoal) }
}
