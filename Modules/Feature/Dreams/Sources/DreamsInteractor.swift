import DreamsDomainInterface
import DreamsFeatureInterface
import Edits
import MandalartDomainInterface
import Ribcage
import Time

/// Lists and edits a person's wishes.
final class DreamsInteractor: Interactor, Reactor {
    enum Action {
        case load
        case add(Title)
        case edit(WishNumber, Title)
        /// Marks a wish as fulfilled on a day; by default today, or the day on which it already came true.
        case done(WishNumber, TypedDay?)
        case notYet(WishNumber)
        case move(WishNumber, to: WishNumber)
        case swap(WishNumber, with: WishNumber)
        case remove(WishNumber)
        case open(WishNumber)
    }

    enum Mutation {
        case loaded(DreamList)
        case added(WishNumber, twin: WishNumber?)
        case keptDay(Bool)
    }

    struct State: Equatable {
        var dreams = DreamList()
        /// The number of the last added wish.
        var added: WishNumber?
        /// A wish with the same title as the last added one.
        var twin: WishNumber?
        /// Whether the last fulfilled wish had already come true and kept its day.
        var keptDay = false
    }

    weak var router: (any DreamsRoutable)?
    let store = Store(State())
    private let dreamsUseCase: any DreamsUseCase

    private let history: any EditHistory

    init(dreamsUseCase: any DreamsUseCase, history: any EditHistory) {
        (self.dreamsUseCase, self.history) = (dreamsUseCase, history)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: break
        case .add(let title):
            let twin = try await dreamsUseCase.dreams().numbered.first { $0.wish.title == title }
            commit(.added(try await dreamsUseCase.add(title), twin: twin?.number))
        case .edit(let number, let title): try await dreamsUseCase.edit(number, [.title(title)])
        case .done(let number, let day):
            let today = dreamsUseCase.today()
            let before = try await dreamsUseCase.dreams().wish(number)
            let keepsDay = day == nil && before.done != nil
            if !keepsDay { try await dreamsUseCase.edit(number, [.done(day?.pastDay(until: today) ?? today)]) }
            commit(.keptDay(keepsDay))
        case .notYet(let number): try await dreamsUseCase.edit(number, [.done(nil)])
        case .move(let number, let target):
            try await dreamsUseCase.move(number, to: target)
            // The address of a tree that is open may be that of another wish now, or of none.
            try await router?.closeTree()
        case .swap(let number, let target):
            try await dreamsUseCase.swap(number, with: target)
            try await router?.closeTree()
        case .remove(let number): try await dreamsUseCase.remove(number)
        case .open(let number):
            _ = try await dreamsUseCase.dreams().wish(number)
            router?.routeToTree(of: number)
            return
        }
        commit(.loaded(try await dreamsUseCase.dreams()))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let dreams): state.dreams = dreams
        case .added(let number, let twin): (state.added, state.twin) = (number, twin)
        case .keptDay(let isKept): state.keptDay = isKept
        }
    }
}

/// Wishes share one history with their trees, whose screens are below this one.
extension DreamsInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
