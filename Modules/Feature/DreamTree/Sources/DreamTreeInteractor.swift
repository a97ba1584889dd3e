import Basics
import Commands
import DreamTreeFeatureInterface
import DreamsDomainInterface
import Ribcage
import Screens

/// Edits the tree of one wish, part by part or in a form, and grows the tree into a chart.
final class DreamTreeInteractor: LeavingInteractor, Reactor, NumberProvider {
    enum Action {
        case load
        case change(TreeChange)
        /// Sets or clears the date. A relative day such as `friday` is counted from today.
        case date(TypedDay?)
        /// Marks a milestone as reached on a day. Without a day, the day is today, and a reached milestone keeps its
        /// day.
        case reach(MilestoneNumber, TypedDay?)
        case fillIn
        case form(FormInput)
        case grow
    }

    enum Mutation {
        case loaded(WishNumber, Wish, chart: Growth?)
        case moved(Form<TreeDraft>)
        case ended(isSaved: Bool)
        case grew(Growth)
        case keptDay(Bool)
        case datePassed(Bool)
    }

    struct State: Equatable {
        /// The number of the wish, with the wish's identity once it is loaded.
        var number: WishNumber
        /// The wish; `nil` until it is loaded.
        var wish: Wish?
        /// The chart that the tree grew into; `nil` if the tree has not grown or the chart no longer exists.
        var chart: Growth?
        /// The form being filled in; `nil` while no form is open.
        var form: Form<TreeDraft>?
        /// Whether the last form was saved with changes.
        var isSaved = false
        /// The result of the last command `grow`; `nil` before the first.
        var growth: Growth?
        /// Whether the last command `reach` changed nothing because the milestone was already reached.
        var keptDay = false
        /// Whether the last date given for the goal is in the past.
        var isDatePast = false
    }

    let store: Store<State>
    let number: Int
    private let dreamsUseCase: any DreamsUseCase

    init(number: WishNumber, dreamsUseCase: any DreamsUseCase) {
        store = Store(State(number: number))
        (self.number, self.dreamsUseCase) = (number.number, dreamsUseCase)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: try await load(commit)
        case .change(let change): try await keep([change], commit)
        case .date(let typed):
            let today = dreamsUseCase.today()
            let day = typed?.day(from: today, .future)
            commit(.datePassed(day.map { $0 < today } ?? false))
            try await keep([.date(day)], commit)
        case .reach(let number, let day):
            let today = dreamsUseCase.today()
            let wish = try await dreamsUseCase.dreams().wish(state.number)
            let keepsDay = try day == nil && wish.tree.milestone(number).reached != nil
            commit(.keptDay(keepsDay))
            if keepsDay { return try await load(commit) }
            try await keep([.reachMilestone(number, day?.pastDay(until: today) ?? today)], commit)
        case .fillIn:
            try await load(commit)
            let fields = TreeField.form(on: dreamsUseCase.today())
            if let wish = state.wish { commit(.moved(Form(TreeDraft(wish.tree), fields: fields))) }
        case .form(let input):
            guard var form = state.form else { return }
            switch try form.take(input) {
            case .asking: commit(.moved(form))
            case .saved(let draft):
                let changes = draft.changes(from: form.original)
                if !changes.isEmpty { try await keep(changes, commit) }
                commit(.ended(isSaved: !changes.isEmpty))
            case .left: commit(.ended(isSaved: false))
            }
        case .grow:
            commit(.grew(try await dreamsUseCase.grow(state.number)))
            try await load(commit)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let number, let wish, let chart):
            (state.number, state.wish, state.chart) = (number, wish, chart)
        case .moved(let form): state.form = form
        case .ended(let isSaved): (state.form, state.isSaved) = (nil, isSaved)
        case .grew(let growth): state.growth = growth
        case .keptDay(let isKept): state.keptDay = isKept
        case .datePassed(let isPast): state.isDatePast = isPast
        }
    }

    private func keep(_ changes: [TreeChange], _ commit: Commit) async throws {
        try await dreamsUseCase.edit(state.number, changes.map(WishChange.tree))
        try await load(commit)
    }

    /// Loads the wish; if the wish is gone, closes this place.
    private func load(_ commit: Commit) async throws {
        let dreams = try await dreamsUseCase.dreams()
        guard let number = try? dreams.number(of: state.number), let wish = dreams.wishes[number] else {
            return try await leave()
        }
        let chart = wish.tree.chart == nil ? nil : try await dreamsUseCase.growth(of: number)
        commit(.loaded(number, wish, chart: chart))
    }

    func renumbered() async throws -> Int? {
        let now = try await dreamsUseCase.dreams().number(of: state.number)
        return now.number == number ? nil : now.number
    }
}
