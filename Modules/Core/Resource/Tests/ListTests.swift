import Basics
import Resource
import ResourceTesting
import Synchronization
import Testing

extension ResourceKind where Value == Pages<Int> {
    static let numbers = ResourceKind("numbers", coding: ResourceCoding.number.pages)
}

@MainActor @Suite("A list", .timeLimit(.minutes(15)))
struct ListTests {
    /// An outside with numbered pages of two elements, which go on without end. Each answer has its edition.
    private final class Shelf: Sendable {
        struct State {
            var begun: [Int] = []
            var edition = 0
            var count = Int.max
            var isBroken = false
            var holds = false
        }

        let state = Mutex(State())

        func page(_ place: String?) async throws -> Page<Int> {
            let number = place.flatMap(Int.init) ?? 0
            let (edition, count, isBroken) = state.withLock { state in
                state.begun.append(number)
                return (state.edition, state.count, state.isBroken)
            }
            while state.withLock(\.holds) {
                try Task.checkCancellation()
                await Task.yield()
            }
            if isBroken { throw LoaderFailure.permanent }
            return Page(
                [edition + 2 * number, edition + 2 * number + 1], next: number + 1 < count ? "\(number + 1)" : nil)
        }
    }

    private let fixture: StoreFixture
    private let shelf = Shelf()

    init() throws {
        fixture = try StoreFixture()
    }

    private var list: StoredList<Int> {
        fixture.store.list(ResourceKind<Pages<Int>>.numbers.key("all", about: [.topic("numbers")])) { [shelf] place in
            try await shelf.page(place)
        }
    }

    /// The numbers of the pages that the outside was asked for.
    private var begun: [Int] { shelf.state.withLock(\.begun) }

    private var elements: [Int]? { list.resource.value?.elements }

    /// Waits until the outside is asked for so many pages.
    private func pagesBegun(_ count: Int) async {
        while begun.count < count { await Task.yield() }
    }

    @Test("has its first page, and one more each time it is asked, to its end, where more asks for nothing")
    func more() async throws {
        shelf.state.withLock { $0.count = 50 }
        let first = try await list.resource.updated()
        #expect(first.elements == [0, 1])
        for number in 1..<50 {
            let pages = try await list.more()
            #expect(pages.elements == Array(0...(2 * number + 1)))
            #expect(pages.hasMore == (number < 49))
        }
        try await list.more()
        #expect(begun == Array(0..<50))
    }

    @Test("begins with its first two pages if more is asked at once")
    func moreAtOnce() async throws {
        let pages = try await list.more()
        #expect(pages.elements == [0, 1, 2, 3])
    }

    @Test("asks for a page once, however many want more at the same time")
    func shared() async throws {
        _ = try await list.resource.updated()
        shelf.state.withLock { $0.holds = true }
        let tasks = (1...5).map { _ in Task { try await list.more() } }
        await pagesBegun(2)
        shelf.state.withLock { $0.holds = false }
        for task in tasks {
            let pages = try await task.value
            #expect(pages.elements == [0, 1, 2, 3])
        }
        #expect(begun == [0, 1])
    }

    @Test("keeps its pages when one more fails or is cancelled, and asks for that one again")
    func failed() async throws {
        _ = try await list.resource.updated()
        shelf.state.withLock { $0.isBroken = true }
        await #expect(throws: ResourceFailure.self) { try await list.more() }
        #expect(list.resource.state.status == .failed(ResourceFailure(LoaderFailure.permanent)))
        #expect(elements == [0, 1])
        shelf.state.withLock { ($0.isBroken, $0.holds) = (false, true) }
        let task = Task { try await list.more() }
        await pagesBegun(3)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        while fixture.store.requestsInFlight > 0 { await Task.yield() }
        shelf.state.withLock { $0.holds = false }
        try await list.more()
        #expect(elements == [0, 1, 2, 3])
    }

    @Test("ends a request for more that is not wanted any longer, also while the list is observed")
    func leftWhileObserved() async throws {
        var states = list.resource.states.makeAsyncIterator()
        _ = await states.next()
        _ = await states.next()
        shelf.state.withLock { $0.holds = true }
        let task = Task { try await list.more() }
        await pagesBegun(2)
        let loaded = fixture.clock.now
        fixture.clock.advance(by: .seconds(1))
        var status = await states.next()?.status
        #expect(status == .loading(nil))
        task.cancel()
        _ = await task.result
        status = await states.next()?.status
        #expect(status == .updated(loaded))
        while fixture.store.requestsInFlight > 0 { await Task.yield() }
    }

    @Test("that has expired has all its pages loaded again, and shows the old ones until the new are complete")
    func expired() async throws {
        for _ in 1...2 { try await list.more() }
        shelf.state.withLock { ($0.edition, $0.holds) = (100, true) }
        fixture.store.expire([.topic("numbers")])
        let task = Task { try await list.resource.updated() }
        await pagesBegun(4)
        #expect(elements == [0, 1, 2, 3, 4, 5])
        shelf.state.withLock { $0.holds = false }
        let pages = try await task.value
        #expect(pages.elements == Array(100...105))
        #expect(begun == [0, 1, 2, 0, 1, 2])
    }

    @Test("that expires while one more page is loaded is loaded again first, so that no page is from before another")
    func expiredMeanwhile() async throws {
        _ = try await list.resource.updated()
        shelf.state.withLock { $0.holds = true }
        let task = Task { try await list.more() }
        await pagesBegun(2)
        shelf.state.withLock { $0.edition = 100 }
        fixture.store.expire([.topic("numbers")])
        shelf.state.withLock { $0.holds = false }
        let pages = try await task.value
        #expect(pages.elements == [100, 101, 102, 103])
    }

    @Test("comes back from the disk with all its pages, and goes on from there")
    func restored() async throws {
        for _ in 1...2 { try await list.more() }
        await fixture.store.flush()
        fixture.restart()
        let pages = try await list.resource.updated()
        #expect(pages.elements == [0, 1, 2, 3, 4, 5])
        try await list.more()
        #expect(begun == [0, 1, 2, 3])
    }
}
