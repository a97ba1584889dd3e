public import Basics

// Visits as JSON, for other programs. Absent values are null.
extension Step {
    /// The JSON members of a step.
    public static let members: [Member<Step>] = [
        .member("amount", VisitRecordPhrases.amount) { $0.amount },
        .member("name", VisitRecordPhrases.stepName) { $0.name?.text },
        .member("emoji", VisitRecordPhrases.emoji) { $0.emoji?.description },
    ]
}

extension SaunaSet {
    /// The JSON members of a set.
    public static let members: [Member<SaunaSet>] = [
        .object("sauna", VisitRecordPhrases.sauna, of: Step.members) { $0[.sauna] },
        .object("coolBath", VisitRecordPhrases.coolBath, of: Step.members) { $0[.coolBath] },
        .object("rest", VisitRecordPhrases.rest, of: Step.members) { $0[.rest] },
    ]
}

extension Temperature: RecordValue {
    /// The degrees as a JSON number: `92`, `16.5`.
    public var recorded: JSONValue {
        tenths % 10 == 0 ? .integer(tenths / 10) : .real(Double(tenths) / 10)
    }
}

extension Temperatures {
    /// The JSON members of all temperatures, in degrees Celsius.
    public static let members: [Member<Temperatures>] = [
        .member("sauna", VisitRecordPhrases.degrees) { $0.sauna },
        .member("coolBath", VisitRecordPhrases.degrees) { $0.coolBath },
        .list(
            "named",
            of: [
                .member("name", VisitRecordPhrases.temperatureName) { $0.name.text },
                .member("degrees", VisitRecordPhrases.degrees) { $0.temperature },
            ]
        ) { $0.named },
    ]
}

extension NumberedVisit {
    /// The JSON members of a visit, with its number.
    public static let members: [Member<NumberedVisit>] = [
        .member("number", VisitRecordPhrases.number) { $0.number.number },
        .member("facility", VisitRecordPhrases.facility) { $0.visit.facility.text },
        .member("date", VisitRecordPhrases.date) { $0.visit.day.description },
        .member("foreword", VisitRecordPhrases.foreword) { $0.visit.foreword?.text },
        .object("temperatures", of: Temperatures.members) { $0.visit.temperatures },
        .list("sets", of: SaunaSet.members) { $0.visit.sets },
        .member("afterword", VisitRecordPhrases.afterword) { $0.visit.afterword?.text },
    ]

    /// The JSON record of a visit, in replies and on the lines of an export.
    public static let record = Record<NumberedVisit>("visit", VisitRecordPhrases.visit, members)
}

extension VisitPage {
    /// The JSON members of a page of visits, including the number of all matching visits.
    public static let members: [Member<VisitPage>] = [
        .member("total", VisitRecordPhrases.total) { $0.total },
        .list("visits", of: NumberedVisit.members) { $0.visits },
    ]

    /// The JSON record of a page of visits.
    public static let record = Record<VisitPage>("visits", VisitRecordPhrases.visits, members)
}

extension VisitArrival {
    /// The JSON members of the reply to an import: the imported visits and what they replaced.
    public static let imported: [Member<[VisitArrival]>] = [
        .list(
            "visits", VisitRecordPhrases.arrivals,
            of: [
                .member("facility", VisitRecordPhrases.facility) { $0.visit.facility.text },
                .member("date", VisitRecordPhrases.date) { $0.visit.day.description },
                .member("replaced", VisitRecordPhrases.replaced) { $0.replaced?.number },
                .member("changes", VisitRecordPhrases.changes) { $0.changes },
            ]
        ) { $0 }
    ]
}

extension VisitDefaults {
    /// The JSON members of the defaults for a new visit.
    public static let members: [Member<VisitDefaults>] = [
        .member("facility", VisitRecordPhrases.defaultFacility) { $0.facility?.text },
        .member("count", VisitRecordPhrases.count) { $0.count.count },
        .object("set", of: SaunaSet.members) { $0.set },
        .object("temperatures", of: Temperatures.members) { $0.temperatures },
    ]
}

extension SakatsuSettings {
    /// The JSON members of the settings.
    public static let members: [Member<SakatsuSettings>] = [
        .object("defaults", of: VisitDefaults.members) { $0.defaults },
        .member("language", VisitRecordPhrases.language) { $0.language?.rawValue },
    ]

    /// The JSON record of the settings.
    public static let record = Record<SakatsuSettings>("settings", VisitRecordPhrases.settings, members)
}

extension TimerState {
    /// The JSON members of the state of the timer.
    public static let members: [Member<TimerState>] = [
        .member("visit", VisitRecordPhrases.number) { $0.running.visit.number },
        .member("set", VisitRecordPhrases.setNumber) { $0.running.set.number },
        .member("phase", VisitRecordPhrases.phase) { $0.running.phase.rawValue },
        .member("start", VisitRecordPhrases.start) { $0.running.start.universal },
        .member("elapsed", VisitRecordPhrases.elapsed) { $0.elapsed },
        .member("target", VisitRecordPhrases.target) { $0.target },
        .member("remaining", VisitRecordPhrases.remaining) { $0.remaining },
    ]
}
