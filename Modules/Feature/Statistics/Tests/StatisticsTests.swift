import HostTesting
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import StatisticsFeatureInterface
import Testing

@testable import StatisticsFeature

@MainActor @Suite("Statistics")
struct StatisticsTests {
    private func router(_ period: StatisticsPeriod = .all) throws -> any ViewableRouting {
        StatisticsBuilder(
            dependency: StatisticsDependencyStub(visitsUseCase: try VisitsUseCaseFake(try Visit.samples))
        ).build(period: .fixed(period))
    }

    @Test("shows visits by year and month, time by phase, and the facilities")
    func page() async throws {
        let seen = try await typing("show", at: try router(.year(2026)))
        #expect(seen.prefix(3) == ["Statistics: 2026", "2 visits, 4 sets", "Visits a month"])
        let november = seen.first { $0.contains("Nov 2026") }
        #expect(november?.hasSuffix("2 visits") == true)
        let phases = seen.drop { $0 != "Time by phase" }.dropFirst().prefix(3).map { $0.suffix(6) }
        #expect(phases == ["45 min", " 3 min", "45 min"])
        let facilities = seen.drop { $0 != "Favourite facilities" }.dropFirst().map { $0.prefix { $0 != "█" } }
        #expect(facilities == ["  Lake house    ", "  サウナしきじ  "])
    }

    @Test("says that there is nothing in a period")
    func nothing() async throws {
        let seen = try await typing("show", at: try router(.year(2020)))
        #expect(seen == ["Statistics: 2020", "No visits in these days."])
    }

    @Test(
        "has an address for each period that can be typed",
        arguments: ["", "2026", "0800", "2026-11", "last-month", "nov", "last-week"])
    func address(typed: String) throws {
        let period = try TypedPeriod(typed)
        let route = Address.stats(period).segments
        #expect(route == ["stats"] + (typed.isEmpty ? [] : [typed]))
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: try router())
    }
}
