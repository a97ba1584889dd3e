import Basics
import Doubles
package import SakatsuDomainInterface

/// The contract of every `VisitsRepository`. A test suite runs each case on a new, empty repository.
package enum VisitsRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first"
    case keepsEverything = "keeps every part of a visit, as it was typed"
    case keepsAFullVisit = "keeps thirty sets and eight temperatures by name"
    case listsTheNewestFirst = "lists the newest day first, and of one day the last number, page by page"
    case neverUsesANumberTwice = "never uses the number of a visit twice"
    case forgetsWhatIsTakenAway = "forgets what is taken away"
    case findsVisits = "finds visits by all words in any part of them, the newest first"
    case findsWhatIsThere = "finds what a visit is now, and nothing that is gone"
    case keepsNothingOfAFailedEdit = "keeps nothing of an edit that throws, and passes its error on"
    case refusesWhatIsNotThere = "refuses a visit that is not there, or not any more"
    case countsOnlySomeDays = "counts the visits of some days, the newest first"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some VisitsRepository) async throws {
        let one = try VisitNumber(1)
        switch self {
        case .isEmptyAtFirst:
            try expect(await repository.visits(VisitQuery()), VisitPage([], of: 0))
            try expect(await repository.figures(of: nil), [])
        case .keepsEverything:
            for visit in try Visit.samples {
                let number = try await repository.add(visit)
                try expect(await repository.visit(number), visit)
            }
            let odd = try Visit(
                Facility("a\u{2}b e\u{301} \u{202E}"), on: Day("0001-01-01"),
                temperatures: Temperatures(sauna: Temperature("-50"), coolBath: Temperature("200")),
                sets: [SaunaSet([Step(.rest, 240, name: StepName("e\u{301}"), emoji: Emoji("👨‍👩‍👧"))])])
            try expect(await repository.visit(repository.add(odd)), odd)
        case .keepsAFullVisit:
            let full = try Self.fullVisit()
            try expect(await repository.visit(repository.add(full)), full)
        case .listsTheNewestFirst: try await verifyList(repository)
        case .neverUsesANumberTwice:
            try expect(await repository.add(.lake), one)
            try expect(await repository.remove(one), .lake)
            try expect(await repository.add(.lake).number, 2)
            _ = try await repository.remove(VisitNumber(2))
            try expect(await repository.add(.lake).number, 3)
        case .forgetsWhatIsTakenAway: try await verifyEdits(repository)
        case .findsVisits, .findsWhatIsThere: try await verifySearch(repository)
        case .keepsNothingOfAFailedEdit:
            _ = try await repository.add(.shikiji)
            try await expectError(Refusal()) {
                _ = try await repository.edit(one) { visit in
                    visit = try .lake
                    throw Refusal()
                }
            }
            try expect(await repository.visit(one), .shikiji)
        case .refusesWhatIsNotThere:
            let error = SakatsuError.noSuchVisit(one)
            try await expectError(error) { _ = try await repository.visit(one) }
            _ = try await repository.add(.shikiji)
            try expect(await repository.number(of: one), one)
            _ = try await repository.remove(one)
            try await expectError(error) { _ = try await repository.visit(one) }
            try await expectError(error) { _ = try await repository.number(of: one) }
            try await expectError(error) { _ = try await repository.edit(one) { _ in } }
            try await expectError(error) { _ = try await repository.remove(one) }
        case .countsOnlySomeDays:
            for visit in try Visit.samples { _ = try await repository.add(visit) }
            let all = try [.lake, .shikiji, .hotel].map { VisitFigures(of: $0) }
            try expect(await repository.figures(of: nil), all)
            try expect(await repository.figures(of: Day("2026-01-01")...Day("2026-11-20")), Array(all.prefix(2)))
            try expect(await repository.figures(of: Day("2026-11-02")...Day("2026-11-19")), [])
        }
    }

    private func verifyList(_ repository: some VisitsRepository) async throws {
        for visit in try Visit.samples + [.shikiji] { _ = try await repository.add(visit) }
        let page = try await repository.visits(VisitQuery())
        try expect(page.total, 4)
        try expect(page.visits.map(\.number.number), [2, 4, 1, 3])
        try expect(page.visits.map(\.visit), try [.lake, .shikiji, .shikiji, .hotel])
        let middle = try await repository.visits(VisitQuery(from: 1, atMost: 2))
        try expect(middle.visits.map(\.number.number), [4, 1])
        try expect(middle.total, 4)
        try expect(await repository.visits(VisitQuery(from: 9)).visits, [])
        try expect(await repository.visits(VisitQuery(atMost: 0)), VisitPage([], of: 4))
    }

    private func verifyEdits(_ repository: some VisitsRepository) async throws {
        let one = try await repository.add(.shikiji)
        let changes: [[VisitChange]] = try [
            [.foreword(nil), .afterword(nil), .temperature(.sauna, nil)],
            [.temperature(.named(StepName("薬草サウナ")), nil), .temperature(.named(StepName("mud")), Temperature("42"))],
            [.removeSet(SetNumber(1)), .addSet(SaunaSet("7/70/7"))],
            [.step(SetNumber(1), .remove(.coolBath)), .step(SetNumber(3), .name(.rest, StepName("balcony")))],
            [.replaceSet(SetNumber(2), SaunaSet("1/1/1")), .day(Day("2026-10-01")), .facility(Facility("Elsewhere"))],
            [.removeSet(SetNumber(3)), .removeSet(SetNumber(2)), .removeSet(SetNumber(1))],
        ]
        var visit = try Visit.shikiji
        for change in changes {
            try visit.apply(change)
            try expect(await repository.edit(one) { try $0.apply(change) }, visit)
            try expect(await repository.visit(one), visit)
        }
    }

    private func verifySearch(_ repository: some VisitsRepository) async throws {
        func found(_ words: String, from offset: Int = 0, atMost count: Int = 9) async throws -> [Int] {
            let query = VisitQuery(try VisitWords(words), from: offset, atMost: count)
            return try await repository.visits(query).visits.map(\.number.number)
        }
        try expect(await found("sauna"), [])
        for visit in try Visit.samples { _ = try await repository.add(visit) }
        if self == .findsVisits {
            // The facility, the remarks, the names of steps and of temperatures.
            for words in ["しきじ", "朝から", "again see", "LÖYLY", "외기욕", "薬草", "サウナ again"] {
                try expect(await found(words), [1])
            }
            try expect(await found("lake"), [2])
            try expect(await found("사우나"), [3])
            try expect(await found("nowhere"), [])
            let today = try Day("2026-11-25")
            for (text, numbers) in [
                ("11月", [2, 1]), ("11/20", [2]), ("사우나 12월", [3]), ("110度", [1]), ("サウナ 100度以上", [1]), ("60°C", [1]),
                ("水風呂 100度以上", []), ("水風呂 17℃ 以下 11月", [1]), ("サウナ 60℃", []), ("しきじ 11/20", []),
            ] {
                let query = try VisitSearch(text).query(on: today)
                try expect(await repository.visits(query).visits.map(\.number.number), numbers)
            }
            _ = try await repository.add(.lake)
            try expect(await found("house"), [4, 2])
            try expect(await found("house", from: 1), [2])
            let page = try await repository.visits(VisitQuery(VisitWords("house"), atMost: 1))
            try expect([page.visits.count, page.total], [1, 2])
            // A temperature named with another word for the cool bath is found where one of the cool bath is.
            var temperatures = Temperatures(coolBath: try Temperature("16"))
            try temperatures.set(.named(StepName("Cold plunge")), to: Temperature("8"))
            _ = try await repository.add(Visit(Facility("Spa"), on: today, temperatures: temperatures))
            for (text, numbers) in [("cold plunge 8°C", [5]), ("bath 8°C", [5]), ("sauna 8°C", [])] {
                let query = try VisitSearch(text).query(on: today)
                try expect(await repository.visits(query).visits.map(\.number.number), numbers)
            }
        } else {
            let (one, two) = (try VisitNumber(1), try VisitNumber(2))
            _ = try await repository.edit(one) { visit in
                try visit.apply([
                    .removeSet(SetNumber(1)), .foreword(nil), .temperature(.named(StepName("薬草サウナ")), nil),
                ])
            }
            for words in ["löyly", "朝から", "薬草"] { try expect(await found(words), []) }
            _ = try await repository.edit(two) { try $0.apply([.facility(Facility("Cabin"))]) }
            try expect(await found("lake"), [])
            try expect(await found("cabin"), [2])
            _ = try await repository.remove(two)
            try expect(await found("cabin"), [])
        }
    }

    /// Returns a visit whose parts all have their maximum length or number.
    package static func fullVisit() throws -> Visit {
        let name = try StepName(String(repeating: "꿈", count: StepName.longest))
        let steps = try Phase.allCases.map {
            try Step($0, seconds: $0.range.upperBound - 1, name: name, emoji: Emoji("🧖🏽‍♀️"))
        }
        var temperatures = Temperatures()
        for number in 1...Temperatures.mostNamed {
            try temperatures.set(.named(StepName("number \(number)")), to: Temperature(tenths: number))
        }
        let remark = try Remark(String(repeating: "夢", count: Remark.longest))
        return try Visit(
            Facility(String(repeating: "湯", count: Facility.longest)), on: Day("2026-11-20"), foreword: remark,
            temperatures: temperatures, sets: SetNumber.all.map { _ in try SaunaSet(steps) }, afterword: remark)
    }
}
