import Resource
import Ribcage

// snippet: a kind of resource
extension ResourceKind where Value == [String] {
    static let proposals = ResourceKind("proposals", lifetime: .seconds(86_400), coding: ResourceCoding.string.array)
}

extension ResourceSubject {
    static func chart(_ number: Int) -> ResourceSubject { .topic("chart \(number)") }
}

extension ResourceKey where Value == [String] {
    static func proposals(for cell: String, of chart: Int) -> ResourceKey {
        ResourceKind.proposals.key("\(chart) \(cell)", about: [.chart(chart)])
    }
}
// end of snippet

protocol ProposalUseCase: Sendable {
    func proposals(for cell: String) async throws -> [String]
}

// snippet: an interactor that shows a resource
final class ProposalsInteractor: Interactor, Reactor {
    enum Action { case show(ResourceState<[String]>), wait }
    enum Mutation { case shown(ResourceState<[String]>) }

    struct State: Equatable {
        var proposals: [String] = []
        var isThinking = false
        var failure: ResourceFailure?
    }

    let store = Store(State())
    private let resource: StoredResource<[String]>

    init(resources: ResourceStore, chart: Int, cell: String, program: any ProposalUseCase) {
        resource = resources.resource(.proposals(for: cell, of: chart)) { _ in
            try await program.proposals(for: cell)
        }
    }

    override func didBecomeActive() {
        task { [weak self, resource] in
            for await state in resource.states { try? await self?.send(.show(state)) }
        }
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .show(let state):
            commit(.shown(state))
        case .wait:
            _ = try await resource.updated()
            commit(.shown(resource.state))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .shown(let resource):
            state = State(proposals: resource.value ?? [])
            switch resource.status {
            case .loading: state.isThinking = true
            case .failed(let failure): state.failure = failure
            case .none, .updated, .expired: break
            }
        }
    }
}
// end of snippet

@MainActor enum ResourceRecipes {
    // snippet: an action that expires
    static func rename(_ chart: Int, in resources: ResourceStore, _ edit: () async throws -> Void) async throws {
        try await edit()
        resources.expire([.chart(chart)])
    }
    // end of snippet

    // snippet: a list
    static func news(in resources: ResourceStore, _ fetch: @escaping PageLoad<String>) -> StoredList<String> {
        let kind = ResourceKind("news", lifetime: .seconds(600), coding: ResourceCoding.string.pages)
        return resources.list(kind.key("all"), loadPage: fetch)
    }
    // end of snippet

    // snippet: a store
    static func resources(in folder: String) -> ResourceStore {
        ResourceStore(disk: ResourceDisk(folder: folder))
    }
    // end of snippet
}

// snippet: an error of a loader
enum ProgramError: LoadingError {
    case timedOut, wrongAnswer

    var isTransient: Bool { self == .timedOut }
}
// end of snippet
