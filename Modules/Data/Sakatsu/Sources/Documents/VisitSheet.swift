import Basics
import Formats
import SakatsuDomainInterface

/// A table of another program with a visit in each row, whose columns have names in any language of the project, such as
/// `日付,施設名,サウナ温度,セット数,サウナ,水風呂,休憩,感想`.
struct VisitSheet {
    private let columns: [(header: String, column: Column?)]
    private var reader: CSVReader

    /// The offset of the first byte that is not yet parsed.
    var offset: Int { reader.offset }

    /// Creates a parser of a table; `nil` for any other text, and for the table that this program writes.
    init?(_ bytes: [UInt8], from start: Int) {
        for separator in [",", ";", "\t"] as [Unicode.Scalar] {
            var reader = CSVReader(bytes, from: start, separator: separator)
            guard let header = try? reader.row(), !header.contains(VisitTable.columns[0]) else { continue }
            var seen: Set<Column> = []
            let columns = header.map { name in
                let column = Column(header: name)
                return (name.trimmingWhitespace(), column.flatMap { seen.insert($0).inserted ? $0 : nil })
            }
            guard seen.contains(.facility), seen.contains(.date) else { continue }
            (self.columns, self.reader) = (columns, reader)
            return
        }
        return nil
    }

    /// What a column of the table holds.
    enum Column: CaseIterable {
        case facility, date, saunaDegrees, bathDegrees, count, set, sauna, coolBath, rest, foreword, afterword
    }

    /// Lines that say how the columns are read, and which ones are left out.
    var readings: [Phrase] {
        let read = columns.compactMap { header, column in
            column.map { Phrase(pattern: "\(quoted: header) → \($0.phrase(header))") }
        }
        let left = columns.filter { $0.column == nil && !$0.header.isEmpty }
            .map { Phrase(pattern: "\(quoted: $0.header)") }
        return [DocumentPhrases.columns(read)] + (left.isEmpty ? [] : [DocumentPhrases.leftOut(left)])
    }

    /// Returns the visit of the next row; `nil` at the end.
    mutating func visit(today: Day, until last: Day) throws(VisitImportError) -> DocumentedVisit? {
        let line = reader.line
        let fields: [String]
        do throws(FormatError) {
            guard let row = try reader.row() else { return nil }
            fields = row
        } catch {
            throw VisitImportError(error)
        }
        guard fields.count == columns.count else {
            throw VisitImportError(FormatError(line: line, .fieldCount(found: fields.count, wanted: columns.count)))
        }
        var values: [Column: (text: String, place: DocumentPlace)] = [:]
        for (field, (header, column)) in zip(fields, columns) {
            let text = field.trimmingWhitespace()
            if let column, !text.isEmpty { values[column] = (text, DocumentPlace(line: line, field: header)) }
        }
        func value<T>(
            _ column: Column, _ make: (String) throws(SakatsuError) -> T
        ) throws(VisitImportError) -> T? {
            guard let (text, place) = values[column] else { return nil }
            return try place.make { () throws(SakatsuError) in try make(text) }
        }
        guard let facility = try value(.facility, { text throws(SakatsuError) in try Facility(text) }),
            let (date, place) = values[.date]
        else { throw VisitImportError(FormatError(line: line, field: header(of: .date), .missing)) }
        guard let day = (try? TypedDay(date))?.day(from: today, .past) else {
            throw VisitImportError(place, .noDay(NotADay(date.cited)))
        }
        guard day <= last else { throw VisitImportError(place, .notTaken(.dayToCome(day))) }
        let temperatures = Temperatures(
            sauna: try value(.saunaDegrees) { text throws(SakatsuError) in try Temperature(text) },
            coolBath: try value(.bathDegrees) { text throws(SakatsuError) in try Temperature(text) })
        var steps: [Step] = []
        for (phase, column) in [(Phase.sauna, Column.sauna), (.coolBath, .coolBath), (.rest, .rest)] {
            let unit = column.unit(in: header(of: column) ?? "")
            let step = try value(column) { text throws(SakatsuError) in
                try Step(phase, typed: text.last?.isNumber == true && !text.contains(":") ? "\(text)\(unit)" : text)
            }
            if let step { steps.append(step) }
        }
        var set = try value(.set) { text throws(SakatsuError) in try SaunaSet(text) }
        if set == nil, !steps.isEmpty {
            let all = steps
            set = try place.make { () throws(SakatsuError) in try SaunaSet(all) }
        }
        let count = try value(.count) { text throws(SakatsuError) in try SetCount(text) }
        let sets = set.map { Array(repeating: $0, count: count?.count ?? 1) } ?? []
        let remarks = (
            before: try value(.foreword) { text throws(SakatsuError) in try Remark(text) },
            after: try value(.afterword) { text throws(SakatsuError) in try Remark(text) }
        )
        let visit = try place.make { () throws(SakatsuError) in
            try Visit(
                facility, on: day, foreword: remarks.before, temperatures: temperatures, sets: sets,
                afterword: remarks.after)
        }
        return DocumentedVisit(nil, visit)
    }

