import Basics
import Formats
import SakatsuDomainInterface

/// A document with one visit as a JSON object on each line. Members that may be null may be missing.
enum VisitLines {
    /// Decodes the visits in the order of their lines. `progress` is called after each line.
    static func visits(
        in bytes: [UInt8], from start: Int, until last: Day, progress: (Int) throws -> Void
    ) throws -> [DocumentedVisit] {
        var lines = JSONLines<VisitImportError>(bytes, from: start)
        var (visits, numbers): ([DocumentedVisit], Set<VisitNumber>) = ([], [])
        while let field = try lines.next() {
            let visit = try DocumentedVisit(field, until: last)
            if let number = visit.number, !numbers.insert(number).inserted {
                throw VisitImportError(field.place(of: "number"), .repeatedNumber)
            }
            visits.append(visit)
            try progress(lines.offset)
        }
        return visits
    }
}

private typealias Field = DocumentField<VisitImportError>

extension DocumentedVisit {
    fileprivate init(_ field: Field, until last: Day) throws(VisitImportError) {
        let kind = NumberedVisit.record.kind
        let known = [
            "schema", "kind", "number", "facility", "date", "foreword", "temperatures", "sets", "afterword",
        ]
        let members = try field.record(kind, of: [kind], members: known) { VisitImportError($0, .notADocument) }
        let number = try members.optional("number")?.visitNumberOrNothing()
        let facility: Facility = try members.required("facility").visitText()
        let date = try members.required("date")
        let day = try date.place.day(date.text(), until: last)
        let foreword: Remark? = try members.optional("foreword")?.visitTextOrNothing()
        let afterword: Remark? = try members.optional("afterword")?.visitTextOrNothing()
        let temperatures = try members.optional("temperatures")?.temperatures() ?? Temperatures()
        var sets: [SaunaSet] = []
        if let list = members.optional("sets") {
            for element in try list.elements() { sets.append(try element.saunaSet()) }
        }
        let place = field.place(of: "sets")
        let visit = try place.make { () throws(SakatsuError) in
            try Visit(
                facility, on: day, foreword: foreword, temperatures: temperatures, sets: sets, afterword: afterword)
        }
        self.init(number, visit)
    }
}

extension DocumentField<VisitImportError> {
    fileprivate func visitText<Kind>() throws(VisitImportError) -> VisitText<Kind> {
        let text = try text()
        return try place.make { () throws(SakatsuError) in try VisitText(text) }
    }

    fileprivate func visitTextOrNothing<Kind>() throws(VisitImportError) -> VisitText<Kind>? {
        try textOrNothing() == nil ? nil : try visitText()
    }

    fileprivate func visitNumberOrNothing() throws(VisitImportError) -> VisitNumber? {
        guard let number = try numberOrNothing() else { return nil }
        return try place.make { () throws(SakatsuError) in try VisitNumber(number) }
    }

    private func temperature() throws(VisitImportError) -> Temperature {
        let degrees: Double
        switch value {
        case .integer(let number): degrees = Double(number)
        case .real(let number): degrees = number
        default: throw wrongKind(.decimal)
        }
        let tenths = (degrees * 10).rounded()
        // A number that is close to a whole number of tenths is accepted only if the difference is a rounding error.
        guard abs(degrees * 10 - tenths) < 0.000_001, abs(tenths) < 100_000 else {
            throw VisitImportError(place, .notTaken(.notATemperature(value.text.cited)))
        }
        return try place.make { () throws(SakatsuError) in try Temperature("\(degrees)") }
    }

    private func temperatureOrNothing() throws(VisitImportError) -> Temperature? {
        switch value {
        case .null: return nil
        case .integer, .real: return try temperature()
        default: throw wrongKind(.decimalOrNothing)
        }
    }

    fileprivate func temperatures() throws(VisitImportError) -> Temperatures {
        let members = try members(["sauna", "coolBath", "named"])
        var temperatures = Temperatures(
            sauna: try members.optional("sauna")?.temperatureOrNothing(),
            coolBath: try members.optional("coolBath")?.temperatureOrNothing())
        guard let named = members.optional("named") else { return temperatures }
        for element in try named.elements() {
            let members = try element.members(["name", "degrees"])
            let name: StepName = try members.required("name").visitText()
            let temperature = try members.required("degrees").temperature()
            guard temperatures[.named(name)] == nil else {
                throw VisitImportError(element.place(of: "name"), .repeatedPart)
            }
            temperatures = try element.place.make { () throws(SakatsuError) in
                try temperatures.with(.named(name), temperature)
            }
        }
        return temperatures
    }

    fileprivate func saunaSet() throws(VisitImportError) -> SaunaSet {
        let members = try members(Phase.allCases.map(\.rawValue))
        var steps: [Step] = []
        for phase in Phase.allCases {
            if let field = members.optional(phase.rawValue), field.value != .null {
                steps.append(try field.step(phase))
            }
        }
        let all = steps
        return try place.make { () throws(SakatsuError) in try SaunaSet(all) }
    }

    private func step(_ phase: Phase) throws(VisitImportError) -> Step {
        let members = try members(["amount", "seconds", "name", "emoji"])
        let amount = try members.required("amount")
        let (number, seconds) = (try amount.number(), try members.optional("seconds")?.numberOrNothing() ?? 0)
        var step = try amount.place.make { () throws(SakatsuError) in
            try Step(phase, typed: seconds == 0 ? "\(number)" : "\(number)m\(seconds)s")
        }
        step.name = try members.optional("name")?.visitTextOrNothing()
        if let emoji = members.optional("emoji"), let text = try emoji.textOrNothing() {
            step.emoji = try emoji.place.make { () throws(SakatsuError) in try Emoji(text) }
        }
        return step
    }
}

extension Temperatures {
    /// Returns the temperatures with the temperature of a place added.
    func with(_ place: TemperaturePlace, _ temperature: Temperature) throws(SakatsuError) -> Temperatures {
        var temperatures = self
        try temperatures.set(place, to: temperature)
        return temperatures
    }
}
