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
        let settings = StoredSakatsuSettingsUseCase(repository: SakatsuSettingsRepositoryFake())
        #expect(try await settings.settings() == SakatsuSettings())
        let seen = try await settings.change([.count(SetCount(2)), .step(.amount(.coolBath, 90))])
        #expect(seen.defaults.count.count == 2)
        #expect(seen.defaults.set.description == "10m/90s/10m")
        await #expect(throws: SakatsuError.amountOutOfRange(.rest, "999")) {
            try await settings.change([.count(SetCount(9)), .step(.amount(.rest, 999))])
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
