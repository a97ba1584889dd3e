import JSON
import MandalartDomainInterface
import ProgressDomainInterface
import Prompt
import Time

extension ProgressScreen {
    func record(of state: ProgressInteractor.State) -> Record {
        let progress = state.progress
        return Record(
            "progress",
            [
                "weeks": .array(
                    progress.weeks.indices.map { index in
                        [
                            "begins": .string(date(progress.monday(ofWeek: index))),
                            "rate": progress.weeks[index].map { .integer($0.percent) } ?? .null,
                        ]
                    }),
                "days": .array(
                    progress.days.sorted { $0.key < $1.key }.map { day, count in
                        ["date": .string(date(day)), "count": .integer(count)]
                    }),
                "parts": .array(progress.parts.map(\.json)),
                "activities": .array(progress.activities.map(\.json)),
            ])
    }

    private func date(_ day: Int) -> String { Day(number: day).description }

    static let recordGuide = RecordGuide(
        "progress", ProgressRecordPhrases.progress,
        [
            "place": RecordPhrases.place, "weeks[].begins": ProgressRecordPhrases.begins,
            "weeks[].rate": ProgressRecordPhrases.rate, "days[].date": ProgressRecordPhrases.date,
            "days[].count": ProgressRecordPhrases.count, "parts[].subGoal": ProgressRecordPhrases.subGoal,
            "parts[].position": ProgressRecordPhrases.position, "parts[].title": ChartRecordPhrases.title,
            "parts[].rates[]": ProgressRecordPhrases.rates, "parts[].activities": ProgressRecordPhrases.activities,
            "activities[].number": ProgressRecordPhrases.number, "activities[].time": ProgressRecordPhrases.time,
            "activities[].subGoal": ProgressRecordPhrases.subGoal,
            "activities[].position": ProgressRecordPhrases.positionNow, "activities[].gone": ProgressRecordPhrases.gone,
            "activities[].item": ProgressRecordPhrases.item, "activities[].text": ProgressRecordPhrases.text,
        ])
}

extension ChartProgress.Series {
    fileprivate var json: JSONValue {
        [
            "subGoal": .integer(subGoal.number), "position": position.map { .integer($0.number) } ?? .null,
            "title": .string(title.text),
            "rates": .array(weeks.map { $0.map { .integer($0.percent) } ?? .null }), "activities": .integer(activities),
        ]
    }
}

extension Activity {
    fileprivate var json: JSONValue {
        [
            "number": .integer(number), "time": .string(time.universal), "subGoal": .integer(subGoal.number),
            "position": .integer(position.number), "gone": .bool(isGone), "item": .string(item.text),
            "text": .string(text.text),
        ]
    }
}
