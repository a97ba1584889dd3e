import Basics
import Commands
import Ribcage
import SakatsuDomainInterface
import Screens
import VisitsFeatureInterface

/// Lists, adds and removes visits.
final class VisitsInteractor: Interactor, Reactor, EditHistoryProvider {
    enum Action {
        case load
        /// Adds the visit of a draft; without a draft, opens a form for a new visit.
        case add(VisitDraft?)
        case form(FormInput)
        /// Loads a visit before the question whether to delete it.
        case look(VisitNumber)
        case delete(VisitNumber)
        case open(VisitNumber)
        /// Shows the visits that a search finds, or all visits if `nil`.
        case search(VisitSearch?)
        case turn(PageNumber)
    }

    enum Mutation {
        case loaded(VisitPage, timer: TimerState?)
        case asks(VisitQuery)
        case moved(Form<VisitForm>?)
        case added(NumberedVisit?)
        case looked(NumberedVisit)
        case deleting(NumberedVisit)
    }

    struct State: Equatable {
        var query = VisitQuery()
        var page = VisitPage([], of: 0)
        /// The running phase of any visit; `nil` if none is running.
        var timer: TimerState?
        /// The form for a new visit; `nil` while no form is open.
        var form: Form<VisitForm>?
        /// The last added visit.
        var added: NumberedVisit?
        /// The visit of the question whether to delete it; `nil` before the question.
        var looked: NumberedVisit?
        /// The last removed visit.
        var deleted: NumberedVisit?
    }

    weak var router: (any VisitsRoutable)?
    let store = Store(State())
    let documents: (any DocumentPort)?
    private let visitsUseCase: any VisitsUseCase
    private let timerUseCase: any TimerUseCase
    private let settingsUseCase: any SakatsuSettingsUseCase
    let editHistory: (any EditHistory)?

    init(
        visitsUseCase: any VisitsUseCase, timerUseCase: any TimerUseCase,
        settingsUseCase: any SakatsuSettingsUseCase, documents: any DocumentPort, history: any EditHistory
    ) {
        (self.visitsUseCase, self.timerUseCase, self.settingsUseCase) = (visitsUseCase, timerUseCase, settingsUseCase)
        (self.documents, editHistory) = (documents, history)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: try await load(commit)
        case .add(nil):
            let facilities = try await visitsUseCase.facilities(atMost: 50)
            let defaults = try await settingsUseCase.settings().defaults
            commit(.added(nil))
            commit(.moved(.newVisit(with: defaults, on: visitsUseCase.today(), near: facilities)))
        case .add(let draft?):
            let defaults = try await settingsUseCase.settings().defaults
            try await add(try draft.visit(with: defaults, on: visitsUseCase.today()), commit)
        case .form(let input):
            guard var form = state.form else { return }
            switch try form.take(input) {
            case .asking: commit(.moved(form))
            case .saved(let new):
                try await add(try new.visit(), commit)
                commit(.moved(nil))
            case .left: commit(.moved(nil))
            }
        case .look(let number):
            let found = try await visitsUseCase.number(of: number)
            commit(.looked(NumberedVisit(found, try await visitsUseCase.visit(found))))
        case .delete(let typed):
            // The visit of the question, even if an exchange has given it another number since.
            let asked = state.looked?.number
            let number = try await asked == typed ? asked ?? typed : visitsUseCase.number(of: typed)
            commit(.deleting(NumberedVisit(typed, try await visitsUseCase.remove(number))))
            try await router?.closeVisit(number)
            try await load(commit)
        case .open(let number):
            let found = try await visitsUseCase.number(of: number)
            router?.routeToVisit(found)
        case .search(let search):
            commit(.asks(search?.query(on: visitsUseCase.today()) ?? VisitQuery()))
            try await load(commit)
        case .turn(let page):
            let query = state.query.from(page.offset)
            let (number, pages) = (query.pageNumber, query.pages(of: try await visitsUseCase.visits(query).total))
            guard number <= pages else { throw SakatsuError.noSuchPage(number, of: pages) }
            commit(.asks(query))
            try await load(commit)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let page, let timer): (state.page, state.timer, state.looked) = (page, timer, nil)
        case .asks(let query): state.query = query
        case .moved(let form): state.form = form
        case .added(let visit): state.added = visit
        case .looked(let visit): state.looked = visit
        case .deleting(let visit): state.deleted = visit
        }
    }

    private func add(_ visit: Visit, _ commit: Commit) async throws {
        commit(.added(NumberedVisit(try await visitsUseCase.add(visit), visit)))
        try await load(commit)
    }

    private func load(_ commit: Commit) async throws {
        commit(.loaded(try await visitsUseCase.visits(state.query), timer: try await timerUseCase.state()))
    }
}

extension VisitsInteractor: DocumentProvider, ExampleProvider {
    /// The visit whose timer runs, or else the newest one that is listed.
    func exampleValue(ofPlace name: String) -> String? {
        guard name == "visit" else { return nil }
        return (state.timer?.running.visit ?? state.page.visits.first?.number).map { "\($0)" }
    }
}
