import Basics
import DreamsDomainInterface
import DreamsFeatureInterface
import MandalartDomainInterface
import Ribcage

/// Lists and edits a person's wishes.
final class DreamsInteractor: Interactor, Reactor, EditHistoryProvider {
    enum Action {
        case load
        case add(Title)
        case edit(WishNumber, Title)
        /// Marks a wish as fulfilled on a day. Without a day, the day is today, and a fulfilled wish keeps its day.
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
        /// The number of another wish with the same title as the last added wish, if any.
        var twin: WishNumber?
        /// Whether the last command `done` changed nothing because the wish was already fulfilled.
        var keptDay = false
    }

    weak var router: (any DreamsRoutable)?
    let store = Store(State())
    private let dreamsUseCase: any DreamsUseCase

    let editHistory: (any EditHistory)?

    init(dreamsUseCase: any DreamsUseCase, history: any EditHistory) {
        (self.dreamsUseCase, editHistory) = (dreamsUseCase, history)
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
            // The address of an open tree may now belong to another wish, or to none.
            try await router?.closeTree()
        case .swap(let number, let target):
            try await dreamsUseCase.swap(number, with: target)
            try await router?.closeTree()
        case .remove(let number):
            // The wish of the question, even if an exchange has given it another number since.
            try await dreamsUseCase.remove((try? state.dreams.number(of: number)) ?? number)
        case .open(let number):
            router?.routeToTree(of: try await dreamsUseCase.dreams().number(of: number))
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
