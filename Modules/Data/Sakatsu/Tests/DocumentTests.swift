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
        try exchange.visits(of: Array(document.utf8)) { _ in }
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
        _ = try exchange.visits(of: document) { counts.append($0) }
        #expect(counts.last == document.count)
        #expect(counts == counts.sorted())
        struct Stop: Error {}
        #expect(throws: Stop.self) { try exchange.visits(of: document) { _ in throw Stop() } }
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

                ## 前書き

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

                ## 後書き

                > See you again!


                """)
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
