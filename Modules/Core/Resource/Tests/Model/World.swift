import Resource
import ResourceTesting
import Synchronization

/// The outside of a random walk: each resource has a version there, which only grows. A request brings the version of
/// the moment in which it began, so that one that began before a change is out of date.
final class World: Sendable {
    static let names = ["a", "b", "c", "d", "e"]
    static let topics = ["a": "x", "b": "x", "c": "y", "d": "y", "e": "z"]

    let outside: LoaderStub<Int>
    private let state = Mutex((last: 0, versions: [String: Int]()))

    init(endsWhenCancelled: Bool) {
        outside = LoaderStub(endsWhenCancelled: endsWhenCancelled)
    }

    func version(_ name: String) -> Int { state.withLock { $0.versions[name] ?? 0 } }

    /// Changes a resource out there.
    func change(_ name: String) {
        state.withLock { state in
            state.last += 1
            state.versions[name] = state.last
        }
    }

    func loader(_ name: String) -> ResourceLoad<Int> {
        { loading in
            let version = self.version(name)
            _ = try await self.outside.loader(name)(loading)
            return version
        }
    }
}

/// A screen that observes a resource.
@MainActor final class Reader {
    let name: String
    private(set) var states: [ResourceState<Int>] = []
    private var task: Task<Void, Never>?

    init(_ resource: StoredResource<Int>, _ name: String) {
        self.name = name
        let sequence = resource.states
        task = Task { [weak self] in
            for await state in sequence { self?.states.append(state) }
        }
    }

    func stop() async {
        task?.cancel()
        await task?.value
    }
}

/// A command that waits for a value.
@MainActor final class Waiter {
    let name: String
    /// The version that its value has at least: the one when an action last expired the resource, before it asked.
    let least: Int
    private(set) var result: Result<Int, any Error>?
    private(set) var hasBegun = false
    private(set) var isCancelled = false
    private var task: Task<Void, Never>?

    init(_ resource: StoredResource<Int>, _ name: String, least: Int) {
        (self.name, self.least) = (name, least)
        task = Task { [weak self] in
            self?.hasBegun = true
            let result: Result<Int, any Error>
            do { result = .success(try await resource.updated()) } catch { result = .failure(error) }
            self?.result = result
        }
    }

    func cancel() async {
        isCancelled = true
        task?.cancel()
        await task?.value
    }
}
