import Basics
import Formats
import SakatsuDomainInterface

/// Visits as a CSV table with a row for each part of a visit. Every row has the number, the facility, and the day of
/// its visit, so that a spreadsheet can sort and filter the rows. Decoding accepts the rows in any order.
enum VisitTable {
    private static let (visit, facility, date) = ("visit", "facility", "date")
    private static let (part, set, amount, name) = ("part", "set", "amount", "name")
    private static let (emoji, text) = ("emoji", "text")

    /// The names of all columns, in the order in which they are written.
    static let columns = [visit, facility, date, part, set, amount, name, emoji, text]

    /// Returns the rows of a visit; a single row if the visit has no parts.
    static func rows(of numbered: NumberedVisit) -> String {
        let visit = numbered.visit
        var text = ""
        func add(_ part: String, set: String = "", amount: String = "", name: String? = nil, _ others: String...) {
            let beginning = ["\(numbered.number)", visit.facility.text, "\(visit.day)", part, set, amount, name ?? ""]
            text += (beginning + others + Array(repeating: "", count: 2 - others.count)).csvRow
        }
        if let foreword = visit.foreword { add(Part.foreword.rawValue, "", foreword.text) }
        for (place, temperature) in visit.temperatures.all {
            switch place {
            case .sauna: add(Part.saunaTemperature.rawValue, amount: "\(temperature)")
            case .coolBath: add(Part.coolBathTemperature.rawValue, amount: "\(temperature)")
            case .named(let name): add(Part.temperature.rawValue, amount: "\(temperature)", name: name.text)
            }
        }
        for (number, set) in visit.numberedSets {
            for step in set.steps {
                add(
                    step.phase.rawValue, set: "\(number)",
                    amount: step.secondsBeyond == 0 ? "\(step.amount)" : "\(step)", name: step.name?.text,
                    step.emoji?.description ?? "")
            }
        }
        if let afterword = visit.afterword { add(Part.afterword.rawValue, "", afterword.text) }
        if text.isEmpty { add("") }
        return text
    }

    /// The part of a visit that a row contains.
    private enum Part: String, CaseIterable {
        case foreword, saunaTemperature, coolBathTemperature, temperature, sauna, coolBath, rest, afterword

        /// The columns that a row of this part uses, besides those of the visit and `part`.
        var columns: [String] {
            switch self {
            case .foreword, .afterword: [VisitTable.text]
            case .saunaTemperature, .coolBathTemperature: [VisitTable.amount]
            case .temperature: [VisitTable.amount, VisitTable.name]
            case .sauna, .coolBath, .rest: [VisitTable.set, VisitTable.amount, VisitTable.name, VisitTable.emoji]
            }
        }
    }

    /// Decodes the visits, in the order in which their numbers first occur. `progress` is called after each row.
    static func visits(
        in bytes: [UInt8], from start: Int, until last: Day, progress: (Int) throws -> Void
    ) throws -> [DocumentedVisit] {
        var table = try CSVTable<VisitImportError>(
            bytes, from: start, known: columns, required: [visit, facility, date],
            orElse: VisitImportError(line: 1, reason: .notADocument))
        var (builders, indices): ([VisitBuilder], [VisitNumber: Int]) = ([], [:])
        while let row = try table.row() {
            let number = try row.make(visit) { text throws(SakatsuError) in try VisitNumber(text) }
            let place = try row.make(facility) { text throws(SakatsuError) in try Facility(text) }
            let day = try row.place(date).day(row[date], until: last)
            if let index = indices[number] {
                let there = builders[index]
                guard there.facility == place else {
                    throw VisitImportError(row.place(facility), .differs(there.facility.line))
                }
                guard there.day == day else {
                    throw VisitImportError(row.place(date), .differs(there.day?.description ?? ""))
                }
            } else {
                indices[number] = builders.count
                var builder = VisitBuilder(place, at: row.place(nil))
                (builder.number, builder.day) = (number, day)
                builders.append(builder)
            }
            if let found = try part(of: row), let index = indices[number] {
                try builders[index].add(found, at: row.place(part))
            }
            try progress(table.offset)
        }
        return try builders.map { builder throws(VisitImportError) in try builder.visit() }
    }

    private static func part(of row: TableRow<VisitImportError>) throws(VisitImportError) -> VisitBuilder.Part? {
        let word = row[part]
        let kind = Part(rawValue: word)
        guard kind != nil || word.isEmpty else {
            throw row.error(part, .notOneOf(Part.allCases.map(\.rawValue), found: word.cited))
        }
        let unused = [set, amount, name, emoji, text].first { column in
            !row[column].isEmpty && !(kind?.columns.contains(column) ?? false)
        }
        if let unused { throw VisitImportError(row.place(unused), .notOfPart) }
        switch kind {
        case nil: return nil
        case .foreword: return .foreword(try row.make(text) { text throws(SakatsuError) in try Remark(text) })
        case .afterword: return .afterword(try row.make(text) { text throws(SakatsuError) in try Remark(text) })
        case .saunaTemperature: return .temperature(.sauna, try temperature(of: row))
        case .coolBathTemperature: return .temperature(.coolBath, try temperature(of: row))
        case .temperature:
            let name = try row.make(name) { text throws(SakatsuError) in try StepName(text) }
            return .temperature(.named(name), try temperature(of: row))
        case .sauna: return try step(.sauna, of: row)
        case .coolBath: return try step(.coolBath, of: row)
        case .rest: return try step(.rest, of: row)
        }
    }

    private static func temperature(of row: TableRow<VisitImportError>) throws(VisitImportError) -> Temperature {
        try row.make(amount) { text throws(SakatsuError) in try Temperature(text) }
    }

    private static func step(
        _ phase: Phase, of row: TableRow<VisitImportError>
    ) throws(VisitImportError) -> VisitBuilder.Part {
        let set = try row.make(set) { text throws(SakatsuError) in try SetNumber(text) }
        var step = try row.make(amount) { text throws(SakatsuError) in try Step(phase, typed: text) }
        if !row[name].isEmpty { step.name = try row.make(name) { text throws(SakatsuError) in try StepName(text) } }
        if !row[emoji].isEmpty { step.emoji = try row.make(emoji) { text throws(SakatsuError) in try Emoji(text) } }
        return .step(set, step)
    }
}

extension TableRow<VisitImportError> {
    /// Returns the position of the field in a column of this row.
    fileprivate func place(_ column: String?) -> DocumentPlace { DocumentPlace(line: line, field: column) }

    fileprivate func make<T>(
        _ column: String, _ make: (String) throws(SakatsuError) -> T
    ) throws(VisitImportError) -> T {
        let text = self[column]
        return try place(column).make { () throws(SakatsuError) in try make(text) }
    }
}
