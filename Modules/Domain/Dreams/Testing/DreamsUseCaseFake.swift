package import Basics
package import DreamsDomainInterface
package import MandalartDomainInterface
import MandalartDomainTesting

/// Wishes in memory with a fixed day, as a use case and as its repository. Tests can make it fail.
package actor DreamsUseCaseFake: DreamsUseCase, DreamsRepository {
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
        return Growth(try await grow(number), name: wish.title, isNew: true)
    }

    package func grow(_ number: WishNumber) async throws -> ChartID {
        let wish = try dreams().wish(number)
        let chart = try await charts.create(wish.title, holding: try wish.tree.grown())
        try edit { try $0.remember(chart, of: number) }
        return chart
    }

    package func edit<Result: Sendable>(_ change: @Sendable (inout DreamList) throws -> Result) throws -> Result {
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

/// A repository of shown visions in memory.
package actor VisionRepositoryFake: VisionRepository {
    private var shown: ShownVision?

    /// Creates a fake with the vision that was shown last, if any.
    package init(_ shown: ShownVision? = nil) {
        self.shown = shown
    }

    package func lastShown() -> ShownVision? { shown }

    package func remember(_ vision: ShownVision) { shown = vision }
}

extension DreamList {
    /// Returns the wishes that contain all the words, ignoring case: first those whose title begins with the first
    /// word, then others with the words in the title, then all others.
    func wishes(with words: SearchWords, atMost count: Int) -> [FoundWish] {
        let words = words.text.lowercased().split(whereSeparator: \.isWhitespace)
        func areAll(in text: String) -> Bool { words.allSatisfy { text.lowercased().contains($0) } }
        let begun = numbered.filter { number, wish in
            areAll(in: wish.title.text) && wish.title.text.lowercased().hasPrefix(words[0])
        }
        let titled = numbered.filter { areAll(in: $0.wish.title.text) }
        let all = numbered.filter { areAll(in: $0.wish.texts.joined(separator: " ")) }
        var found: [FoundWish] = []
        for (number, wish) in begun + titled + all where !found.contains(where: { $0.number == number }) {
            found.append(FoundWish(number, wish))
        }
        return Array(found.prefix(count))
    }
}

extension Wish {
    private var marks: [String] { tree.milestones.map(\.title.text) }

    fileprivate var texts: [String] {
        [title.text] + [tree.purpose?.text, tree.goal?.text, tree.vision?.text].compactMap(\.self) + marks
    }
}
