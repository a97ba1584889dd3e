import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension ProgressScreen {
    static func states() throws -> [ScreenState<ProgressInteractor>] {
        let full = try state(begun: 26)
        let long = try state(begun: 26, subGoals: 2, items: 2, text: SampleText.long)
        return [
            .page("empty", try state(begun: 0, subGoals: 0, activities: 0)),
            .page("unrated", try state(begun: 1, subGoals: 0, activities: 0)),
            .page("one", try state(begun: 1, subGoals: 1, items: 1, activities: 1)),
            .page("begun", try state(begun: 6, subGoals: 2, items: 3)),
            .page("full", full),
            .page("long", long),
            .page("wide", try state(begun: 26, subGoals: 2, items: 2, text: SampleText.wide)),
            .page("right-to-left", try state(begun: 26, subGoals: 2, items: 2, text: SampleText.rightToLeft)),
            .reply("corrected", to: "correct 11 ran 7 km", in: try corrected(full, "ran 7 km")),
            .reply("corrected-long", to: "correct 10 --on 2026-11-01", in: try corrected(long, SampleText.long)),
            .reply("removed", to: "remove 11", in: full),
            .confirmation("remove", of: "remove 10", in: full),
            .confirmation("remove-long", of: "remove 10", in: long),
            .error("nothing-to-correct", ProgressError.nothingToCorrect),
            .error("entry-empty", MandalartError.emptyActivity),
            .error("entry-too-long", MandalartError.activityTooLong(501)),
            .error("no-such-entry", ProgressError.noSuchActivity("99")),
        ]
    }

    /// Returns a state after a log entry was corrected.
    private static func corrected(
        _ state: ProgressInteractor.State, _ text: String
    ) throws -> ProgressInteractor.State {
        var state = state
        let one = try Position(1)
        state.corrected = .sample(
            11, subGoal: one, position: one, item: try Title("Run 5 km"), text: try ActivityText(text))
        return state
    }

    /// Returns a state with a chart that was begun a number of weeks ago and whose rates grew. One of the activities
    /// belongs to a cleared item.
    private static func state(
        begun count: Int, subGoals: Int = 8, items: Int = 8, activities: Int = 10, text: String? = nil
    ) throws -> ProgressInteractor.State {
        let chart = try Chart.sample(subGoals: subGoals, items: items) { text ?? $0.sentenceName.english }
        func weeks(_ rate: AchievementRate) -> ChartProgress.Weeks {
            [AchievementRate?](repeating: nil, count: ChartProgress.weekCount - count)
                + (0..<count).map { AchievementRate(clamping: rate.percent * ($0 + 1) / count) }
        }
        let parts = chart.subGoals.sorted { $0.key < $1.key }.flatMap { subGoal, goal in
            [
                ChartProgress.Series(
                    subGoal: subGoal, position: nil, title: goal.title, weeks: weeks(goal.rate), activities: items)
            ]
                + goal.items.sorted { $0.key < $1.key }.map { position, item in
                    ChartProgress.Series(
                        subGoal: subGoal, position: position, title: item.title, weeks: weeks(item.rate), activities: 1)
                }
        }
        let (today, one) = (20_778, try Position(1))
        let (item, logged) = (try Title(text ?? "Run 5 km"), try ActivityText(text ?? "ran 6 km"))
        return ProgressInteractor.State(
            progress: ChartProgress(
                today: today, weeks: subGoals == 0 ? weeks(.zero).map { _ in nil } : weeks(chart.rate), parts: parts,
                days: Dictionary(uniqueKeysWithValues: (0..<max(0, 7 * count - 1)).map { (today - $0, $0 * $0 % 10) })
                    .filter { $0.value > 0 },
                activities: (0..<activities).map {
                    .sample(activities - $0, subGoal: one, position: one, isGone: $0 == 1, item: item, text: logged)
                }))
    }
}
