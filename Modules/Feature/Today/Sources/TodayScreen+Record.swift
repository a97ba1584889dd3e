import Basics
import CellsFeatureInterface
import DreamsDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage

extension TodayScreen {
    static let record = Record<TodayInteractor.State>(
        "today", TodayRecordPhrases.today,
        [
            .object("counts", of: counts) { $0.counts },
            .members([.object("vision", TodayRecordPhrases.vision, of: vision) { $0.vision }]) {
                $0.form == .line ? nil : $0
            },
            .members(page) { $0.form == .line ? nil : $0.today },
        ])

    private static let vision: [Member<DreamVision>] = [
        .member("number", TodayRecordPhrases.wishNumber) { $0.number.number },
        .member("title", TodayRecordPhrases.wish) { $0.title.text },
        .member("date", TodayRecordPhrases.wishDate) { $0.date?.description },
        .member("text", TodayRecordPhrases.visionText) { $0.text.text },
    ]

    private static let counts: [Member<TodayCounts>] = [
        .member("overdue", TodayRecordPhrases.overdue) { $0.overdue },
        .member("dueToday", TodayRecordPhrases.dueToday) { $0.dueToday },
        .member("habits", TodayRecordPhrases.habitCount) { $0.habits },
        .member("done", TodayRecordPhrases.doneCount) { $0.done },
        .member("picked", TodayRecordPhrases.pickedCount) { $0.picked },
        .member("pickedDone", TodayRecordPhrases.pickedDone) { $0.pickedDone },
    ]

    private static let page: [Member<Today>] = [
        .member("day", TodayRecordPhrases.day) { $0.day.description },
        .member("lastEdit", TodayRecordPhrases.lastEdit) { $0.lastEdit?.description },
        .list("picked", of: found) { $0.picked },
        // A due cell is never a habit.
        .list("due", of: FoundCell.membersWithoutHabit { "\($0.route)" }) { $0.due.map(\.found) },
        .list("habits", TodayRecordPhrases.habits, like: found) { $0.habits },
        .list("next", TodayRecordPhrases.next, like: found) { $0.next },
        .list(
            "done", TodayRecordPhrases.done,
            of: [.member("chart", TodayRecordPhrases.chart) { $0.chart.number }] + DoneToday.members
        ) { $0.done },
    ]

    private nonisolated static let found = FoundCell.members { "\($0.route)" }
}
