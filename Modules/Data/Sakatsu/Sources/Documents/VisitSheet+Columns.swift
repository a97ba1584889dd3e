import Basics
import SakatsuDomainInterface

extension String {
    private static let closingQuotes: [Character: Character] = ["\"": "\"", "'": "'", "“": "”", "「": "」"]

    /// Parses which column each field has, as in `sauna temperature=2 date="Day of visit"`; an empty column means none.
    func assignments() throws(VisitColumnsError) -> [(field: String, column: String)] {
        var rest = halfWidth[...]
        let isSeparator: (Character) -> Bool = { $0.isWhitespace || ",、;".contains($0) }
        var found: [(field: String, column: String)] = []
        while let start = rest.firstIndex(where: { !isSeparator($0) }) {
            rest = rest[start...]
            guard let sign = rest.firstIndex(of: "="), sign != start else { throw .notAColumn(String(rest).cited) }
            let field = String(rest[..<sign]).trimmingWhitespace()
            rest = rest[rest.index(after: sign)...]
            let quote = rest.first.flatMap { Self.closingQuotes[$0] }
            if let quote, let end = rest.dropFirst().firstIndex(of: quote) {
                found.append((field, String(rest[..<end].dropFirst())))
                rest = rest[rest.index(after: end)...]
            } else {
                let column = rest.prefix { !isSeparator($0) }
                found.append((field, String(column)))
                rest = rest[column.endIndex...]
            }
        }
        return found
    }
}

extension VisitSheet.Column {
    /// Finds the column that a header means, with or without a unit or a remark in parentheses; `nil` for any other
    /// header, and for the name of a phase with a unit of something else than its length. Degrees after it mean its
    /// temperature.
    init?(header: String) {
        guard header.utf8.count <= 128 else { return nil }
        let (typed, unit) = Self.parts(of: header)
        let named = Self.allCases.first { column in
            Language.allCases.contains { Self.parts(of: column.name.text(in: $0)).name == typed }
        }
        guard let column = named ?? Self.allCases.first(where: { $0.headers.contains(typed) }) else { return nil }
        self = column
        guard isOfLengths, !unit.isEmpty, Self.unitOfTime(unit) == nil else { return }
        switch self {
        case .sauna where Self.isOfDegrees(unit): self = .saunaDegrees
        case .coolBath where Self.isOfDegrees(unit): self = .bathDegrees
        default: if Self.isOfDegrees(unit) || Self.isOfSomethingElse(unit) { return nil }
        }
    }

    /// Returns the name and the unit of a header in lowercase, the name without spaces; the unit may be empty.
    private static func parts(of header: String) -> (name: String, unit: String) {
        let typed = header.halfWidth.lowercased()
        let name = typed.prefix { !"([°º℃℉".contains($0) }
        let unit = typed.dropFirst(name.count).filter { !"()[]".contains($0) && !$0.isWhitespace }
        return (name.filter(\.isLetter), String(unit))
    }

    private static func unitOfTime(_ unit: String) -> String? {
        // Lengths such as 12:30 have no other unit.
        if unit.contains(":") { return nil }
        if unit == "s" || ["sec", "秒", "초"].contains(where: unit.containsText) { return "s" }
        return unit == "m" || ["min", "分", "분"].contains(where: unit.containsText) ? "m" : nil
    }

    /// Returns the unit to add to plain numbers: none for degrees Celsius; `nil` if the unit is not one of degrees.
    private static func unitOfDegrees(_ unit: String) -> String? {
        guard !unit.isEmpty, !unit.contains(where: \.isNumber) else { return nil }
        do throws(SakatsuError) {
            _ = try Temperature("0\(unit)")
            return ""
        } catch {
            if case .inFahrenheit = error { return "°F" }
            return nil
        }
    }

    private static func isOfDegrees(_ unit: String) -> Bool {
        let word = unit.filter(\.isLetter)
        return unitOfDegrees(unit) != nil
            || ["temp", "temperature", "温度", "室温", "온도"].contains { word.hasPrefix($0) || word.hasSuffix($0) }
    }

    /// Returns whether plain numbers in a unit are known to be neither lengths nor temperatures: `visits`, `hh:mm`, `%`.
    private static func isOfSomethingElse(_ unit: String) -> Bool {
        otherUnits.contains(String(unit.prefix { $0 != ":" })) || !unit.contains { $0.isLetter || $0.isNumber }
    }

