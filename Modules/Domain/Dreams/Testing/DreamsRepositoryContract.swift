import Basics
import Doubles
package import DreamsDomainInterface
import MandalartDomainInterface
import MandalartDomainTesting

/// The contract of every repository of wishes. A test suite runs each case on a fresh, empty repository.
package enum DreamsRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first"
    case keepsEverything = "keeps every part of wishes and trees, as they were typed"
    case keepsAFullList = "keeps a hundred wishes with eight milestones each"
    case forgetsWhatIsTakenAway = "forgets what is taken away"
    case movesWishes = "keeps wishes that changed places, each with its tree"
    case findsWishes = "finds wishes by all words in any part of them or of their trees, the best ones first"
    case findsWhatIsThere = "finds what a wish is now, and nothing that is gone"
    case growsAChart = "makes the chart that a tree grows into, and remembers it, or neither"
    case returnsTheResult = "returns what the edit returns"
    case keepsNothingOfAFailedEdit = "keeps nothing of an edit that throws, and passes its error on"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some DreamsRepository) async throws {
        let (one, two, three) = (try WishNumber(1), try WishNumber(2), try WishNumber(3))
        switch self {
        case .isEmptyAtFirst:
            try expect(await repository.dreams(), DreamList())
        case .keepsEverything:
            var dreams = try DreamList.samples
            _ = try dreams.add(try Title("a\u{2}b e\u{301} \u{202E}"))
            try dreams.remember(.first, of: three)
            try await keep(dreams, in: repository)
        case .keepsAFullList:
            try await keep(try Self.fullList(), in: repository)
        case .forgetsWhatIsTakenAway:
            try await keep(try .samples, in: repository)
            var dreams = try DreamList.samples
            try dreams.remove(two)
            try dreams.apply([.done(nil)], to: one)
            let changes: [TreeChange] = [
                .purpose(nil), .goal(nil), .date(nil), .vision(nil), .removeMilestone(try MilestoneNumber(1)),
                .reachMilestone(try MilestoneNumber(1), nil),
            ]
            try dreams.apply(changes.map(WishChange.tree), to: three)
            try await keep(dreams, in: repository)
            try await keep(DreamList(), in: repository)
        case .movesWishes:
            try await keep(try .samples, in: repository)
            var dreams = try DreamList.samples
            try dreams.swap(three, with: one)
            try dreams.move(two, to: try WishNumber(100))
            try await keep(dreams, in: repository)
        case .findsWishes, .findsWhatIsThere: try await verifySearch(repository)
        case .growsAChart:
            try await keep(try .samples, in: repository)
            let chart = try await repository.grow(three)
            try expect(await repository.dreams().wish(three).tree.chart, chart)
            let name = try Title("Run a marathon")
            try await repository.edit { dreams in
                try dreams.apply([.title(name), .tree(.goal(try Title("Swim")))], to: two)
            }
            try await expectError(MandalartError.chartNameTaken(name)) { _ = try await repository.grow(two) }
            try expect(await repository.dreams().wish(two).tree.chart, nil)
            try await expectError(DreamsError.noGoal) { _ = try await repository.grow(one) }
            let hundred = try WishNumber(100)
            try await expectError(DreamsError.noSuchWish(hundred)) { _ = try await repository.grow(hundred) }
        case .returnsTheResult:
            let number = try await repository.edit { try $0.add(try Title("Fly")) }
            try expect(number, one)
        case .keepsNothingOfAFailedEdit:
            try await keep(try .samples, in: repository)
            try await expectError(Refusal()) {
                try await repository.edit { dreams in
                    dreams = DreamList()
                    throw Refusal()
                }
            }
            try expect(await repository.dreams(), try .samples)
        }
    }

    private func verifySearch(_ repository: some DreamsRepository) async throws {
        func found(_ words: String, atMost count: Int = 9) async throws -> [Int] {
            try await repository.wishes(with: try SearchWords(words), atMost: count).map(\.number.number)
        }
        try expect(await found("run"), [])
        try await keep(try .samples, in: repository)
        if self == .findsWishes {
            // The title, then the purpose, the goal, a milestone and the vision.
            for words in ["ARATH", "slow children", "seoul", "한 시간", "stadium last"] {
                try expect(await found(words), [3])
            }
            try expect(await found("김치"), [2])
            try expect(await found("nowhere"), [])
            try await repository.edit {
                try $0.apply([.title(try Title("A marathon of books"))], to: try WishNumber(1))
            }
            try await repository.edit { try $0.apply([.title(try Title("Marathon"))], to: try WishNumber(2)) }
            try expect(await found("marathon"), [2, 1, 3])
            try expect(await found("marathon", atMost: 2), [2, 1])
            let first = try await repository.wishes(with: try SearchWords("books"), atMost: 1)
            try expect(first.map(\.title.text), ["A marathon of books"])
            try expect(first.map(\.done?.description), ["2026-11-01"])
        } else {
            let (two, three) = (try WishNumber(2), try WishNumber(3))
            try await repository.edit { dreams in
                try dreams.apply([.tree(.removeMilestone(try MilestoneNumber(2)))], to: three)
                try dreams.swap(three, with: two)
            }
            try expect(await found("10km"), [])
            try expect(await found("marathon"), [2])
            try await repository.edit { try $0.remove(two) }
            try expect(await found("marathon"), [])
            try expect(await found("김치"), [3])
        }
    }

    private func keep(_ dreams: DreamList, in repository: some DreamsRepository) async throws {
        try await repository.edit { $0 = dreams }
        try expect(await repository.dreams(), dreams)
    }

    /// Returns a list with a wish at every number, where every text is as long as possible.
    package static func fullList() throws -> DreamList {
        var dreams = DreamList()
        let title = try Title(String(repeating: "꿈", count: Title.longest))
        let passage = try Passage(String(repeating: "夢", count: Passage.longest))
        for number in WishNumber.all {
            _ = try dreams.add(title)
            let milestones = MilestoneNumber.all.map { _ in TreeChange.addMilestone(title) }
            let changes = [.purpose(passage), .goal(title), .vision(passage)] + milestones
            try dreams.apply(changes.map(WishChange.tree), to: number)
        }
        return dreams
    }
}

/// The contract of every repository of shown visions. A test suite runs each case on a fresh repository.
package enum VisionRepositoryContract: String, Contract {
    case isEmptyAtFirst = "remembers nothing at first"
    case remembersTheLast = "remembers the vision that was shown last, and no other"

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some VisionRepository) async throws {
        try expect(await repository.lastShown(), nil)
        guard self == .remembersTheLast else { return }
        for (wish, day) in [(7, "2027-03-21"), (9, "2027-03-22"), (7, "2027-03-22")] {
            let shown = ShownVision(of: Identity(wish), on: try Day(day))
            try await repository.remember(shown)
            try expect(await repository.lastShown(), shown)
        }
    }
}
