import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage

extension ReviewScreen {
    static let record = Record<ReviewInteractor.State>(
        "review", ReviewRecordPhrases.review,
        [
            .member("day", ReviewRecordPhrases.day) { $0.review.day.description },
            .member("entries", ReviewRecordPhrases.entries) { $0.review.week.entries },
            .member("edits", ReviewRecordPhrases.edits) { $0.review.week.edits },
            .list("logged", of: logged) { $0.review.week.logged },
            .list(
                "progress",
                of: [
                    .member("before", ReviewRecordPhrases.before) { $0.before.percent },
                    .members(FoundCell.membersWithoutHabit { "\($0.route)" }) { $0.found },
                ]
            ) { $0.review.week.progress },
            .list("earlierPicks", of: FoundCell.members { "\($0.route)" }) { $0.review.earlierPicks },
            .list(
                "items",
                of: [
                    .member("picked", ReviewRecordPhrases.picked) { $0.isPicked },
                    .members(FoundCell.members { "\($0.route)" }) { $0.found },
                ]
            ) { $0.review.items },
        ])

    private static let logged: [Member<LoggedItem>] = [
        .member("chart", ReviewRecordPhrases.chart) { $0.chart.number },
        .member("title", ReviewRecordPhrases.item) { $0.title.text },
        .member("count", ReviewRecordPhrases.count) { $0.count },
    ]
}
