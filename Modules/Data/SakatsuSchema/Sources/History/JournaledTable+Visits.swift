import Basics
package import Journal
import SakatsuDomainInterface

extension JournaledTable {
    /// The table of visits, without the parts that are stored in rows of their own.
    package static let visit = JournaledTable(
        "visit",
        fields: [
            .plain("facility"), .plain("day"), .plain("foreword"), .plain("afterword"), .plain("sauna"),
            .plain("cool_bath"),
        ],
        number: Number("number", claimedBy: "claim"), mentions: ["running.visit"], counted: HistoryPhrases.visits,
        scope: { _ in "\(VisitScope.visits)" },
        describe: { $0.visitChanges })

    /// The table of the sets of visits.
    static let saunaSet = JournaledTable(
        "sauna_set",
        fields: [.parent("visit", in: "visit"), .structural("place")] + Phase.columns.map { .plain($0) },
        mentions: ["running.sauna_set"], counted: HistoryPhrases.sets, scope: { "\($0).visit" },
        describe: { $0.setChanges })

    /// The table of the named temperatures of visits.
    static let temperature = JournaledTable(
        "temperature", fields: [.parent("visit", in: "visit"), .plain("place"), .plain("name"), .plain("tenths")],
        counted: HistoryPhrases.temperatures, scope: { "\($0).visit" },
        describe: { edit in
            let moment: RowEdit.Moment = edit.after == nil ? .before : .after
            let visit = edit.parent("visit", moment)?.integer("number") ?? 0
            let subject = { HistoryPhrases.temperature($0, of: visit) }
            return edit.temperatureChanges(subject, part: "temperature", address: "\(visit)")
        })
}

extension RowEdit {
    /// Whether the row existed both before and after the edit.
    var isChange: Bool { before != nil && after != nil }

    fileprivate var visitChanges: [JournaledTable.Described] {
        let number = (after ?? before)?.integer("number") ?? 0
        func described(
            _ subject: Phrase, isEntry: Bool = false, _ content: (Fields) -> RecordedEdit.Content?
        ) -> JournaledTable.Described {
            let change = RecordedEdit.Change(
                subject, before: before.flatMap(content), after: after.flatMap(content),
                details: RecordedEdit.Details(
                    part: "visit", address: "\(number)", before: before?.visitRecord, after: after?.visitRecord),
                isEntry: isEntry)
            return JournaledTable.Described(order: number, change)
        }
        guard isChange else {
            return [described(HistoryPhrases.visit(number), isEntry: true) { $0.text("facility").map { .text($0) } }]
        }
        let texts: [(column: String, subject: Phrase)] = [
            ("facility", HistoryPhrases.facility(of: number)), ("foreword", HistoryPhrases.foreword(of: number)),
            ("afterword", HistoryPhrases.afterword(of: number)),
        ]
        let temperatures: [(column: String, subject: Phrase)] = [
            ("sauna", HistoryPhrases.temperature(VisitPhrases.sauna, of: number)),
            ("cool_bath", HistoryPhrases.temperature(VisitPhrases.coolBath, of: number)),
        ]
        var changes: [JournaledTable.Described] = []
        for (column, subject) in texts where changed.contains(column) {
            changes.append(described(subject) { $0.text(column).map { .text($0) } })
        }
        if changed.contains("day") {
            changes.append(described(HistoryPhrases.day(of: number)) { $0.day.map { .word($0.phrase) } })
        }
        for (column, subject) in temperatures where changed.contains(column) {
            changes.append(described(subject) { $0.temperature(column).map { .word($0.phrase) } })
        }
        return changes
    }

    fileprivate var setChanges: [JournaledTable.Described] {
        let moment: Moment = after == nil ? .before : .after
        let visit = parent("visit", moment)?.integer("number") ?? 0
        let place = (after ?? before)?.integer("place") ?? 0
        // A set whose number changes because an earlier one was removed has not changed for a person.
        if isChange, changed.isDisjoint(with: Phase.columns) { return [] }
        func content(_ fields: Fields?) -> RecordedEdit.Content? { fields?.saunaSet.map { .word($0.recorded) } }
        func record(_ fields: Fields?) -> JSONObject? { fields?.saunaSet.map { SaunaSet.members.json(of: $0) } }
        let change = RecordedEdit.Change(
            HistoryPhrases.set(place, of: visit), before: content(before), after: content(after),
            details: RecordedEdit.Details(
                part: "set", address: "\(visit)/\(place)", before: record(before), after: record(after)),
            isEntry: !isChange)
        return [JournaledTable.Described(order: place, change)]
    }

    /// Returns the change of a named temperature; none if only its place in the order changed.
    func temperatureChanges(
        _ subject: (Phrase) -> Phrase, part: String, address: String?
    ) -> [JournaledTable.Described] {
        if isChange, changed == ["place"] { return [] }
        func content(_ fields: Fields?) -> RecordedEdit.Content? {
            fields?.temperature("tenths").map { .word($0.phrase) }
        }
        func record(_ fields: Fields?) -> JSONObject? {
            fields.map { fields in
                [
                    "name": JSONValue(fields.text("name")),
                    "degrees": fields.temperature("tenths").map { $0.recorded } ?? .null,
                ]
            }
        }
        let name = (after ?? before)?.text("name") ?? ""
        let change = RecordedEdit.Change(
            subject(Phrase(pattern: "\(quoted: name)")), before: content(before), after: content(after),
            details: RecordedEdit.Details(part: part, address: address, before: record(before), after: record(after)),
            isEntry: !isChange)
        return [JournaledTable.Described(order: 0, change)]
    }
}

extension Fields {
    fileprivate var day: Day? { text("day").flatMap { try? Day($0) } }

    func temperature(_ column: String) -> Temperature? { integer(column).flatMap { try? Temperature(tenths: $0) } }

    /// The set whose steps are in the row, without invalid steps; `nil` if no step is left.
    var saunaSet: SaunaSet? {
        let steps = Phase.allCases.compactMap { phase -> Step? in
            guard let seconds = integer(phase.column), phase.range.contains(seconds) else { return nil }
            var step = Step(phase, seconds: seconds)
            step.name = text("\(phase.column)_name").flatMap { try? StepName($0) }
            step.emoji = text("\(phase.column)_emoji").flatMap { try? Emoji($0) }
            return step
        }
        return try? SaunaSet(steps)
    }

    fileprivate var visitRecord: JSONObject {
        [
            "facility": JSONValue(text("facility")), "date": JSONValue(text("day")),
            "foreword": JSONValue(text("foreword")), "afterword": JSONValue(text("afterword")),
            "sauna": temperature("sauna").map { $0.recorded } ?? .null,
            "coolBath": temperature("cool_bath").map { $0.recorded } ?? .null,
        ]
    }
}

extension SaunaSet {
    /// The set in a history, where an arrow leads from the old value to the new one: `12m/60s/10m` or, if a step has a
    /// name or an emoji, the steps in words.
    var recorded: Phrase {
        steps.contains { $0.name != nil || $0.emoji != nil } ? phrase : typed
    }
}
