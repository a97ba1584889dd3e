import DreamsDomainInterface
import DreamsFeatureInterface
import Edits
import MandalartDomainInterface
import Ribcage
import Time

/// Lists a person's wishes, and changes them.
final class DreamsInteractor: Interactor, Reactor {
    enum Action {
        case load
        case add(Title)
        case edit(WishNumber, Title)
        /// On a day, by default today.
        case done(WishNumber, TypedDay?)
        case notYet(WishNumber)
        case move(WishNumber, to: WishNumber)
        case swap(WishNumber, with: WishNumber)
        case remove(WishNumber)
        case open(WishNumber)
    }

    enum Mutation {
        case loaded(DreamList)
        case added(WishNumber)
    }

    struct State: Equatable {
        var dreams = DreamList()
        /// The number that was given last.
        var added: WishNumber?
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
        case .add(let title): commit(.added(try await dreamsUseCase.add(title)))
        case .edit(let number, let title): try await dreamsUseCase.edit(number, [.title(title)])
        case .done(let number, let day):
            let today = dreamsUseCase.today()
            try await dreamsUseCase.edit(number, [.done(day?.pastDay(until: today) ?? today)])
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
        case .added(let number): state.added = number
        }
    }
}

/// Wishes share one history with their trees, whose screens are below this one.
extension DreamsInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
