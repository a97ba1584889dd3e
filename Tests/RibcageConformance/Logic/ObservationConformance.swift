import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("What an interactor observes")
struct ObservationConformance {
    /// A sequence that knows nothing of cancellation: each element comes when a test says so, to whoever waits for one.
    @MainActor final class Stubborn {
        private var waiting: [CheckedContinuation<Int?, Never>] = []

        func next() async -> Int? { await withCheckedContinuation { waiting.append($0) } }

        /// Waits until the next element is asked for: the last one is delivered then.
        func isAsked() async {
            for _ in 0..<1_000_000 where waiting.isEmpty { await turn() }
        }

        func send(_ element: Int?) {
            let (ready, none) = (waiting, [CheckedContinuation<Int?, Never>]())
            waiting = none
            for continuation in ready { continuation.resume(returning: element) }
        }

        var elements: Elements { Elements(source: self) }

        struct Elements: AsyncSequence, AsyncIteratorProtocol {
            let source: Stubborn
            func makeAsyncIterator() -> Elements { self }
            mutating func next() async -> Int? { await source.next() }
            mutating func next(isolation actor: isolated (any Actor)?) async -> Int? { await source.next() }
        }
    }

    final class Delivered {
        var elements: [Int] = []
    }

    let delivered = Delivered()
    let root = RouterSpy()
    let home = RouterSpy()

    init() {
        root.launch()
    }

    private func observe<Elements: AsyncSequence>(_ elements: Elements) -> Task<Void, Never>?
    where Elements.Element == Int, Elements.Failure == Never {
        home.interactor.observe(elements) { [delivered] in delivered.elements.append($0) }
    }

    @Test("is delivered in order, until the sequence ends")
    func inOrder() async throws {
        root.attach(home)
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        let task = try #require(observe(numbers))
        for number in 1...3 { source.yield(number) }
        source.finish()
        await task.value
        #expect(delivered.elements == [1, 2, 3])
    }

    @Test("is not delivered while the interactor is inactive: it observes nothing")
    func refused() async {
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        #expect(observe(numbers) == nil)
        source.yield(1)
        root.attach(home)
        await turn()
        #expect(delivered.elements.isEmpty)
    }

    @Test("is not delivered once the interactor resigned, not even what was on its way")
    func afterResigning() async throws {
        root.attach(home)
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        let task = try #require(observe(numbers))
        source.yield(1)
        root.detach(home)
        source.yield(2)
        await task.value
        #expect(delivered.elements.isEmpty)
    }

    @Test("is not delivered in the next activation")
    func nextActivation() async throws {
        root.attach(home)
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        let task = try #require(observe(numbers))
        root.detach(home)
        root.attach(home)
        source.yield(1)
        await task.value
        #expect(delivered.elements.isEmpty)
    }

    @Test("is not delivered after the interactor resigned when the sequence ignores cancellation, and the task ends")
    func stubborn() async throws {
        let source = Stubborn()
        root.attach(home)
        let task = try #require(observe(source.elements))
        await source.isAsked()
        source.send(1)
        await source.isAsked()
        root.detach(home)
        await turn()
        source.send(2)
        await task.value
        #expect(delivered.elements == [1])
    }

    @Test("is not delivered after the life of the interactor has ended without a resignation")
    func endOfLife() async throws {
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        func forgotten() -> Task<Void, Never>? {
            let root = RouterSpy()
            root.launch()
            return root.interactor.observe(numbers) { [delivered] in delivered.elements.append($0) }
        }
        let task = try #require(forgotten())
        source.yield(1)
        await task.value
        #expect(delivered.elements.isEmpty)
    }

    @Test("can lead away: nothing is delivered after an element that ends the activation")
    func leadsAway() async throws {
        root.attach(home)
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        let task = home.interactor.observe(numbers) { [delivered, root, home] number in
            delivered.elements.append(number)
            root.detach(home)
        }
        source.yield(1)
        source.yield(2)
        await (try #require(task)).value
        #expect(delivered.elements == [1])
    }
}
