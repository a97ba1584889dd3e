import Basics
import Ribcage
import SakatsuDomainInterface
import Screens
import VisitFeatureInterface

/// Shows and edits one visit.
final class VisitInteractor: Interactor, Reactor {
    enum Action {
        case load
        case change(VisitChange)
        case temperatures([PlacedTemperature])
        case day(TypedDay)
        case set(SetRequest)
        case copy
    }

    enum Mutation {
        case loaded(Visit, timer: TimerState?)
        case copied(String)
    }

    struct State: Equatable {
        let number: VisitNumber
        /// The visit; `nil` until it is loaded.
        var visit: Visit?
        /// The running phase of this visit, with its elapsed time; `nil` if none is running.
        var timer: TimerState?
        /// The text that the last command `copy` copied; `nil` before the first.
        var post: String?

        var numbered: NumberedVisit? { visit.map { NumberedVisit(number, $0) } }
    }

    weak var router: (any VisitRoutable)?
    let store: Store<State>
    /// The visit of this place and of its child places.
    let visit: OpenVisit
    private let settingsUseCase: any SakatsuSettingsUseCase
    private let languageChoice: LanguageChoice

    init(visit: OpenVisit, settingsUseCase: any SakatsuSettingsUseCase, languageChoice: LanguageChoice) {
        store = Store(State(number: visit.number))
        (self.visit, self.settingsUseCase, self.languageChoice) = (visit, settingsUseCase, languageChoice)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: try await load(commit)
        case .change(let change): try await edit(change, commit)
        case .temperatures(let placed):
            try await edit(placed.map { .temperature($0.place, $0.temperature) }, commit)
        case .day(let day): try await edit(.day(try day.pastDay(until: visit.visits.today())), commit)
        case .set(.add(nil)): try await edit(.addSet(try await likeTheLast()), commit)
        case .set(.add(let set?)): try await edit(.addSet(set), commit)
        case .set(.replace(let number, let set)): try await edit(.replaceSet(number, set), commit)
        case .set(.step(let number, let change)): try await edit(.step(number, change), commit)
        case .set(.named(let number, let name, var words)):
            let set = try await visit.visits.visit(state.number).set(number)
            let change = try SetParameter.change(of: set.phase(of: name), &words)
            try await edit(.step(number, change), commit)
        case .set(.remove(let number)): try await edit(.removeSet(number), commit)
        case .set(.start):
            // A timer that is already running for this visit is shown, not started again.
            let running = try await visit.timer.state()
            if running?.running.visit.isSame(as: state.number) != true {
                _ = try await visit.timer.start(state.number)
            }
            router?.routeToTimer()
        case .copy:
            try await load(commit)
            if let visit = state.visit { commit(.copied(VisitPost.text(of: visit).text(in: languageChoice.language))) }
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let visit, let timer):
            state.visit = visit
            state.timer = timer.flatMap { $0.running.visit.isSame(as: state.number) ? $0 : nil }
        case .copied(let post): state.post = post
        }
    }

    private func edit(_ change: VisitChange, _ commit: Commit) async throws { try await edit([change], commit) }

    private func edit(_ changes: [VisitChange], _ commit: Commit) async throws {
        let after = try await visit.visits.edit(state.number, changes)
        commit(.loaded(after, timer: state.timer))
    }

    private func likeTheLast() async throws -> SaunaSet {
        let last = try await visit.visits.visit(state.number).sets.last
        if let last { return last }
        return try await settingsUseCase.settings().defaults.set
    }

    /// Loads the visit. If the visit was removed since an earlier load, closes this place instead.
    private func load(_ commit: Commit) async throws {
        do {
            commit(.loaded(try await visit.visits.visit(state.number), timer: try await visit.timer.state()))
        } catch let error as SakatsuError where error == .noSuchVisit(state.number) {
            guard state.visit != nil else { throw error }
            try await router?.leave()
        }
    }
}

extension VisitInteractor: EditHistoryProvider, DocumentProvider, NumberProvider {
    var editHistory: (any EditHistory)? { visit.history }
    var documents: (any DocumentPort)? { visit.documents }
    var number: Int { visit.number.number }

    func renumbered() async throws -> Int? { try await visit.renumbered()?.number }
}
