import Basics
import SakatsuDomain
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("What a person can do with visits and settings")
struct UseCaseTests {
    private let repository = VisitsRepositoryFake()
    private let today: Day
    private let visits: StoredVisitsUseCase

    init() throws {
        let day = try Day("2026-11-21")
        today = day
        visits = StoredVisitsUseCase(repository: repository, today: { day })
    }

    @Test("adds, changes and removes visits, and looks for them")
    func visitsUseCase() async throws {
        let numbers = try await Visit.samples.asyncMap { try await visits.add($0) }
        #expect(numbers.map(\.number) == [1, 2, 3])
        #expect(try await visits.visits(VisitQuery()).visits.map(\.number.number) == [2, 1, 3])
        let words = try VisitWords("löyly")
        #expect(try await visits.visits(VisitQuery(words)).visits.map(\.number.number) == [1])
        #expect(try await visits.edit(numbers[1], [.foreword(Remark("Cold"))]).foreword?.text == "Cold")
        #expect(try await visits.remove(numbers[0]) == .shikiji)
        await #expect(throws: SakatsuError.noSuchVisit(numbers[0])) { try await visits.visit(numbers[0]) }
        #expect(try await visits.statistics(.all).visits == 2)
        #expect(try await visits.facilities(atMost: 1).map(\.text) == ["Lake house"])
    }

    @Test("takes no visit of a day to come")
    func daysToCome() async throws {
        let tomorrow = try Day("2026-11-22")
        let visit = try Visit(Facility("Spa"), on: tomorrow)
        await #expect(throws: SakatsuError.dayToCome(tomorrow)) { try await visits.add(visit) }
        let one = try await visits.add(.lake)
        await #expect(throws: SakatsuError.dayToCome(tomorrow)) { try await visits.edit(one, [.day(tomorrow)]) }
        #expect(try await visits.visit(one) == .lake)
    }

    @Test("changes the defaults of a new visit, all or nothing, and takes them back")
    func settings() async throws {
        let settings = StoredSakatsuSettingsUseCase(repository: SakatsuSettingsUseCaseFake())
        #expect(try await settings.settings() == SakatsuSettings())
        let seen = try await settings.change([.count(SetCount(2)), .step(.length(Step(.coolBath, 90)))])
        #expect(seen.defaults.count.count == 2)
        #expect(seen.defaults.set.description == "10m/90s/10m")
        let mud = try StepName("mud")
        await #expect(throws: SakatsuError.noSuchTemperature(mud)) {
            try await settings.change([.count(SetCount(9)), .temperature(.named(mud), nil)])
        }
        #expect(try await settings.settings() == seen)
        #expect(try await settings.choose(.japanese).language == .japanese)
        let reset = try await settings.resetDefaults()
        #expect(reset == SakatsuSettings(language: .japanese))
    }

    @Test("the doubles of the use cases do as the use cases do, and fail when they are told to")
    func doubles() async throws {
        let fake = try VisitsUseCaseFake(Visit.samples)
        let stored = StoredVisitsUseCase(repository: VisitsRepositoryFake(try Visit.samples), today: fake.today)
        #expect(try await fake.visits(VisitQuery()) == stored.visits(VisitQuery()))
        #expect(try await fake.statistics(.all) == stored.statistics(.all))
        await #expect(throws: SakatsuError.dayToCome(try Day("2026-11-22"))) {
            try await fake.add(Visit(Facility("Spa"), on: Day("2026-11-22")))
        }
        let timer = TimerUseCaseFake(of: fake.repository)
        _ = try await timer.start(VisitNumber(2))
        await timer.pass(seconds: 300)
        #expect(try await timer.next()?.running.phase == .coolBath)
        #expect(try await fake.visit(VisitNumber(2)).sets.last?.description == "5m/-/-")
        await fake.fail(with: SakatsuError.noTimer)
        await #expect(throws: SakatsuError.noTimer) { try await fake.visits(VisitQuery()) }
    }
}

extension Sequence where Element: Sendable {
    /// The values that are made one after the other.
    fileprivate func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var values: [T] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}

@Suite("The contracts of the repositories of sakatsu, kept by their fakes")
struct ContractTests {
    @Test("visits keep the contract", arguments: VisitsRepositoryContract.allCases)
    func visits(_ promise: VisitsRepositoryContract) async throws {
        try await promise.verify(VisitsRepositoryFake())
    }

    @Test("settings keep the contract", arguments: SakatsuSettingsRepositoryContract.allCases)
    func settings(_ promise: SakatsuSettingsRepositoryContract) async throws {
        try await promise.verify(SakatsuSettingsUseCaseFake())
    }

    @Test("the running phase keeps the contract", arguments: TimerRepositoryContract.allCases)
    func timer(_ promise: TimerRepositoryContract) async throws {
        let repository = VisitsRepositoryFake()
        try await promise.verify(repository, of: repository)
    }

    @Test("exports and imports keep the contract", arguments: VisitTransferRepositoryContract.allCases)
    func transfer(_ promise: VisitTransferRepositoryContract) async throws {
        let repository = VisitsRepositoryFake()
        try await promise.verify(repository, of: repository)
    }
}

@Suite("Visits as documents")
@MainActor struct DocumentsTests {
    private let repository: VisitsRepositoryFake

    init() throws { repository = VisitsRepositoryFake(try Visit.samples) }

    /// Writes the numbers of visits, and reads what it is given.
    private struct Codec: VisitCodec {
        var visits: [DocumentedVisit] = []

        func write(
            _ visits: [NumberedVisit], as format: VisitFormat, in language: Language, _ write: (String) throws -> Void
        ) throws {
            for visit in visits { try write("\(format) \(language) \(visit.number)") }
        }

