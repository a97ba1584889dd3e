import Basics
import SakatsuData
import SakatsuDataTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("Documents of visits")
struct DocumentTests {
    private let exchange = VisitExchange()

    private func write(_ visits: [NumberedVisit], as format: VisitFormat, in language: Language = .english) throws
        -> String
    {
        var document = ""
        try exchange.write(visits, as: format, in: language) { document += $0 }
        return document
    }

    private func numbered(_ visits: [Visit]) throws -> [NumberedVisit] {
        try visits.enumerated().map { NumberedVisit(try VisitNumber($0 + 1), $1) }
    }

    private func read(_ document: String) throws -> [DocumentedVisit] {
        try exchange.visits(of: Array(document.utf8), columns: nil) { _ in }
    }

    @Test(
        "come back as they were, to the byte, in every format and language", arguments: VisitFormat.allCases,
        Language.allCases)
    func roundTrip(format: VisitFormat, language: Language) throws {
        let visits = try numbered(Visit.samples + Visit.hostile + [VisitsRepositoryContract.fullVisit()])
        let document = try write(visits, as: format, in: language)
        let seen = try read(document)
        #expect(seen.map(\.number) == visits.map(\.number))
        for (visit, wanted) in zip(seen, visits) {
            #expect(visit.visit == wanted.visit)
            #expect(visit.visit.hasSameBytes(as: wanted.visit))
        }
        let again = try write(zip(visits, seen).map { NumberedVisit($0.number, $1.visit) }, as: format, in: language)
        #expect(Array(again.utf8) == Array(document.utf8))
    }

