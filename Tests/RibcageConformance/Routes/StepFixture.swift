import BasicsTesting
import Ribcage
import RibcageTesting

/// A live root with a home. Steps from the home wait at a door: `home/page/<number>`, below which are a `note` and a
/// `picture`, and `home/refused`.
@MainActor final class StepFixture {
    struct Refusal: Error, Equatable {}

    /// Keeps everyone waiting until it is opened.
    @MainActor final class Door {
        private var waiting: [AsyncStream<Void>.Continuation] = []
        private(set) var cancelled = 0

        /// - Throws: `CancellationError`.
        func pass() async throws {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            waiting.append(continuation)
            for await _ in stream {}
            guard Task.isCancelled else { return }
            cancelled += 1
            throw CancellationError()
        }

        /// Knows nothing of cancellation.
        func passWhateverComes() async {
            try? await Task { try await pass() }.value
        }

        func open() {
            for continuation in waiting { continuation.finish() }
            waiting = []
        }
    }

    let tree = TreeFixture()
    let door = Door()
    let root: RouterSpy
    let home: RouterSpy

    init() {
        let (tree, door) = (tree, door)
        let home = tree.router("home", address: ["home"])
        root = tree.launched(children: [home])
        root.stubbedPlaces = [Place("home", summary: "") {}]
        self.home = home
        func page(_ number: String) -> RouterSpy {
            let page = tree.router("page \(number)", address: ["page", number])
            page.stubbedPlaces = ["note", "picture"].map { name in
                Place(name, summary: "") { page.open(tree.router(name, address: [name])) }
            }
            return page
        }
        home.stubbedPlaces = [
            Place("page", value: "number", { $0 }, summary: "") { number in
                tree.record("open page \(number)")
                try await door.pass()
                home.open(page(number))
            },
            Place("refused", summary: "") {
                tree.record("open refused")
                try await door.pass()
                throw Refusal()
            },
        ]
    }

    /// Longer than any machine is busy: no step comes to its limit unless a test sets another one.
    static let limit = Duration.seconds(600)

    /// Begins to follow a route. Those that are begun without a turn in between take their first steps in that order.
    func begin(_ route: String, within limit: Duration = limit) -> Task<AnyRouter, any Error> {
        Task { try await root.follow(Route(parsing: route), within: limit) }
    }

    /// Opens the door, also for those who come next, until a task has ended.
    func end<Value>(_ task: Task<Value, any Error>) async -> Result<Value, any Error> {
        var isOver = false
        let result = Task {
            defer { isOver = true }
            return await task.result
        }
        while !isOver {
            door.open()
            await Task.yield()
        }
        return await result.value
    }
}