        func visits(
            of document: [UInt8], columns: String?, progress: (Int) throws -> Void
        ) throws -> [DocumentedVisit] {
            try progress(document.count)
            return visits
        }

        func readings(of document: [UInt8], columns: String?) -> [Phrase] { [] }
    }

    private func documents(_ visits: [Visit] = [], from number: VisitNumber? = nil) -> any DocumentPort {
        let codec = Codec(visits: visits.map { DocumentedVisit(nil, $0) })
        return StoredVisitDocumentsUseCase(repository: repository, codec: codec).documents(of: number)
    }

    private func export(_ selection: DocumentSelection, from number: VisitNumber? = nil) async throws -> [String] {
        try await documents(from: number).export(selection, as: "csv", theme: nil, in: .korean, Progress())
    }

    @Test("are those of the place, the one that is named, or all")
    func selections() async throws {
        #expect(try await export(.all) == ["csv ko 1", "csv ko 2", "csv ko 3"])
        #expect(try await export(.named("2")) == ["csv ko 2"])
        #expect(try await export(.current, from: VisitNumber(3)) == ["csv ko 3"])
        await #expect(throws: NoVisitHere("csv")) { try await export(.current) }
        let hint = NoVisitHere("csv").explanation.english
        #expect(hint.contains("export csv --visit 1") && hint.hasSuffix("export csv --all"))
        await #expect(throws: SakatsuError.notAVisitNumber("x")) { try await export(.named("x")) }
        await #expect(throws: SakatsuError.noSuchVisit(try VisitNumber(9))) { try await export(.named("9")) }
        #expect(try await documents().names() == ["1", "2", "3"])
    }

    private func kept() async throws -> [Visit] { try await repository.visits(of: nil).map(\.visit) }

    @Test("replace the visit of the same place and day, and are new otherwise")
    func matching() async throws {
        var changed = try Visit.lake
        try changed.apply([.foreword(Remark("Cold"))])
        let new = try Visit(Facility("New"), on: Day("2026-01-01"))
        let port = documents([changed, new, try .hotel, try .hotel])
        let prepared = try await port.prepareImport(of: [], to: .matching, columns: nil, Progress())
        #expect(
            prepared.preview.map(\.english) == [
                "“Lake house” 2026-11-20: replaces visit 2", "“New” 2026-01-01: new",
                "“호텔 사우나” 2025-12-31: the same as visit 3", "“호텔 사우나” 2025-12-31: new",
            ])
        #expect(prepared.question.english == "Import 2 new, replace 1 and leave 1 unchanged?")
        let details = JSONValue.object(prepared.details).text
        #expect(
            details.hasPrefix(#"{"visits":[{"facility":"Lake house","date":"2026-11-20","replaced":2,"changes":true}"#))
        #expect(try await kept() == Visit.samples)
        let reply = try await prepared.carryOut(Progress())
        #expect(reply.english == "Imported 3 visits. undo takes it back.")
        #expect(try await kept() == [.shikiji, changed, .hotel, new, .hotel])
    }

    @Test("ask only about what an import does, in every language")
    func questions() async throws {
        func question(_ visits: [Visit], _ language: Language) async throws -> String {
            let prepared = try await documents(visits).prepareImport(
                of: [], to: .matching, columns: nil, Progress())
            return prepared.question.text(in: language)
        }
        let new = try Visit(Facility("New"), on: Day("2026-01-01"))
        var changed = try Visit.lake
        try changed.apply([.foreword(Remark("Cold"))])
        #expect(try await question([new], .english) == "Import 1 new?")
        #expect(try await question([changed], .english) == "Replace 1?")
        #expect(try await question([new, changed], .english) == "Import 1 new and replace 1?")
        #expect(try await question([.lake], .english) == "There is nothing new: 1 unchanged. Go on?")
        #expect(try await question([new], .japanese) == "新しいサ活1件を取り込みますか？")
        #expect(try await question([changed, .hotel], .korean) == "방문 1건을 대체하시겠습니까? 1건은 그대로 둡니다.")
    }

    @Test("match what is unchanged before anything else, and are imported twice without a change")
    func unchanged() async throws {
        var other = try Visit.lake
        try other.apply([.foreword(Remark("Evening"))])
        _ = await repository.add(other)
        let before = try await kept()
        let port = documents([other, try .lake])
        let prepared = try await port.prepareImport(of: [], to: .matching, columns: nil, Progress())
        #expect(prepared.preview.map(\.english).allSatisfy { $0.contains("the same as") })
        #expect(try await prepared.carryOut(Progress()).english == "Nothing had to be imported.")
        #expect(try await kept() == before)
    }

    @Test("take the place of one visit, or are all new")
    func targets() async throws {
        let one = documents([try .lake])
        _ = try await one.prepareImport(of: [], to: .into("1"), columns: nil, Progress()).carryOut(Progress())
        #expect(try await kept() == [.lake, .lake, .hotel])
        _ = try await one.prepareImport(of: [], to: .asNew, columns: nil, Progress()).carryOut(Progress())
        #expect(try await kept() == [.lake, .lake, .hotel, .lake])
        let two = documents([try .lake, try .hotel])
        await #expect(throws: SakatsuError.severalVisits(2)) {
            try await two.prepareImport(of: [], to: .into("1"), columns: nil, Progress())
        }
        await #expect(throws: SakatsuError.noVisitToPlace) {
            try await documents().prepareImport(of: [], to: .into("1"), columns: nil, Progress())
        }
        await #expect(throws: SakatsuError.noSuchVisit(try VisitNumber(8))) {
            try await one.prepareImport(of: [], to: .into("8"), columns: nil, Progress())
        }
    }
}
