import Basics
import MandalartDomainInterface
import Platform
import PlatformTesting
import SuggestionsDomainInterface
import Testing

@testable import SuggestionsData

@Suite("Suggestions of the corpus")
struct CorpusSuggesterTests {
    private let scratch: TemporaryFolder
    private let suggester: CorpusSuggester

    init() throws {
        scratch = try TemporaryFolder()
        for (name, theme, words) in [("a", "Baking", "bread"), ("b", "Running", "run"), ("c", "Saving", "money")] {
            let text = CorpusFileTests.text(theme, words: words)
            try FileSystem.createPrivateFile("\(scratch.path)/\(name).txt", with: Array(text.utf8))
        }
        let path = scratch.path
        suggester = CorpusSuggester(CorpusFolder(path))
    }

    private func suggested(
        _ cell: Cell, goal: String? = nil, sub: String? = nil, beside: [String] = [], _ language: Language = .english,
        atMost count: Int = 3
    ) async throws -> [String] {
        var chart = Chart()
        chart.coreGoal = try goal.map { Goal(title: try Title($0)) }
        if case .actionItem(_, in: let place) = cell {
            chart.subGoals[place] = try sub.map { SubGoal(title: try Title($0)) }
            for (position, title) in zip(Position.all.dropFirst(), beside) {
                chart.subGoals[place]?.items[position] = ActionItem(title: try Title(title))
            }
        } else {
            for (position, title) in zip(Position.all.dropFirst(), beside) {
                chart.subGoals[position] = SubGoal(title: try Title(title))
            }
        }
        let context = SuggestionContext(cell, in: chart, language: language)
        return try await suggester.suggestions(for: context, atMost: count).map(\.title.text)
    }

    @Test("are the sub-goals of the theme that fits the core goal")
    func subGoals() async throws {
        let cell = Cell.subGoal(try Position(1))
        let seen = try await suggested(cell, goal: "I will run far")
        #expect(seen == ["Running Pace", "Running Food", "Running Shoes"])
        let other = try await suggested(cell, goal: "Money for a house")
        #expect(other == ["Saving Pace", "Saving Food", "Saving Shoes"])
    }

    @Test("are the items of the sub-goal that fits best")
    func items() async throws {
        let cell = Cell.actionItem(try Position(1), in: try Position(1))
        let seen = try await suggested(cell, goal: "Running", sub: "Sleep more")
        #expect(seen == ["Running item 41", "Running item 42", "Running item 43"])
        let steered = try await suggested(cell, sub: "All sorts of things", beside: ["Saving item 77"])
        #expect(steered == ["Saving item 71", "Saving item 72", "Saving item 73"])
    }

    @Test("are steered by what is filled around the cell")
    func neighbours() async throws {
        let seen = try await suggested(.subGoal(try Position(1)), goal: "My year", beside: ["Baking Food"])
        #expect(seen == ["Baking Pace", "Baking Shoes", "Baking Sleep"])
    }

    @Test("are the same general choice where nothing fits")
    func general() async throws {
        let cell = Cell.subGoal(try Position(1))
        for _ in 1...2 {
            let seen = try await suggested(cell, goal: "Zzz", atMost: 4)
            #expect(seen == ["Baking Pace", "Running Pace", "Saving Pace", "Baking Food"])
        }
        #expect(try await suggested(.coreGoal) == ["Baking", "Running", "Saving"])
    }

    @Test("are in the person's language, and found by words of any")
    func languages() async throws {
        let cell = Cell.actionItem(try Position(1), in: try Position(1))
        let seen = try await suggested(cell, goal: "running", sub: "신발을 사기", .korean)
        #expect(seen == ["항목 31", "항목 32", "항목 33"])
        #expect(Keywords.of("마라톤을 완주하기") == ["마라톤을", "마라톤", "마라", "완주하기", "완주하", "완주"])
        #expect(Keywords.of("マラソンを完走する") == ["マラソン", "完走"])
        #expect(Keywords.of("Running every day, in the parks") == ["running", "run", "parks", "park"])
        #expect(Keywords.of("a 毎日 하기 !") == [])
    }

    @Test("are none without a corpus, which is said")
    func absent() async throws {
        let context = SuggestionContext(.coreGoal, in: Chart(), language: .english)
        let none = CorpusSuggester(CorpusFolder(nil))
        #expect(try await none.suggestions(for: context, atMost: 3) == [])
        #expect(await none.notices() == [CorpusError.notFound.explanation])
        let missing = CorpusSuggester(CorpusFolder("\(scratch.path)/missing"))
        #expect(try await missing.suggestions(for: context, atMost: 3) == [])
        #expect(await missing.notices() == [CorpusError.empty("\(scratch.path)/missing").explanation])
    }
}
