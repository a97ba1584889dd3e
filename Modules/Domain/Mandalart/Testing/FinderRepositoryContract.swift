import Basics
import Doubles
import MandalartDomainInterface

/// The contract of every finder repository. A test suite runs each case on fresh repositories, whose clock the case
/// sets.
package enum FinderRepositoryContract: String, Contract {
    case findsParts = "finds whole words and parts of them, in either case of the letters"
    case findsAnyLanguage = "finds Korean, Japanese and accented words by any part of them"
    case findsDecomposed = "finds Hangul and kana that are written in parts by whole ones, and the other way round"
    case foldsKana = "finds hiragana by katakana and by that of half width, and the other way round"
    case joinsWords = "finds Korean and Japanese words that are written apart by words that are written together"
    case findsEntries = "finds log entries by their texts, the latest first, and none of what is gone"
    case wantsAllWords = "wants all the words, in any order"
    case ranks = "begins with titles that begin so, and ends with descriptions"
    case followsEdits = "finds what a cell holds now, and nothing that is gone"
    case tellsWhereItIs = "tells the chart, the sub-goal and the rate of what it finds"
    case ordersUnfinished = "lists what was not touched for the longest time first, then the lowest rate"
    case leavesOutWhatIsDone = "leaves out finished items, archived charts, and what was touched later"
    case knowsWhetherThereAreItems = "knows whether there is an item at all in a chart that is not archived"
    case listsDueItems = "lists the unfinished items that are due, the earliest first, with their days"
    case stopsAtTheCount = "stops at the count that was asked for"

    /// The fixture of a case: the charts, the finder that searches them, and a closure that sets the clock for their
    /// edits.
    package struct House {
        let charts: any ChartsRepository
        let finder: any FinderRepository
        let setClock: @Sendable (Timestamp) -> Void

        func found(_ words: String, atMost count: Int = 99) async throws -> [String] {
            try await finder.cells(with: try SearchWords(words), atMost: count).map(\.title.text)
        }

        func edit(at time: Int64 = 0, _ change: (inout Chart) throws -> Void) async throws {
            setClock(Timestamp(milliseconds: time))
            try await charts.repository(of: .first).rewrite(change)
        }
    }

    /// Checks what the case promises, on a fresh fixture.
    package func verify(_ house: House) async throws {
        switch self {
        case .findsParts:
            try await house.edit { $0 = try .marathon }
            try expect(await house.found("marathon"), ["Run a marathon"])
            try expect(await house.found("ARATH"), ["Run a marathon"])
            try expect(await house.found("w"), ["Swim", "Endurance"])
            try expect(await house.found("5"), ["Run 5 km"])
            try expect(await house.found("nowhere"), [])
            try expect(await house.found("\"run* AND (x)"), [])
        case .findsAnyLanguage: try await verifyLanguages(house)
        case .findsDecomposed: try await verifyDecomposed(house)
        case .foldsKana:
            try await house.edit { $0.coreGoal = Goal(title: try Title("ゴミを出すリスト")) }
            for words in ["ごみ", "ゴミ", "ｺﾞﾐ", "りすと", "ﾘｽﾄ", "ご"] {
                try expect(await house.found(words), ["ゴミを出すリスト"])
            }
        case .joinsWords:
            try await house.edit { chart in
                chart.coreGoal = Goal(title: try Title("천천히 달리기 30분"))
                chart.subGoals[try Position(1)] = SubGoal(title: try Title("朝 散歩 する"))
                chart.subGoals[try Position(2)] = SubGoal(title: try Title("go od"))
            }
            for words in ["천천히달리기", "달리기 천천히", "히달", "천천히 달리기"] {
                try expect(await house.found(words), ["천천히 달리기 30분"])
            }
            try expect(await house.found("朝散歩"), ["朝 散歩 する"])
            try expect(await house.found("good"), [])
        case .findsEntries: try await verifyEntries(house)
        case .wantsAllWords:
            try await house.edit { $0 = try .marathon }
            try expect(await house.found("km run"), ["Run 5 km"])
            try expect(await house.found("run swim"), [])
        case .ranks:
            try await house.edit { chart in
                for (number, title) in [(1, "Bread for a run"), (2, "Runs"), (3, "Nothing")] {
                    chart.subGoals[try Position(number)] = SubGoal(title: try Title(title))
                }
                chart.subGoals[try Position(3)]?.note = try Note("run")
            }
            try expect(await house.found("run"), ["Runs", "Bread for a run", "Nothing"])
        case .followsEdits: try await verifyEdits(house)
        case .tellsWhereItIs: try await verifyPlaces(house)
        case .ordersUnfinished:
            try await house.edit(at: 1000) { $0 = try .marathon }
            let position = try Position(3)
            try await house.edit(at: 2000) { $0.subGoals[try Position(1)]?.items[position]?.title = try Title("Dive") }
            let items = try await house.finder.unfinishedItems(notTouchedSince: nil, atMost: 9)
            try expect(items.map(\.title.text), ["Run 5 km", "11시 전에 눕기", "Dive"])
            try expect(items.map(\.touched?.milliseconds), [1000, 1000, 2000])
        case .leavesOutWhatIsDone: try await verifyLeftOut(house)
        case .knowsWhetherThereAreItems: try await verifyItems(house)
        case .listsDueItems: try await verifyDue(house)
        case .stopsAtTheCount:
            try await house.edit { $0 = try .marathon }
            try expect(await house.found("n", atMost: 1).count, 1)
            try expect(await house.finder.unfinishedItems(notTouchedSince: nil, atMost: 2).count, 2)
        }
    }

    private func verifyLanguages(_ house: House) async throws {
        try await house.edit { chart in
            chart.coreGoal = Goal(title: try Title("마라톤을 완주하기"))
            chart.subGoals[try Position(1)] = SubGoal(title: try Title("英会話を毎日する"))
            chart.subGoals[try Position(2)] = SubGoal(title: try Title("Café au lait"))
            chart.subGoals[try Position(3)] = SubGoal(title: try Title("🏃 ＡＢＣ"))
        }
        for part in ["라톤", "완", "마라톤 완주"] { try expect(await house.found(part), ["마라톤을 완주하기"]) }
        for part in ["会話", "毎", "毎日す"] { try expect(await house.found(part), ["英会話を毎日する"]) }
        for part in ["café", "CAFE", "cafe\u{301}"] { try expect(await house.found(part), ["Café au lait"]) }
        for part in ["🏃", "abc", "ａｂ"] { try expect(await house.found(part), ["🏃 ＡＢＣ"]) }
    }

    private func verifyDecomposed(_ house: House) async throws {
        // Each text composed, and decomposed as in macOS file names.
        let texts = [
            ("던지기", "\u{1103}\u{1165}\u{11AB}\u{110C}\u{1175}\u{1100}\u{1175}"),
            ("값", "\u{1100}\u{1161}\u{11B9}"), ("がんばる", "か\u{3099}んは\u{3099}る"),
            ("ピアノ", "ヒ\u{309A}アノ"), ("ヴヷ", "ウ\u{3099}ワ\u{3099}"),
        ]
        for (whole, parts) in texts {
            try expect(Array(whole.utf8) == Array(parts.utf8), false)
            for kept in [whole, parts] {
                let title = try Title("a \(kept)")
                try await house.edit { $0.coreGoal = Goal(title: title) }
                for words in [whole, parts, String(whole.first ?? " "), String(parts.first ?? " ")] {
                    try expect(await house.found(words), [title.text])
                }
            }
        }
    }

    private func verifyEntries(_ house: House) async throws {
        let chart = house.charts.repository(of: .first)
        try await house.edit { $0 = try .marathon }
        let item = Cell.actionItem(try Position(2), in: try Position(1))
        for (text, day) in [("bought shoes", 3), ("ran in new shoes", 5), ("靴を 買った", 4)] {
            let edit = ChartEdit(item, .log(try ActivityText(text), on: nil))
            _ = try await chart.edit(edit, at: Timestamp(milliseconds: 1), on: Day(number: day))
        }
        func found(_ words: String, atMost count: Int = 9) async throws -> [String] {
            try await house.finder.entries(with: try SearchWords(words), atMost: count).map(\.text.text)
        }
        try expect(await found("SHOES"), ["ran in new shoes", "bought shoes"])
        try expect(await found("shoes", atMost: 1), ["ran in new shoes"])
        try expect(await found("shoes bought"), ["bought shoes"])
        try expect(await found("靴を買った"), ["靴を 買った"])
        let entry = try await house.finder.entries(with: try SearchWords("bought"), atMost: 1).first
        try expect(entry.map { "\($0.day.number) \($0.item.address) \($0.item.title)" }, "3 1/2 Run 5 km")
        try await house.edit { try $0.clear(item) }
        try expect(await found("shoes"), [])
    }

    private func verifyEdits(_ house: House) async throws {
        let chart = house.charts.repository(of: .first)
        try await house.edit { $0 = try .marathon }
        try expect(await house.found("swim"), ["Swim"])
        try await house.edit { try $0.clear(.subGoal(try Position(1))) }
        try expect(await house.found("swim"), [])
        let marathon = try Chart.marathon
        _ = try await chart.rewrite { $0 = marathon }
        try expect(await house.found("swim"), ["Swim"])
        let second = try await house.charts.create(try Title("Sail"))
        _ = try await house.charts.repository(of: second).rewrite { $0 = try .marathon }
        try expect(await house.found("swim"), ["Swim", "Swim"])
        try await house.charts.delete(second)
        try expect(await house.found("swim"), ["Swim"])
    }

    private func verifyPlaces(_ house: House) async throws {
        let chart = try await house.charts.create(try Title("Sail"))
        house.setClock(Timestamp(milliseconds: 7))
        _ = try await house.charts.repository(of: chart).rewrite { $0 = try .marathon }
        try await house.charts.makeCurrent(.first)
        try await house.charts.setArchived(chart, true)
        try expect(
            await house.finder.cells(with: try SearchWords("5 km"), atMost: 9),
            [
                FoundCell(
                    in: chart, called: try Title("Sail"), isArchived: true,
                    cell: .actionItem(try Position(2), in: try Position(1)), title: try Title("Run 5 km"),
                    subGoal: try Title("Endurance"), rate: try AchievementRate(40),
                    touched: Timestamp(milliseconds: 7))
            ])
    }

    private func verifyLeftOut(_ house: House) async throws {
        try await house.edit(at: 1000) { $0 = try .marathon }
        try await house.edit(at: 5000) { chart in
            chart.subGoals[try Position(6)]?.items[try Position(1)]?.rate = try AchievementRate(100)
            chart.subGoals[try Position(1)]?.items[try Position(3)]?.rate = try AchievementRate(11)
        }
        func items(_ time: Int64?) async throws -> [String] {
            try await house.finder.unfinishedItems(
                notTouchedSince: time.map { Timestamp(milliseconds: $0) }, atMost: 9
            ).map(\.title.text)
        }
        try expect(await items(nil), ["Run 5 km", "Swim"])
        try expect(await items(4999), ["Run 5 km"])
        try expect(await items(999), [])
        _ = try await house.charts.create(try Title("Sail"))
        try await house.charts.setArchived(.first, true)
        try expect(await items(nil), [])
    }

    private func verifyDue(_ house: House) async throws {
        let (one, two, three, six) = (try Position(1), try Position(2), try Position(3), try Position(6))
        try await house.edit { chart in
            chart = try .marathon
            chart.coreGoal?.due = Day(number: 8)
            chart.subGoals[one]?.due = Day(number: 7)
            chart.subGoals[one]?.items[two]?.due = Day(number: 20)
            chart.subGoals[one]?.items[three]?.due = Day(number: 10)
            chart.subGoals[six]?.items[one]?.due = Day(number: 21)
        }
        func due(_ day: Int, _ count: Int = 9) async throws -> [String] {
            try await house.finder.dueItems(until: Day(number: day), atMost: count).map(\.title.text)
        }
        try expect(await due(20), ["Swim", "Run 5 km"])
        try expect(await due(20, 1), ["Swim"])
        try expect(await due(9), [])
        let found = ["Run a marathon", "Endurance", "Swim"]
        var days: [Int?] = []
        for words in found {
            days += try await house.finder.cells(with: try SearchWords(words), atMost: 1).map { $0.due?.number }
        }
        try expect(days, [8, 7, 10])
        try await house.edit { try $0.apply([.rate(.full)], to: .actionItem(three, in: one)) }
        try expect(await due(99), ["Run 5 km", "11시 전에 눕기"])
        _ = try await house.charts.create(try Title("Sail"))
        try await house.charts.setArchived(.first, true)
        try expect(await due(99), [])
    }

    private func verifyItems(_ house: House) async throws {
        try expect(await house.finder.hasItems(), false)
        try await house.edit { $0.subGoals[try Position(1)] = SubGoal(title: try Title("Endurance")) }
        try expect(await house.finder.hasItems(), false)
        try await house.edit { chart in
            let done = ActionItem(title: try Title("Swim"), rate: try AchievementRate(100))
            chart.subGoals[try Position(1)]?.items[try Position(2)] = done
        }
        try expect(await house.finder.hasItems(), true)
        _ = try await house.charts.create(try Title("Sail"))
        try await house.charts.setArchived(.first, true)
        try expect(await house.finder.hasItems(), false)
    }
}
