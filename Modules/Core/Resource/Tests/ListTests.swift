import Resource
import ResourceTesting
import Testing

@MainActor @Suite("A list", .timeLimit(.minutes(15)))
struct ListTests {
    private let fixture: StoreFixture
    /// The outside, whose pages have two elements each.
    private let pages = LoaderStub<Page<Int>>()

    init() throws {
        fixture = try StoreFixture()
    }

    private var list: StoredList<Int> {
        let kind = ResourceKind<Pages<Int>>("numbers", coding: ResourceCoding.number.pages)
        return fixture.store.list(kind.key("all", about: [.topic("numbers")])) { [pages] place in
            try await pages.answer(to: place ?? "0")
        }
    }

    private var elements: [Int]? { list.resource.value?.elements }

    /// Answers the request for a page once it is in flight.
    private func answer(_ number: Int, edition: Int = 0, isLast: Bool = false) async {
        let first = edition + 2 * number
        let page = Page([first, first + 1], next: isLast ? nil : "\(number + 1)")
        while !pages.answer("\(number)", page) { await Task.yield() }
    }

    /// Asks for one more page, and answers the requests for the given ones.
    private func load(_ numbers: Int..., isLast: Bool = false) async throws -> Pages<Int> {
        let task = Task { try await list.more() }
        for number in numbers { await answer(number, isLast: isLast) }
        return try await task.value
    }

    /// Waits until the given number of requests for pages are in flight.
    private func settle(_ count: Int) async {
        while pages.waiting.count != count || fixture.store.requestsInFlight != count { await Task.yield() }
    }

    @Test("has its first page, and one more each time it is asked, to its end, where more asks for nothing")
    func more() async throws {
        let first = Task { try await list.resource.updated() }
        await answer(0)
        let elements = try await first.value.elements
        #expect(elements == [0, 1])
        for number in 1..<50 {
            let pages = try await load(number, isLast: number == 49)
            #expect(pages.elements == Array(0...(2 * number + 1)))
            #expect(pages.hasMore == (number < 49))
        }
        try await list.more()
        #expect(pages.begun == (0..<50).map(String.init))
    }

    @Test("asks for a page once, however many want more at the same time")
    func shared() async throws {
        _ = try await load(0, 1)
        let tasks = (1...5).map { _ in Task { try await list.more().elements } }
        await answer(2)
        for task in tasks {
            let elements = try await task.value
            #expect(elements == [0, 1, 2, 3, 4, 5])
        }
        #expect(pages.begun == ["0", "1", "2"])
    }

    @Test("keeps its pages when one more fails or is cancelled, and asks for that one again")
    func failed() async throws {
        _ = try await load(0, 1)
        let failing = Task { try await list.more() }
        while !pages.fail("2", LoaderFailure.permanent) { await Task.yield() }
        await #expect(throws: ResourceFailure.self) { try await failing.value }
        #expect(list.resource.state.status == .failed(ResourceFailure(LoaderFailure.permanent)))
        #expect(elements == [0, 1, 2, 3])
        let cancelled = Task { try await list.more() }
        await settle(1)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await settle(0)
        let elements = try await load(2).elements
        #expect(elements == [0, 1, 2, 3, 4, 5])
    }

    @Test("ends a request for more that is not wanted any longer, also while the list is observed")
    func leftWhileObserved() async throws {
        _ = try await load(0, 1)
        let loaded = fixture.clock.now
        var states = list.resource.states.makeAsyncIterator()
        var seen = [await states.next()?.status]
        let task = Task { try await list.more() }
        await settle(1)
        fixture.clock.advance(by: .seconds(1))
        seen.append(await states.next()?.status)
        task.cancel()
        _ = await task.result
        seen.append(await states.next()?.status)
        #expect(seen == [.updated(loaded), .loading(nil), .updated(loaded)])
        await settle(0)
    }

    @Test("that has expired has all its pages loaded again, and shows the old ones until the new are complete")
    func expired() async throws {
        _ = try await load(0, 1)
        fixture.store.expire([.topic("numbers")])
        let task = Task { try await list.resource.updated().elements }
        await answer(0, edition: 100)
        await settle(1)
        #expect(elements == [0, 1, 2, 3])
        await answer(1, edition: 100)
        let new = try await task.value
        #expect(new == [100, 101, 102, 103])
        #expect(pages.begun == ["0", "1", "0", "1"])
    }

    @Test("that expires while one more page is loaded is loaded again first, so that no page is from before another")
    func expiredMeanwhile() async throws {
        _ = try await load(0, 1)
        let task = Task { try await list.more().elements }
        await settle(1)
        fixture.store.expire([.topic("numbers")])
        for number in 0...2 { await answer(number, edition: 100) }
        let elements = try await task.value
        #expect(elements == [100, 101, 102, 103, 104, 105])
    }

    @Test("comes back from the disk with all its pages, and goes on from there")
    func restored() async throws {
        _ = try await load(0, 1)
        await fixture.store.flush()
        fixture.restart()
        let restored = try await list.resource.updated().elements
        #expect(restored == [0, 1, 2, 3])
        _ = try await load(2, isLast: true)
        await fixture.store.flush()
        fixture.restart()
        let all = try await list.more()
        #expect(all.elements == [0, 1, 2, 3, 4, 5])
        #expect(pages.begun == ["0", "1", "2"])
    }
}
