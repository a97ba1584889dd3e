package import DreamsDomainInterface
package import MandalartDomainInterface
import MandalartDomainTesting

/// A repository that stores wishes in memory.
package actor DreamsRepositoryFake: DreamsRepository {
    private var stored: DreamList
    private let charts: any ChartsUseCase

    /// Creates a fake with initial wishes, and with the use case that creates charts from their trees.
    package init(_ dreams: DreamList = DreamList(), charts: any ChartsUseCase = ChartsUseCaseFake()) {
        (stored, self.charts) = (dreams, charts)
    }

    package func dreams() -> DreamList { stored }

    package func wishes(with words: SearchWords, atMost count: Int) -> [FoundWish] {
        stored.wishes(with: words, atMost: count)
    }

    package func edit<Result: Sendable>(
        _ change: @escaping @Sendable (inout DreamList) throws -> Result
    ) throws -> Result {
        var next = stored
        let result = try change(&next)
        stored = next
        return result
    }

    package func grow(_ number: WishNumber) async throws -> ChartID {
        let wish = try stored.wish(number)
        let id = try await charts.create(wish.title, holding: try wish.tree.grown())
        try edit { try $0.remember(id, of: number) }
        return id
    }
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