    /// The units of hours, counts, ratings, prices and some measures, in lowercase.
    private static let otherUnits: Set<String> = [
        "h", "hh", "hr", "hrs", "hour", "hours",
        "visit", "visits", "times", "count", "number", "set", "sets", "rounds", "回", "回数", "セット",
        "セット数", "번", "회", "횟수", "세트", "세트수",
        "rating", "score", "point", "points", "点", "点数", "評価", "점", "점수", "평점", "price", "円", "料金", "원", "요금",
        "cm", "depth", "深さ", "깊이", "bpm", "humidity", "湿度", "습도",
    ]

    private var isOfLengths: Bool { [.sauna, .coolBath, .rest].contains(self) }

    private static let baths = ["coolbath", "bath"] + Phase.coolBath.otherNames

    /// The headers of the column besides its name, in lowercase letters, without spaces.
    private var headers: [String] {
        switch self {
        case .facility:
            ["place", "name", "location", "spa", "施設名", "場所", "店舗", "店名", "시설명", "장소", "이름"]
        case .date: ["day", "日", "日時", "訪問日", "利用日", "일자", "방문일"]
        case .saunaDegrees:
            [
                "temperature", "temp", "saunatemp", "温度", "サウナ温度", "サウナ室温度", "室温", "온도", "사우나실온도",
            ]
        case .bathDegrees:
            Self.baths.flatMap { ["\($0)temperature", "\($0)temp"] } + ["watertemperature", "水風呂温度", "水温", "수온"]
        case .count: ["sets", "set", "count", "セット", "回数", "세트", "횟수"]
        case .set: ["セット内容"]
        case .sauna: ["saunatime", "saunaminutes", "サウナ時間", "사우나시간"]
        case .coolBath:
            Self.baths.flatMap { [$0, "\($0)time", "\($0)seconds"] } + ["水風呂時間", "냉탕시간"]
        case .rest:
            ["resttime", "restminutes", "休憩時間", "外気浴", "外気浴時間", "휴식시간", "외기욕"]
        case .foreword: ["前書き", "머리말"]
        case .afterword:
            [
                "memo", "note", "notes", "comment", "comments", "review", "メモ", "コメント", "一言", "備考", "後書き", "후기", "메모",
                "비고", "맺음말",
            ]
        }
    }

    /// Returns the unit of plain numbers: that in the header, or else the usual one of the phase or of temperatures.
    func unit(in header: String) -> String {
        let unit = Self.parts(of: header).unit
        guard isOfLengths else { return Self.unitOfDegrees(unit) ?? "" }
        return Self.unitOfTime(unit) ?? (self == .coolBath ? "s" : "m")
    }

    /// Returns the name of the column with the unit of its plain numbers, if it holds lengths.
    func phrase(_ unit: String) -> Phrase {
        guard isOfLengths else { return name }
        let unit = unit == "s" ? VisitPhrases.seconds : VisitPhrases.minutes
        return Phrase("\(name) (\(unit))", .ko("\(name)(\(unit))"), .ja("\(name)（\(unit)）"))
    }

    var name: Phrase {
        switch self {
        case .facility: VisitPhrases.facility
        case .date: VisitPhrases.day
        case .saunaDegrees: VisitPhrases.saunaTemperature
        case .bathDegrees: VisitPhrases.coolBathTemperature
        case .count: VisitPhrases.numberOfSets
        case .set: VisitPhrases.eachSet
        case .sauna: VisitPhrases.sauna
        case .coolBath: VisitPhrases.coolBath
        case .rest: VisitPhrases.rest
        case .foreword: VisitPhrases.foreword
        case .afterword: VisitPhrases.afterword
        }
    }
}

extension String {
    /// Returns whether another text occurs in this one.
    func containsText(_ other: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(other) }
    }
}

/// The phrases about the columns of a table of another program.
enum ColumnPhrases {
    static func column(_ number: Int, _ header: String) -> Phrase { Phrase(pattern: "\(number) \(quoted: header)") }

    static func columns(_ columns: [Phrase]) -> Phrase {
        Phrase("Columns: \(list: columns)", .ko("열: \(list: columns)"), .ja("列: \(list: columns)"))
    }

    static func leftOut(_ headers: [Phrase]) -> Phrase {
        Phrase("Left out: \(list: headers)", .ko("가져오지 않는 열: \(list: headers)"), .ja("取り込まない列: \(list: headers)"))
    }
}
