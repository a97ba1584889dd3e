import Basics
import Journal
import SakatsuDomainInterface

extension JournaledTable {
    /// The table of the language and of the defaults for a new visit.
    static let settings = JournaledTable(
        "settings",
        fields: [.plain("facility"), .plain("count")] + Phase.columns.map { .plain($0) }
            + [.plain("sauna_temperature"), .plain("cool_bath_temperature"), .plain("language").staying],
        counted: { _ in HistoryPhrases.settings }, scope: { _ in "\(VisitScope.settings)" },
        describe: { $0.settingsChanges })

    /// The table of the named temperatures for a new visit.
    static let usualTemperature = JournaledTable(
        "usual_temperature", fields: [.plain("place"), .plain("name"), .plain("tenths")],
        counted: HistoryPhrases.usualTemperatures, scope: { _ in "\(VisitScope.settings)" },
        describe: { edit in
            edit.temperatureChanges(HistoryPhrases.usualTemperature, part: "settings", address: nil)
        })
}

extension RowEdit {
    fileprivate var settingsChanges: [JournaledTable.Described] {
        typealias Content = (Fields) -> RecordedEdit.Content?
        let text: (String) -> Content = { column in { $0.text(column).map { .text($0) } } }
        let temperature: (String) -> Content = { column in { $0.temperature(column).map { .word($0.phrase) } } }
        let parts: [(columns: [String], subject: Phrase, content: Content)] = [
            (["facility"], HistoryPhrases.usualFacility, text("facility")),
            (["count"], HistoryPhrases.usualCount, { $0.integer("count").map { .word(VisitPhrases.sets($0)) } }),
            (Phase.columns, HistoryPhrases.usualSet, { $0.saunaSet.map { .word($0.recorded) } }),
            (
                ["sauna_temperature"], HistoryPhrases.usualTemperature(VisitPhrases.sauna),
                temperature("sauna_temperature")
            ),
            (
                ["cool_bath_temperature"], HistoryPhrases.usualTemperature(VisitPhrases.coolBath),
                temperature("cool_bath_temperature")
            ),
            (
                ["language"], HistoryPhrases.language,
                { $0.text("language").flatMap(Language.init(rawValue:)).map { .word($0.name) } }
            ),
        ]
        return parts.enumerated().compactMap { order, part in
            let columns = part.columns.filter(changed.contains)
            if columns.isEmpty { return nil }
            func record(_ fields: Fields?) -> JSONObject? {
                fields.map { fields in
                    JSONObject(
                        members: columns.map { column in
                            let value = fields.integer(column).map { JSONValue.integer($0) }
                            return JSONObject.Member(name: column, value: value ?? JSONValue(fields.text(column)))
                        })
                }
            }
            let details = RecordedEdit.Details(part: "settings", before: record(before), after: record(after))
            let change = RecordedEdit.Change(
                part.subject, before: before.flatMap(part.content), after: after.flatMap(part.content),
                details: details)
            return JournaledTable.Described(order: order, change)
        }
    }
}
