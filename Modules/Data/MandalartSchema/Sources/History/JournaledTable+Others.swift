import Basics
import Journal
import ProfileDomainInterface
import SQLite

extension JournaledTable {
    /// The table of log entries for items.
    static let activity = JournaledTable(
        "activity",
        fields: [.parent("item", in: "item"), .plain("title"), .plain("time"), .plain("day"), .plain("text")],
        number: Number("number", claimedBy: "claim"), counted: EditPhrases.activities,
        scope: { "(SELECT chart FROM item JOIN goal ON goal.id = item.goal WHERE item.id = \($0).item)" },
        describe: { edit in
            let number = (edit.after ?? edit.before)?.integer("number") ?? 0
            let subject = EditPhrases.activity(number)
            guard edit.isChange else {
                return edit.described(
                    subject, "text", part: "activity", at: "\(number)", order: number, "title", "day", isEntry: true)
            }
            let parts = [("text", subject), ("day", EditPhrases.day(of: subject))]
            return parts.filter { edit.changed.contains($0.0) }.flatMap { column, subject in
                edit.described(subject, column, part: "activity", at: "\(number)", order: number)
            }
        })

    /// The table of wishes with their trees, except for the milestones.
    static let wish = JournaledTable(
        "wish",
        fields: [
            .structural("place"), .plain("title"), .plain("done"), .plain("purpose"), .plain("goal"), .plain("date"),
            .plain("vision"), .plain("chart").mentioning("chart"),
        ],
        claim: ["place"], mentions: ["seen_vision.wish"], counted: EditPhrases.wishes,
        scope: { _ in "\(EditScope.dreams)" },
        describe: { $0.wishChanges })

    /// The table of the milestones of trees.
    static let milestone = JournaledTable(
        "milestone",
        fields: [.parent("wish", in: "wish"), .structural("place"), .plain("title"), .plain("reached")],
        counted: EditPhrases.milestones, scope: { _ in "\(EditScope.dreams)" },
        describe: { edit in
            let moment: RowEdit.Moment = edit.after == nil ? .before : .after
            let wish = edit.parent("wish", moment)?.integer("place") ?? 0
            let place = (edit.after ?? edit.before)?.integer("place") ?? 0
            let (subject, address) = (EditPhrases.milestone(place, of: wish), "\(wish)/\(place)")
            guard edit.isChange else {
                return edit.described(
                    subject, "title", part: "milestone", at: address, order: place, "reached", isEntry: true)
            }
            // A milestone whose number changes because an earlier one was removed has not changed for a person.
            let parts = [("title", subject), ("reached", EditPhrases.reached(subject))]
            return parts.filter { edit.changed.contains($0.0) }.flatMap { column, subject in
                edit.described(subject, column, part: "milestone", at: address, order: place)
            }
        })

    /// The table of the profile, with the values that the settings show.
    static let profile = JournaledTable(
        "profile",
        fields: [
            .plain("nickname"), .plain("language").staying, .plain("start").staying, .plain("visions"),
            .plain("suggester").staying,
        ],
        counted: { _ in EditPhrases.profile }, scope: { _ in "\(EditScope.profile)" },
        describe: { edit in
            let parts = [
                ("nickname", EditPhrases.nickname), ("language", EditPhrases.language), ("start", EditPhrases.start),
                ("visions", EditPhrases.visions), ("suggester", EditPhrases.suggester),
            ]
            return parts.flatMap { field, subject in
                edit.changed.contains(field) ? edit.described(subject, field, part: "profile", at: nil, order: 0) : []
            }
        })

    /// The table of rejected suggestions. They stay rejected when the chart in which they were rejected is deleted.
    static let refusal = JournaledTable(
        "refusal", fields: [.plain("chart").mentioning("chart"), .plain("title")], counted: EditPhrases.refusals,
        scope: { "\($0).chart" },
        describe: { edit in
            edit.described(EditPhrases.refusal, "title", part: "refusal", at: nil, order: 0, isEntry: true)
        })
}

extension RowEdit {
    /// Whether the row existed both before and after the edit.
    fileprivate var isChange: Bool { before != nil && after != nil }

    /// Returns the change of one column, which is shown as a text.
    fileprivate func described(
        _ subject: Phrase, _ column: String, part: String, at address: String?, order: Int, _ others: String...,
        isEntry: Bool = false
    ) -> [JournaledTable.Described] {
        let isDay = ["date", "day", "done", "reached"].contains(column)
        func content(_ fields: Fields?) -> RecordedEdit.Content? {
            // The values of settings that the person has not chosen.
            let usual = isChange ? ["start": "home", "visions": "weekly"][column] : nil
            guard let text = fields?.text(column) ?? usual else { return nil }
            switch column {
            case "suggester": return .text(Self.commandLine(text))
            case "visions": return VisionRhythm(rawValue: text).map { .word($0.phrase) } ?? .text(text)
            case "language": return Language(rawValue: text).map { .word($0.name) } ?? .text(text)
            default:
                guard isDay, let day = try? Day(text) else { return .text(text) }
                return .word(day.phrase)
            }
        }
        func record(_ fields: Fields?) -> JSONObject? {
            fields.map { fields in
                JSONObject(
                    members: ([column] + others).map { column in
                        JSONObject.Member(name: column, value: fields.text(column).map { .string($0) } ?? .null)
                    })
            }
        }
        let change = RecordedEdit.Change(
            subject, before: content(before), after: content(after),
            details: RecordedEdit.Details(part: part, address: address, before: record(before), after: record(after)),
            isEntry: isEntry)
        return [JournaledTable.Described(order: order, change)]
    }

    /// Returns the words of a JSON array as a command line for a shell.
    private static func commandLine(_ text: String) -> String {
        guard case .array(let values) = try? JSONValue(parsing: text) else { return text }
        return values.map { if case .string(let word) = $0 { word } else { $0.text } }.shellLine
    }

    fileprivate var wishChanges: [JournaledTable.Described] {
        let (was, place) = (before?.integer("place") ?? 0, (after ?? before)?.integer("place") ?? 0)
        guard isChange else {
            return described(
                EditPhrases.wish(place), "title", part: "wish", at: "\(place)", order: place, isEntry: true)
        }
        if changed.contains("place") {
            return leaving.described(EditPhrases.wish(was), "title", part: "wish", at: "\(was)", order: was)
                + arriving.described(EditPhrases.wish(place), "title", part: "wish", at: "\(place)", order: place)
        }
        let parts: [(String, Phrase)] = [
            ("title", EditPhrases.wish(place)), ("done", EditPhrases.done(place)),
            ("purpose", EditPhrases.purpose(place)), ("goal", EditPhrases.goal(place)),
            ("date", EditPhrases.date(place)), ("vision", EditPhrases.vision(place)),
        ]
        // The link to the chart into which the tree grew is not described. The edit in which a tree grows also creates
        // the chart, and the creation is described. An import writes the link in an edit after that of the charts.
        return parts.filter { changed.contains($0.0) }.flatMap { column, subject in
            described(subject, column, part: "wish", at: "\(place)", order: place)
        }
    }
}
