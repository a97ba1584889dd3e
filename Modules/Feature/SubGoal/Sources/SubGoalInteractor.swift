import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SubGoalFeatureInterface

/// Fills the action items of one sub-goal.
final class SubGoalInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case set(Position, Title, AchievementRate?)
        case rate(Position, AchievementRate)
        case clear(Position)
        /// The target as it was typed: what it means depends on the sub-goal.
        case place(Position, CellPlacing, String)
        case log(Position, Title)
    }

    enum Mutation {
        case loadedProfile(Profile)
        case loadedName(Title?)
        case loadedChart(Chart)
        case logged(Activity)
    }

    /// What a person may need to be told next.
    enum Hint {
        case nameItem
        /// Told once.
        case words
    }

    struct State: Equatable {
        let position: Position
        /// What tells the chart from others; `nil` for the only one.
        var chartName: Title?
        var subGoal: SubGoal?
        var knowsWords = false
        /// What was logged last.
        var activity: Activity?

        var hint: Hint? {
            if subGoal?.items.isEmpty == true { return .nameItem }
            return knowsWords ? nil : .words
        }
    }

    let store: Store<State>
    /// What this place and those below it are about.
    let chart: OpenChart
    private let profileUseCase: any ProfileUseCase

    init(chart: OpenChart, position: Position, profileUseCase: any ProfileUseCase) {
        store = Store(State(position: position))
        (self.chart, self.profileUseCase) = (chart, profileUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            commit(.loadedChart(try await chart.mandalart.chart()))
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.subGoal)))
        case .set(let position, let title, let rate):
            let changes = [CellChange.title(title)] + (rate.map { [.rate($0)] } ?? [])
            commit(.loadedChart(try await chart.mandalart.edit(item(position), changes)))
        case .rate(let position, let rate):
            commit(.loadedChart(try await chart.mandalart.edit(item(position), [.rate(rate)])))
        case .clear(let position):
            commit(.loadedChart(try await chart.mandalart.clear(item(position))))
        case .place(let position, let placing, let text):
            let target = try CellTarget(actionItem: text, around: state.position)
            commit(.loadedChart(try await chart.mandalart.place(item(position), by: placing, at: target)))
        case .log(let position, let text):
            commit(.logged(try await chart.progress.log(text, for: position, in: state.position)))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile): state.knowsWords = profile.seenHints.contains(.subGoal)
        case .loadedName(let name): state.chartName = name
        case .logged(let activity): state.activity = activity
        case .loadedChart(let chart): state.subGoal = chart.subGoals[state.position]
        }
    }

    private func item(_ position: Position) -> Cell {
        .actionItem(position, in: state.position)
    }
}

/// A route may lead here past Home, which has not read the name then.
extension SubGoalInteractor: SubjectProvider {
    var subject: String? { state.chartName?.text }
}
