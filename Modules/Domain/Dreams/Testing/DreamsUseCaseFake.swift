package import Basics
package import DreamsDomainInterface
package import MandalartDomainInterface
import MandalartDomainTesting

/// A use case with wishes in memory and a fixed day. Tests can make it fail.
package actor DreamsUseCaseFake: DreamsUseCase {
    private let charts: any ChartsUseCase
    private nonisolated let day: Day
    private var stored: DreamList
    private var failure: (any Error)?

    /// Creates a fake with initial wishes. Its current day is 2026-11-21.
    ///
    /// - Throws: never; the fixed day is valid.
    package init(_ dreams: DreamList = DreamList(), charts: any ChartsUseCase = ChartsUseCaseFake()) throws {
        (stored, self.charts) = (dreams, charts)
        day = try Day("2026-11-21")
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func dreams() throws -> DreamList {
        if let failure { throw failure }
        return stored
    }

    package func wishes(with words: SearchWords, atMost count: Int) throws -> [FoundWish] {
        try dreams().wishes(with: words, atMost: count)
    }

    package nonisolated func today() -> Day { day }

    package func add(_ title: Title) throws -> WishNumber { try edit { try $0.add(title) } }

    package func edit(_ number: WishNumber, _ changes: [WishChange]) throws {
        try edit { try $0.apply(changes, to: number, on: day) }
    }

    package func remove(_ number: WishNumber) throws { try edit { try $0.remove(number) } }

    package func move(_ number: WishNumber, to target: WishNumber) throws {
        try edit { try $0.move(number, to: target) }
    }

    package func swap(_ number: WishNumber, with target: WishNumber) throws {
        try edit { try $0.swap(number, with: target) }
    }

    package func growth(of number: WishNumber) async throws -> Growth? {
        let wish = try dreams().wish(number)
        return wish.tree.chart.map { Growth($0, name: wish.title, isNew: false) }
    }

    package func grow(_ number: WishNumber) async throws -> Growth {
        let wish = try dreams().wish(number)
        if let chart = wish.tree.chart { return Growth(chart, name: wish.title, isNew: false) }
        let chart = try await charts.create(wish.title, holding: try wish.tree.grown())
        try edit { try $0.remember(chart, of: number) }
        return Growth(chart, name: wish.title, isNew: true)
    }

    private func edit<Result>(_ change: (inout DreamList) throws -> Result) throws -> Result {
        var next = try dreams()
        let result = try change(&next)
        stored = next
        return result
    }
}

/// A use case that always returns the same vision, or none.
package struct VisionUseCaseFake: VisionUseCase {
    private let shown: DreamVision?

    /// Creates a fake that returns the given vision; by default none.
    package init(_ vision: DreamVision? = nil) {
        shown = vision
    }

    package func vision() -> DreamVision? { shown }
}
