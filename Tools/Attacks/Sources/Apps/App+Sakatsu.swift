extension App {
    /// The sauna log `sakatsu` as an app under attack. Every writer adds visits, and edits the texts of the first
    /// visits, the names of the phases in the very first one, and the facility of new visits.
    static let sakatsu = App(
        name: "sakatsu", share: 0.5,
        questions: [
            "list", "history 1000000", "export json --all", "go settings", "show", "history 1000000", "go visit/1",
            "history 1000000",
        ],
        isUnbegun: { $0["error"]?["message"]?.string?.hasPrefix("There is no visit") ?? false },
        read: { $1.readLog($0) },
        foundation: { text in
            let edits = Log.visits.map { _ in Edit.newVisit } + [Edit.facilityOfNewVisits]
            return edits.enumerated().map { $1(text($0)) }
        },
        edit: { text, _, chance in
            let visit = Int.random(in: Log.visits, using: &chance)
            switch chance.below(20) {
            case 0: return .facilityOfNewVisits(text)
            case 1...3: return .text("facility", of: visit, text)
            case 4...6: return .text("foreword", of: visit, text)
            case 7...9: return .text("afterword", of: visit, text)
            case 10...13:
                // A name must be short. The first word of the text is in no other edit.
                return .step(chance.pick(Log.phases) ?? "rest", String(text.prefix { $0 != " " }))
            default: return .newVisit(text)
            }
        },
        laterEdit: "add Later 2026-01-01",
        damage: "INSERT INTO running (id, visit, phase, start) VALUES (2, 1, 'rest', 0)")
}

/// The constants in the edits of the sauna log.
private enum Log {
    /// The numbers of the visits that the foundation adds.
    static let visits = 1...4
    static let phases = ["sauna", "bath", "rest"]
    /// The names of the same phases in JSON answers.
    static let phaseMembers = ["sauna", "coolBath", "rest"]
    static let day = "2026-01-01"
    static let degrees = 95
    static let texts = ["facility", "foreword", "afterword"]
}

extension Edit {
    fileprivate static func newVisit(_ text: String) -> Edit {
        Edit("a new visit", text, line: "add \(text) \(Log.day) 10/60/10 sauna \(Log.degrees)", in: "visits")
    }

    /// Returns an edit of the facility, the foreword, or the afterword of one of the visits in ``Log/visits``.
    fileprivate static func text(_ part: String, of visit: Int, _ text: String) -> Edit {
        Edit("the \(part) of a visit", text, line: "visit \(visit) \(part) \(text)")
    }

    /// Returns an edit of the name of a phase in the set of the first visit.
    fileprivate static func step(_ phase: String, _ text: String) -> Edit {
        var edit = Edit("the name of a phase", text, line: "visit 1 set edit 1 \(phase) name \(text)")
        edit.isElsewhere = true
        return edit
    }

    fileprivate static func facilityOfNewVisits(_ text: String) -> Edit {
        Edit("the facility of new visits", text, line: "settings facility \(text)")
    }
}

extension Content.Place {
    fileprivate static let facilityOfNewVisits = Self(name: "facility", history: "settings")

    fileprivate static func text(_ part: String, of visit: Int) -> Self {
        Self(name: "\(part) \(visit)", history: "visits")
    }

    fileprivate static func step(_ phase: String) -> Self { Self(name: phase, history: "first visit") }
}

extension Content {
    fileprivate mutating func readLog(_ answer: JSON) {
        switch answer["kind"]?.string {
        case "visits": counts["visits"] = answer["total"]?.integer
        case "visit": readVisit(answer)
        case "settings": shown[.facilityOfNewVisits] = answer["defaults"]?["facility"]?.string
        case "edit": for change in answer["changes"]?.array ?? [] { readVisitChange(change) }
        default: break
        }
    }

    private mutating func readVisit(_ visit: JSON) {
        guard let number = visit["number"]?.integer else { return }
        for part in Log.texts { shown[.text(part, of: number)] = visit[part]?.string }
        let sets = visit["sets"]?.array ?? []
        let isWhole =
            sets.count == 1 && visit["date"]?.string == Log.day
            && visit["temperatures"]?["sauna"]?.integer == Log.degrees
            && Log.phaseMembers.allSatisfy { sets[0][$0]?["amount"] != nil }
        if !isWhole { shown[.text("facility", of: number)]?.append(", and parts are missing") }
        for phase in Log.phaseMembers where number == 1 { shown[.step(phase)] = sets.first?[phase]?["name"]?.string }
    }

    /// Reads a change of a visit in the history of the list, a change of the first visit's set in the history of that
    /// visit, or a change of the facility of new visits in the history of the settings. Changes of sets in the history
    /// of the list are skipped: they show the current names of the phases, because that history does not contain the
    /// edits of the names.
    private mutating func readVisitChange(_ change: JSON) {
        let (before, after) = (change["before"], change["after"])
        func add(_ place: Place, _ old: String?, _ new: String?) {
            if old != new { history.append(Change(place: place, text: new)) }
        }
        let number = Int(change["address"]?.string ?? "")
        switch (change["part"]?.string, address) {
        case ("visit", ""):
            guard let number else { return strangeParts.append("visit") }
            for part in Log.texts { add(.text(part, of: number), before?[part]?.string, after?[part]?.string) }
        case ("set", "visit/1"):
            for phase in Log.phaseMembers {
                add(.step(phase), before?[phase]?["name"]?.string, after?[phase]?["name"]?.string)
            }
        case ("settings", "settings"):
            add(.facilityOfNewVisits, before?["facility"]?.string, after?["facility"]?.string)
        case ("visit", _), ("set", _), ("settings", _): break
        case (let part, _): strangeParts.append(part ?? "")
        }
    }
}
