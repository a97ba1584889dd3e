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
    /// Finds the column that a header means, with or without a unit in parentheses; `nil` for any other header, and for
    /// lengths in a unit that is not known. Degrees after the name of a phase mean its temperature.
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
        case .sauna where Self.unitOfDegrees(unit) != nil: self = .saunaDegrees
        case .coolBath where Self.unitOfDegrees(unit) != nil: self = .bathDegrees
        default: return nil
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
