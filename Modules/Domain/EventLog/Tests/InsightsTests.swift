import Basics
import EventLogDomainInterface
import MandalartDomainInterface
import Testing

@Suite("Insights")
struct InsightsTests {
    private func insights(of events: [LoggedEvent]) -> Insights {
        Insights(EventTotals(of: events))
    }

    @Test("say when each of the first steps was taken, for the first time")
    func onboarding() throws {
        let events = try [LoggedEvent].juno
        let insights = insights(of: events.reversed())
        #expect(
            insights.onboarding == [
                .nickname: events[0].time, .firstSubGoal: events[3].time, .firstActionItem: events[10].time,
            ])
    }

    @Test("count a chart at the most cells that were filled in it")
    func completion() throws {
        let insights = insights(of: try .juno)
        #expect(insights.charts == 2)
        #expect(insights.subGoals.map(\.filled) == Array(1...8))
        #expect(insights.subGoals.map(\.charts) == [2, 1, 0, 0, 0, 0, 0, 0])
        #expect(insights.actionItems.map(\.filled) == [1, 8, 16, 24, 32, 40, 48, 56, 64])
        #expect(insights.actionItems.map(\.charts) == [1, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test("set the palettes that were tried against those that were saved")
    func palettes() throws {
        #expect(
            insights(of: try .juno).palettes == [
                Insights.PaletteUse(.coral, tried: 1, saved: 0), Insights.PaletteUse(.mint, tried: 1, saved: 1),
            ])
    }

    @Test("of an empty log are empty")
    func empty() {
        let insights = insights(of: [])
        #expect(insights.onboarding.isEmpty && insights.palettes.isEmpty)
        #expect(insights.charts == 0)
        #expect(insights.subGoals.allSatisfy { $0.charts == 0 } && insights.subGoals.count == 8)
    }
}