    private func header(of column: Column) -> String? { columns.first { $0.column == column }?.header }
}

extension VisitSheet.Column {
    /// Finds the column that a header means, with or without a unit in parentheses; `nil` for any other header.
    fileprivate init?(header: String) {
        guard header.utf8.count <= 128 else { return nil }
        let typed = header.halfWidth.lowercased().prefix { $0 != "(" }.filter { $0.isLetter }
        guard let column = Self.allCases.first(where: { $0.headers.contains(typed) }) else { return nil }
        self = column
    }

    /// The headers of the column in lowercase letters, without spaces.
    private var headers: [String] {
        switch self {
        case .facility:
            ["facility", "place", "name", "location", "spa", "施設", "施設名", "場所", "店舗", "店名", "시설", "시설명", "장소", "이름"]
        case .date: ["date", "day", "日付", "日", "日時", "訪問日", "利用日", "날짜", "일자", "방문일"]
        case .saunaDegrees:
            [
                "saunatemperature", "saunatemp", "サウナ温度", "サウナの温度", "サウナ室温度", "室温", "사우나온도", "사우나실온도",
            ]
        case .bathDegrees:
            [
                "coolbathtemperature", "coolbathtemp", "bathtemperature", "bathtemp", "watertemperature", "水風呂温度",
                "水風呂の温度", "水温", "냉탕온도", "수온",
            ]
        case .count: ["sets", "set", "count", "numberofsets", "セット", "セット数", "回数", "세트", "세트수", "횟수"]
        case .set: ["eachset", "セットの内容", "セット内容", "세트구성"]
        case .sauna: ["sauna", "saunatime", "saunaminutes", "サウナ", "サウナ時間", "사우나", "사우나시간"]
        case .coolBath:
            ["coolbath", "coldbath", "bath", "bathtime", "bathseconds", "水風呂", "水風呂時間", "냉탕", "냉탕시간"]
        case .rest:
            ["rest", "resttime", "restminutes", "休憩", "休憩時間", "外気浴", "外気浴時間", "휴식", "휴식시간", "외기욕"]
        case .foreword: ["foreword", "前書き", "머리말"]
        case .afterword:
            [
                "afterword", "memo", "note", "notes", "comment", "comments", "review", "感想", "メモ", "コメント", "一言", "備考",
                "後書き", "후기", "메모", "감상", "한마디", "비고", "맺음말",
            ]
        }
    }

    /// Returns the letter of the unit of plain numbers: that in the header, or else the usual one of the phase.
    fileprivate func unit(in header: String) -> String {
        let typed = header.halfWidth.lowercased().drop { $0 != "(" }
        if ["sec", "(s)", "秒", "초"].contains(where: { String(typed).containsText($0) }) { return "s" }
        if ["min", "(m)", "分", "분"].contains(where: { String(typed).containsText($0) }) { return "m" }
        return self == .coolBath ? "s" : "m"
    }

    fileprivate func phrase(_ header: String) -> Phrase {
        func length(_ phase: Phase) -> Phrase {
            let unit = unit(in: header) == "s" ? VisitPhrases.seconds : VisitPhrases.minutes
            return Phrase("\(phase.phrase) (\(unit))", .ko("\(phase.phrase)(\(unit))"), .ja("\(phase.phrase)（\(unit)）"))
        }
        return switch self {
        case .facility: VisitPhrases.facility
        case .date: VisitPhrases.day
        case .saunaDegrees: VisitPhrases.saunaTemperature
        case .bathDegrees: VisitPhrases.coolBathTemperature
        case .count: VisitPhrases.numberOfSets
        case .set: VisitPhrases.eachSet
        case .sauna: length(.sauna)
        case .coolBath: length(.coolBath)
        case .rest: length(.rest)
        case .foreword: VisitPhrases.foreword
        case .afterword: VisitPhrases.afterword
        }
    }
}

extension String {
    /// Returns whether another text occurs in this one.
    fileprivate func containsText(_ other: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(other) }
    }
}

/// The phrases about the columns of a table of another program.
private enum DocumentPhrases {
    static func columns(_ columns: [Phrase]) -> Phrase {
        Phrase("Columns: \(list: columns)", .ko("열: \(list: columns)"), .ja("列: \(list: columns)"))
    }

    static func leftOut(_ headers: [Phrase]) -> Phrase {
        Phrase("Left out: \(list: headers)", .ko("가져오지 않는 열: \(list: headers)"), .ja("取り込まない列: \(list: headers)"))
    }
}
