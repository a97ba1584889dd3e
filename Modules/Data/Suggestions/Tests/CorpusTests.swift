import Basics
import MandalartDomainInterface
import Platform
import PlatformTesting
import SuggestionsDomainInterface
import Testing

@testable import SuggestionsData

/// The files that come with the program.
@Suite("The corpus")
struct CorpusTests {
    private static let folder = "\(FileSystem.folder(of: FileSystem.folder(of: #filePath)))/Corpus"

    @Test("has at least thirty themes, all of which can be read")
    func count() {
        let (themes, mistakes) = CorpusFolder(Self.folder).themes()
        #expect(mistakes.map(\.explanation.english) == [])
        #expect(themes.count >= 30)
    }

    @Test("has each text in every language of the program")
    func languages() {
        for theme in CorpusFolder(Self.folder).themes().themes {
            #expect(theme.languages == ["en", "ko", "ja"], "\(theme.name)")
        }
    }

    @Test("says nothing twice: no theme, no sub-goal of all, and no item of a theme")
    func repetition() {
        let themes = CorpusFolder(Self.folder).themes().themes
        for column in 0..<3 {
            #expect(Self.repeated(themes.map { $0.name[column] }) == [])
            #expect(Self.repeated(themes.flatMap { $0.goals.map { $0.title[column] } }) == [])
            #expect(Self.repeated(themes.flatMap { $0.goals.flatMap { $0.items.map { $0[column] } } }) == [])
        }
    }

    @Test("has no text in one language that is the same in another")
    func translated() {
        for theme in CorpusFolder(Self.folder).themes().themes {
            let texts = theme.goals.flatMap { [$0.title] + $0.items }
            #expect(texts.filter { Set($0).count < $0.count } == [], "\(theme.name)")
        }
    }

    private static func repeated(_ texts: [String]) -> [String] {
        Dictionary(texts.map { ($0.lowercased(), 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
    }
}

@Suite("A file of the corpus")
struct CorpusFileTests {
    static let goals = ["Pace", "Food", "Shoes", "Sleep", "Hills", "Friends", "Rest", "Races"]
    private static let korean = ["속도", "음식", "신발", "수면", "언덕", "친구", "휴식", "대회"]

    static func text(_ name: String = "Running", words: String = "run") -> String {
        var lines = ["languages en | ko", "theme \(name) | 달리기", "words \(words) \(name) | 달리기 마라톤"]
        for place in 1...8 {
            lines.append("sub \(name) \(goals[place - 1]) | \(name) \(korean[place - 1])")
            lines += (1...8).map { "item \(name) item \(place)\($0) | 항목 \(place)\($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func error(_ text: String) -> String? {
        do throws(CorpusError) {
            _ = try CorpusTheme(Array(text.utf8), of: "x.txt")
            return nil
        } catch { return error.explanation.english }
    }

    @Test("is a theme of eight sub-goals of eight items, each in every language")
    func theme() throws {
        let theme = try CorpusTheme(Array(Self.text().utf8), of: "x.txt")
        #expect(theme.languages == ["en", "ko"])
        #expect(theme.name == ["Running", "달리기"])
        #expect(theme.goals.map(\.title).last == ["Running Races", "Running 대회"])
        #expect(theme.goals.map(\.items.count) == Array(repeating: 8, count: 8))
        #expect(theme.goals[2].items[3] == ["Running item 34", "항목 34"])
        #expect(theme.column(of: .korean) == 1)
        #expect(theme.column(of: .japanese) == 0)
    }

    @Test("says which line is wrong, and is left out")
    func mistakes() {
        let lines = Self.text().split(separator: "\n").map(String.init)
        func with(_ line: String, at number: Int) -> String {
            var lines = lines
            lines[number - 1] = line
            return lines.joined(separator: "\n")
        }
        #expect(error(Self.text()) == nil)
        #expect(error("") == "x.txt, line 1: It should begin with “languages”. The file is left out.")
        let short = error(lines.dropLast().joined(separator: "\n"))
        #expect(short == "x.txt, line 75: It should begin with “item”. The file is left out.")
        let long = error(Self.text() + "item a | b\n")
        #expect(long == "x.txt, line 76: The file should have ended. The file is left out.")
        let one = error(with("sub Rest", at: 4))
        #expect(
            one
                == "x.txt, line 4: It has 1 texts between its bars, not 2, one for each language. The file is left out."
        )
        let empty = error(with("item a | ", at: 5))
        #expect(empty?.hasPrefix("x.txt, line 5: ") == true)
        let other = error(with("items a | b", at: 5))
        #expect(other == "x.txt, line 5: It should begin with “item”. The file is left out.")
    }

    @Test("that is no text is left out")
    func bytes() throws {
        var bytes = Array(Self.text().utf8)
        bytes[bytes.count - 2] = 0xFF
        #expect(throws: CorpusError.noText(CorpusLine(path: "x.txt", number: 75))) {
            _ = try CorpusTheme(bytes, of: "x.txt")
        }
    }

    @Test("is found by the environment, beside the program, or in the checkout that it was built in")
    func folders() throws {
        let scratch = try TemporaryFolder()
        let (share, checkout) = ("share/mandalart/suggestions", "Modules/Data/Suggestions/Corpus")
        func found(_ program: String, _ variables: [String: String] = [:]) -> String? {
            CorpusFolder(Environment(variables), program: "\(scratch.path)/\(program)").path
        }
        try FileSystem.createPrivateFolder("\(scratch.path)/installed/\(share)")
        try FileSystem.createPrivateFolder("\(scratch.path)/house/\(checkout)")
        #expect(found("installed/bin/mandalart") == "\(scratch.path)/installed/\(share)")
        #expect(found("house/.build/debug/mandalart") == "\(scratch.path)/house/\(checkout)")
        #expect(found("other/bin/mandalart") == nil)
        let chosen = found("installed/bin/mandalart", [CorpusFolder.variable: "/nowhere"])
        #expect(chosen == "/nowhere")
    }

    @Test("that is wrong leaves the others")
    func oneOfMany() throws {
        let scratch = try TemporaryFolder()
        try FileSystem.createPrivateFile("\(scratch.path)/a.txt", with: Array("languages en\n".utf8))
        try FileSystem.createPrivateFile("\(scratch.path)/b.txt", with: Array(Self.text().utf8))
        try FileSystem.createPrivateFile("\(scratch.path)/c.md", with: [])
        let (themes, mistakes) = CorpusFolder(scratch.path).themes()
        #expect(themes.map(\.name.first) == ["Running"])
        let lines = mistakes.map(\.explanation.english)
        let wanted = "\(scratch.path)/a.txt, line 2: It should begin with “theme”. The file is left out."
        #expect(lines == [wanted])
    }
}

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