    @Test("are read from a table with a visit in each row, whose columns are shown")
    func tables() throws {
        let japanese = "日付,施設名,サウナ温度,セット数,サウナ,水風呂（分）,外気浴,感想,天気\n2026/11/20,北欧,110,3,12,1,10,最高,晴\n11月21日,店,,,,,,,\n"
        let seen = try read(japanese).map(\.visit)
        #expect(seen.map(\.facility.text) == ["北欧", "店"])
        #expect(try seen.map(\.day) == [Day("2026-11-20"), Day("2026-11-21")])
        #expect(seen.map { $0.sets.map(\.description) } == [Array(repeating: "12m/60s/10m", count: 3), []])
        #expect(seen[0].temperatures.sauna?.description == "110")
        #expect(seen[0].afterword?.text == "最高")
        let lines = exchange.readings(of: Array(japanese.utf8), columns: nil).map(\.english)
        #expect(
            lines == [
                "Columns: 1 “日付” → date, 2 “施設名” → facility, 3 “サウナ温度” → sauna temperature, 4 “セット数” → number of sets, 5 “サウナ” → sauna (minutes), 6 “水風呂（分）” → cool bath (minutes), 7 “外気浴” → rest (minutes), 8 “感想” → afterword",
                "Left out: 9 “天気”",
            ])
        let korean = try read("날짜;시설;사우나 온도;사우나(분);냉탕(초)\n2026.11.20;스파;95,5;12;90\n").map(\.visit)
        #expect(korean.first?.temperatures.sauna?.description == "95.5")
        #expect(korean.first?.sets.map(\.description) == ["12m/90s/-"])
        let english = try read("Date\tPlace\tSets\tEach set\n2026-11-20\tSpa\t2\t10/60/10\n").map(\.visit)
        #expect(english.first?.sets.count == 2)
        let error = #expect(throws: VisitImportError.self) { try read("date,facility,sauna\n\n2026-11-20,Spa,hot\n") }
        #expect(
            error?.explanation.english
                == "Line 3 of the document, sauna: For the sauna, give 1 to 120 minutes, not “hot”.")
    }

    @Test(
        "are read from a table with temperatures where the unit of a column is degrees",
        arguments: [
            "日付,施設,サウナ（℃）,水風呂（℃）", "date,facility,Sauna (°C),Bath (C)", "날짜,시설,사우나(도),냉탕(도)",
            "date,facility,sauna [°C],cool bath °C", "date,facility,sauna temp,cold plunge °C",
            "日付,施設,サウナ（温度）,水風呂（温度）", "date,facility,sauna temp,Cold bath temperature",
            "date,facility,sauna temp,cold plunge temp",
        ])
    func columnsOfDegrees(header: String) throws {
        let visit = try read("\(header)\n2026-11-01,北欧,92,16.5\n").first?.visit
        let seen = [visit?.temperatures.sauna, visit?.temperatures.coolBath].map { $0?.description }
        #expect(seen == ["92", "16.5"])
        #expect(visit?.sets == [])
        let lines = exchange.readings(of: Array(header.utf8), columns: nil).map(\.english)
        #expect(lines.first?.hasSuffix(" → cool bath temperature") == true, "\(lines)")
    }

    @Test(
        "are read from a table with lengths where the name of a column has a remark in parentheses",
        arguments: [
            ("sauna (mm:ss),cool bath (min:sec),rest (m:s)", "12:30,1:00,10:00", "12m30s/60s/10m"),
            ("サウナ（平均）,水風呂（1回）,休憩（外気浴）", "12,60,10", "12m/60s/10m"),
            ("sauna (avg),bath (1 set),rest (outside)", "12,60,10", "12m/60s/10m"),
        ])
    func columnsWithRemarks(header: String, row: String, set: String) throws {
        let seen = try read("date,facility,\(header)\n2026-11-01,Spa,\(row)\n").first?.visit.sets.map(\.description)
        #expect(seen == [set])
    }

    @Test("are not read from a column with another unit, and refused with degrees in Fahrenheit")
    func columnsOfOtherUnits() throws {
        let header = "date,facility,sauna (visits),rest (°C),cool bath (hh:mm),rest (★)"
        let table = "\(header)\n2026-11-01,Spa,3,24,0:12,4\n"
        #expect(try read(table).first?.visit.sets == [])
        let lines = exchange.readings(of: Array(table.utf8), columns: nil).map(\.english)
        #expect(
            lines.last == "Left out: 3 “sauna (visits)”, 4 “rest (°C)”, 5 “cool bath (hh:mm)”, 6 “rest (★)”")
        let error = #expect(throws: VisitImportError.self) {
            try read("date,facility,sauna (°F)\n2026-11-01,Spa,194\n")
        }
        #expect(
            error?.explanation.english
                == "Line 2 of the document, sauna (°F): Temperatures are in °C: “194°F” is 90°C.")
    }

    @Test(
        "of another program or in a post have their dates in the order that is decided",
        arguments: [
            "date,facility\nDATE,Spa\n", "Spa (DATE)\n\nSauna: 10 min × 2\n", "Spa\nDATE\nSauna: 10 min × 2\n",
        ])
    func order(document: String) throws {
        func days(_ date: String, _ order: DateOrder?) throws -> [String] {
            try DateOrder.$current.withValue(order) {
                try read(document.replacing("DATE", with: date)).map(\.visit.day.description)
            }
        }
        #expect(try days("5/11", .dayFirst) == ["2026-11-05"])
        #expect(try days("5/11", .monthFirst) == ["2026-05-11"])
        #expect(try days("25/10", .dayFirst) == ["2026-10-25"])
        let error = #expect(throws: VisitImportError.self) { try days("5/11", nil) }
        let ambiguous = try #require(AmbiguousDay("5/11"))
        #expect(error?.reason == .notTaken(.ambiguousDay(ambiguous)))
    }

    @Test("are read from a table with several lengths in a cell, each of some sets")
    func lengthsInCells() throws {
        func sets(_ row: String) throws -> [String] {
            let visits = try read("日付\t施設\tセット数\tサウナ\t水風呂\t休憩\n2026-11-20\t北欧\t\(row)\n")
            return visits.first?.visit.sets.map(\.description) ?? []
        }
        let three = ["8m/60s/10m", "10m/60s/10m", "10m/60s/10m"]
        #expect(try sets("\t8分 × 1、10分 × 2\t1分\t10分 × 3") == three)
        #expect(try sets("3\t8, 10, 10\t60\t10") == three)
        #expect(try sets("\t12分×2\t1分×1\t") == ["12m/60s/-", "12m/-/-"])
        #expect(try sets("0\t12\t\t") == [])
        #expect(try sets("\t\t\t") == [])
        #expect(throws: VisitImportError.self) { try sets("\t8分 × 1、熱い × 2\t\t") }
        #expect(throws: VisitImportError.self) { try sets("\t8分 × 99\t\t") }
    }

    private static let table = "when,spa,hot,minutes,seconds,sky,日付\n2026-11-20,Lake,92,12,90,fine,\n"

    @Test(
        "are read from a table whose columns a person chooses by their numbers or names, with units",
        arguments: [
            ("date=1 sauna temperature=3 sauna=4 cool bath=5", "92", ["12m/90s/-"], nil),
            ("日付＝１、サウナの温度＝３", "92", [], nil), ("날짜=when 사우나 온도=hot", "92", [], nil),
            ("date=1, sauna (seconds)=4", nil, ["12s/-/-"], nil), ("date=1 facility=sky sauna=4 sauna=", nil, [], nil),
            ("date=\"when\" afterword=6 sauna=-", nil, [], "fine"),
        ] as [(String, String?, [String], String?)])
    func chosenColumns(choice: String, degrees: String?, sets: [String], afterword: String?) throws {
        let visits = try exchange.visits(of: Array(Self.table.utf8), columns: choice) { _ in }
        let visit = try #require(visits.first?.visit)
        #expect(["Lake", "fine"].contains(visit.facility.text))
        #expect(visit.temperatures.sauna?.description == degrees)
        #expect(visit.sets.map(\.description) == sets)
        #expect(visit.afterword?.text == afterword)
    }

    @Test(
        "refuse columns that are not there, in one line",
        arguments: [
            ("date=9", "There is no column “9”. Give a number from 1 to 7, or a header."),
            ("date=1 date=2", "Every visit needs this: facility. Give it a column, as in: facility=1"),
            (
                "weather=1",
                "There is no field “weather”. Fields: facility, date, sauna temperature, cool bath temperature, number of sets, each set, sauna, cool bath, rest, foreword, afterword"
            ),
            ("date 1", "“date 1” is no field with its column. Write it as in: facility=1 date=2"),
        ])
    func wrongColumns(choice: String, message: String) throws {
        let error = #expect(throws: VisitColumnsError.self) {
            try exchange.visits(of: Array(Self.table.utf8), columns: choice) { _ in }
        }
        #expect(error?.explanation.english == message)
    }

    @Test("ask for the columns of a table without the names of a facility and a date")
    func unnamedColumns() throws {
        let table = "when,where\n2026-11-20,Lake\n"
        let error = #expect(throws: VisitImportError.self) { try read(table) }
        #expect(
            error?.explanation.english
                == "No columns of this table are named facility and date. Say which they are, as in: --columns facility=1,date=2. Columns: 1 “when”, 2 “where”"
        )
        let visits = try exchange.visits(of: Array(table.utf8), columns: "facility=2,date=1") { _ in }
        #expect(visits.map(\.visit.facility.text) == ["Lake"])
        #expect(exchange.readings(of: Array(table.utf8), columns: "facility=2,date=1").map(\.english).count == 1)
        #expect(throws: VisitColumnsError.self) {
            try exchange.visits(of: Array("{}".utf8), columns: "date=1") { _ in }
        }
    }

    @Test("are read with a byte order mark and with the line ends of other systems", arguments: VisitFormat.allCases)
    func otherSystems(format: VisitFormat) throws {
        let visits = try numbered([.lake, .hotel])
        let document = try write(visits, as: format)
        let lines = document.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
        #expect(try read("\u{FEFF}\(lines)").map(\.visit) == [.lake, .hotel])
    }

    @Test("report how far they are read", arguments: VisitFormat.allCases)
    func progress(format: VisitFormat) throws {
        let document = Array(try write(numbered(Visit.samples), as: format).utf8)
        var counts: [Int] = []
        _ = try exchange.visits(of: document, columns: nil) { counts.append($0) }
        #expect(counts.last == document.count)
        #expect(counts == counts.sorted())
        struct Stop: Error {}
        #expect(throws: Stop.self) { try exchange.visits(of: document, columns: nil) { _ in throw Stop() } }
    }

    @Test("in CSV have a row for each part of a visit")
    func csv() throws {
        let seen = try write(numbered([.hotel, .shikiji]), as: .csv)
        let rows = [
            "visit,facility,date,part,set,amount,name,emoji,text",
            "1,호텔 사우나,2025-12-31,saunaTemperature,,85,,,",
            "2,サウナしきじ,2026-11-01,foreword,,,,,\"朝から行きました。\n二回目。\"",
            "2,サウナしきじ,2026-11-01,saunaTemperature,,110,,,",
            "2,サウナしきじ,2026-11-01,coolBathTemperature,,16.5,,,",
            "2,サウナしきじ,2026-11-01,temperature,,60,薬草サウナ,,",
            "2,サウナしきじ,2026-11-01,sauna,1,10,löyly,🧖,", "2,サウナしきじ,2026-11-01,coolBath,1,60,,💧,",
            "2,サウナしきじ,2026-11-01,rest,1,10,외기욕,,", "2,サウナしきじ,2026-11-01,sauna,2,12,,,",
            "2,サウナしきじ,2026-11-01,coolBath,2,90,,,", "2,サウナしきじ,2026-11-01,rest,2,10,,,",
            "2,サウナしきじ,2026-11-01,sauna,3,8,,,", "2,サウナしきじ,2026-11-01,rest,3,5,,,",
            "2,サウナしきじ,2026-11-01,afterword,,,,,See you again!",
        ]
        #expect(seen == rows.map { $0 + "\r\n" }.joined())
        let empty = try Visit(Facility("Spa"), on: Day("2026-11-01"))
        #expect(try write(numbered([empty]), as: .csv).hasSuffix("1,Spa,2026-11-01,,,,,,\r\n"))
    }

    @Test("in CSV are read in any order of the rows")
    func sorted() throws {
        let rows = try write(numbered([.shikiji, .lake]), as: .csv).split(separator: "\r\n")
        let document = ([rows[0]] + rows.dropFirst().reversed()).joined(separator: "\n")
        #expect(try read(document).map(\.visit) == [.lake, .shikiji])
    }

    @Test("in Markdown are for people")
    func markdown() throws {
        let seen = try write(numbered([.shikiji]), as: .markdown, in: .japanese)
        #expect(
            seen == """
                # サウナしきじ

                - サ活: 1
                - 日付: 2026/11/01

                ## ひとこと

                > 朝から行きました。\\
                > 二回目。

                ## 温度

                - サウナ: 110℃
                - 水風呂: 16.5℃
                - 薬草サウナ: 60℃

                ## セット

                | セット | 段階 | 長さ | 名前 | 絵文字 |
                | --- | --- | --- | --- | --- |
                | 1 | サウナ | 10分 | löyly | 🧖 |
                | 1 | 水風呂 | 60秒 |  | 💧 |
                | 1 | 休憩 | 10分 | 외기욕 |  |
                | 2 | サウナ | 12分 |  |  |
                | 2 | 水風呂 | 90秒 |  |  |
                | 2 | 休憩 | 10分 |  |  |
                | 3 | サウナ | 8分 |  |  |
                | 3 | 休憩 | 5分 |  |  |

                ## 感想

                > See you again!


                """)
    }

    @Test(
        "in Markdown are read with the headings of each language",
        arguments: [("한마디", "감상"), ("ひとこと", "感想"), ("Foreword", "afterword")])
    func headings(foreword: String, afterword: String) throws {
        let document = "# Spa\n- date: 2026-11-01\n\n## \(foreword)\n\n> A\n\n## \(afterword)\n\n> B\n"
        let visit = try Visit(
            Facility("Spa"), on: Day("2026-11-01"), foreword: Remark("A"), afterword: Remark("B"))
        #expect(try read(document) == [DocumentedVisit(nil, visit)])
    }

    @Test("by another hand may leave out what may be missing")
    func short() throws {
        let json = #"{"schema":1,"kind":"visit","facility":"Spa","date":"2026-11-01"}"#
        let plain = try Visit(Facility("Spa"), on: Day("2026-11-01"))
        #expect(try read(json) == [DocumentedVisit(nil, plain)])
        #expect(try read("date,visit,facility\n2026-11-01,7,Spa\n") == [DocumentedVisit(try VisitNumber(7), plain)])
        #expect(try read("# Spa\n- date: 2026.11.01") == [DocumentedVisit(nil, plain)])
    }
}
