import Basics
import DreamsDomain
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Testing

@Suite("The use case of dreams and its fake")
struct DreamsUseCaseTests {
    let charts: ChartsUseCaseFake
    let repository: DreamsUseCaseFake
    let useCase: StoredDreamsUseCase
    let three: WishNumber

    init() throws {
        three = try WishNumber(3)
        charts = ChartsUseCaseFake(try .marathon)
        repository = try DreamsUseCaseFake(.samples, charts: charts)
        let day = try Day("2026-11-21")
        useCase = StoredDreamsUseCase(repository: repository, charts: charts) { day }
    }

    @Test("the fake keeps the contract of repositories", arguments: DreamsRepositoryContract.allCases)
    func contract(_ promise: DreamsRepositoryContract) async throws {
        try await promise.verify(DreamsUseCaseFake())
    }

    @Test("wishes are added, edited, moved and removed")
    func wishes() async throws {
        let number = try await useCase.add(try Title("Fly"))
        try await useCase.edit(number, [.done(useCase.today())])
        try await useCase.move(number, to: try WishNumber(100))
        try await useCase.remove(three)
        let dreams = try await useCase.dreams()
        #expect(dreams.numbered.map(\.number.number) == [1, 2, 100])
        #expect(try dreams.wish(try WishNumber(100)).done?.description == "2026-11-21")
    }

    @Test("nothing has happened on a day after today")
    func dayToCome() async throws {
        let tomorrow = try Day("2026-11-22")
        await #expect(throws: DreamsError.dayToCome(tomorrow)) { try await useCase.edit(three, [.done(tomorrow)]) }
        #expect(try await useCase.dreams() == DreamList.samples)
    }

    @Test("a tree grows into a new chart, which is the current one, and remembers it")
    func grow() async throws {
        let growth = try await useCase.grow(three)
        #expect(growth == Growth(try ChartID(2), name: try Title("Run a marathon"), isNew: true))
        #expect(try await charts.currentChart() == ChartID(2))
        #expect(try await charts.chart(growth.chart).chart() == DreamList.samples.wish(three).tree.grown())
        #expect(try await useCase.dreams().wish(three).tree.chart == growth.chart)
        #expect(try await useCase.growth(of: three)?.chart == growth.chart)
    }

    @Test("a tree that has grown does not grow again, also when its chart has another name")
    func once() async throws {
        let first = try await useCase.grow(three)
        try await charts.rename(first.chart, to: try Title("마라톤"))
        let second = try await useCase.grow(three)
        #expect(second == Growth(first.chart, name: try Title("마라톤"), isNew: false))
        #expect(try await charts.charts().count == 2)
    }

    @Test("a tree whose chart was forgotten can grow again")
    func again() async throws {
        try await charts.delete(try await useCase.grow(three).chart)
        #expect(try await useCase.growth(of: three) == nil)
        let growth = try await useCase.grow(three)
        #expect(growth.isNew)
        #expect(growth.chart == (try ChartID(3)))
    }

    @Test("another chart of that name is left alone, and nothing is remembered")
    func taken() async throws {
        _ = try await charts.create(try Title("Run a marathon"))
        await #expect(throws: MandalartError.chartNameTaken(try Title("Run a marathon"))) {
            try await useCase.grow(three)
        }
        #expect(try await useCase.dreams() == DreamList.samples)
    }

    @Test("a tree without a goal does not grow")
    func noGoal() async throws {
        await #expect(throws: DreamsError.noGoal) { try await useCase.grow(try WishNumber(1)) }
        #expect(try await charts.charts().count == 1)
    }
}

@Suite("The visions that a person sees")
struct VisionTests {
    @Test("the memory of tests keeps the contract", arguments: VisionRepositoryContract.allCases)
    func contract(_ promise: VisionRepositoryContract) async throws {
        try await promise.verify(VisionRepositoryFake())
    }

    @Test(
        "come one in a period, on the day on which a person first looks",
        arguments: [
            (VisionRhythm.daily, ["A", "B", "A", "B", "A", "B"]), (.weekly, ["A", nil, "B", nil, "A", "B"]),
            (.monthly, ["A", nil, nil, nil, "B", "A"]), (.yearly, ["A", nil, nil, nil, nil, "B"]),
            (.never, [nil, nil, nil, nil, nil, nil]),
        ])
    func rhythm(_ rhythm: VisionRhythm, expected: [String?]) async throws {
        let days = ["2026-11-19", "2026-11-22", "2026-11-23", "2026-11-24", "2026-12-01", "2027-01-04"]
        let seen = try await shown(on: days, every: rhythm)
        #expect(seen == expected)
    }

    @Test("stay all through the day on which they are shown")
    func sameDay() async throws {
        let seen = try await shown(on: ["2026-11-19", "2026-11-19", "2026-11-20"], every: .daily)
        #expect(seen == ["A", "A", "B"])
    }

    @Test("do not come again when the clock is set back")
    func clockSetBack() async throws {
        let seen = try await shown(on: ["2026-11-19", "2026-11-18", "2026-11-19"], every: .daily)
        #expect(seen == ["A", nil, "A"])
    }

    @Test("have the date of their wish")
    func dates() throws {
        var dreams = try dreams()
        let day = try Day("2027-03-21")
        try dreams.apply([.tree(.date(day))], to: try WishNumber(2), on: try Day("2026-11-19"))
        #expect(dreams.visions.map(\.date) == [nil, day])
    }

    @Test("are of the wishes that have a vision and have not come true; after the last comes the first")
    func which() async throws {
        var dreams = try dreams()
        try dreams.apply([.done(try Day("2026-11-01"))], to: try WishNumber(2), on: try Day("2026-11-19"))
        #expect(dreams.visions.map(\.title.text) == ["A"])
        #expect(try DreamList([WishNumber(1): Wish(Title("Fly"))]).visions == [])
        let none = try await shown(on: ["2026-11-19"], every: .daily, of: DreamList())
        #expect(none == [nil])
        let gone = ShownVision(of: Identity(99), on: try Day("2026-11-18"))
        let seen = try await shown(on: ["2026-11-19"], every: .daily, after: gone)
        #expect(seen == ["A"])
    }

    private func dreams() throws -> DreamList {
        var wishes: [WishNumber: Wish] = [:]
        for (number, title) in [(1, "A"), (2, "B"), (3, "C")] {
            var wish = Wish(try Title(title))
            wish.id = Identity(number)
            if number < 3 { wish.tree.vision = try Passage("I see \(title)") }
            wishes[try WishNumber(number)] = wish
        }
        return DreamList(wishes)
    }

    /// The titles of the wishes whose visions a person sees on some days.
    private func shown(
        on days: [String], every rhythm: VisionRhythm, of dreams: DreamList? = nil, after last: ShownVision? = nil
    ) async throws -> [String?] {
        let (repository, memory) = (try DreamsUseCaseFake(dreams ?? self.dreams()), VisionRepositoryFake(last))
        let profiles = ProfileUseCaseFake()
        _ = try await profiles.edit { $0.visions = rhythm }
        var titles: [String?] = []
        for day in days {
            let today = try Day(day)
            let useCase = StoredVisionUseCase(dreams: repository, visions: memory, profiles: profiles) { today }
            titles.append(try await useCase.vision()?.title.text)
        }
        return titles
    }
}
