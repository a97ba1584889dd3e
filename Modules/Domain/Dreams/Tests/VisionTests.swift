import Basics
import DreamsDomain
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import ProfileDomainInterface
import ProfileDomainTesting
import Testing

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
        let (repository, memory) = (
            DreamsRepositoryFake(try dreams ?? self.dreams()), VisionRepositoryFake(last)
        )
        let profiles = ProfileRepositoryFake()
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
