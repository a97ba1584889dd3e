import Basics
import BasicsTesting
import SakatsuData
import SakatsuDataTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("A document of visits that is not understood")
struct DocumentErrorTests {
    private let exchange = VisitExchange()

    private func refusal(of document: String) throws -> String {
        try #require(throws: VisitImportError.self) {
            try exchange.visits(of: Array(document.utf8), columns: nil) { _ in }
        }.explanation.english
    }

    private static let none =
        "This holds no visits. What can be read: JSON, CSV and Markdown of “export”, the text of “copy”, and a table with a date and a facility in each row."

    @Test(
        "is one of something else, or has no visit",
        arguments: [
            ("", "Line 1 of the document: There is no visit in this document."),
            ("visit,facility,date\n", "Line 1 of the document: There is no visit in this document."),
            ("hello\n", none), ("{\"a\":1}", none), ("\"open", none),
            ("\n# \n", "Line 2 of the document: A facility needs a name."),
        ])
    func other(document: String, text: String) throws {
        #expect(try refusal(of: document) == text)
    }

    private static let line = """
        {"schema":1,"kind":"visit","number":1,"facility":"Spa","date":"2026-11-01","foreword":null,\
        "temperatures":{"sauna":90,"coolBath":null,"named":[{"name":"mud","degrees":40.5}]},\
        "sets":[{"sauna":{"amount":10,"name":null,"emoji":null},"coolBath":null,"rest":null}],"afterword":null}
        """

    @Test(
        "in JSON has the line and the way to the value",
        arguments: [
            ("\"schema\":1", "\"schema\":2", "schema: This should be one of: 1; not “2”."),
            ("\"visit\"", "\"chart\"", "kind: This should be one of: visit; not “chart”."),
            (
                "\"number\":1", "\"number\":0",
                "number: The number of a visit is a whole number from 1 such as 12, not “0”."
            ),
            ("\"number\":1", "\"number\":\"1\"", "number: This should be a whole number or null, not \"1\"."),
            ("\"Spa\"", "\" \"", "facility: A facility needs a name."),
            ("\"facility\":\"Spa\",", "", "facility: This must be there."),
            ("2026-11-01", "2026-11-31", "date: A date is a day of the calendar such as 2027-03-21, not “2026-11-31”."),
            ("2026-11-01", "2026-11-27", "date: 2026-11-27 is still to come. Give today, or a day before it."),
            (
                "\"sauna\":90", "\"sauna\":901",
                "temperatures.sauna: A temperature is a number from -50 to 200 such as 92 or 16.5, not “901.0”."
            ),
            ("\"sauna\":90", "\"sauna\":\"90\"", "temperatures.sauna: This should be a number or null, not \"90\"."),
            (
                "40.5", "40.55",
                "temperatures.named[0].degrees: A temperature is a number from -50 to 200 such as 92 or 16.5, not “40.55”."
            ),
            ("40.5", "null", "temperatures.named[0].degrees: This should be a number, not null."),
            (
                "\"degrees\":40.5}", "\"degrees\":40.5},{\"name\":\"mud\",\"degrees\":4}",
                "temperatures.named[1].name: This part of the visit is there already."
            ),
            (
                "\"amount\":10", "\"amount\":121",
                "sets[0].sauna.amount: For the sauna, give 1 to 120 minutes, not “121”."
            ),
            (
                "\"emoji\":null", "\"emoji\":\"x\"",
                "sets[0].sauna.emoji: The sign of a step is one emoji such as 🧖, not “x”."
            ),
            (
                "{\"amount\":10,\"name\":null,\"emoji\":null}", "null",
                "sets[0]: A set has at least one of sauna, cool bath and rest. Remove the whole set instead."
            ),
            (
                "\"rest\":null", "\"steam\":null",
                "sets[0].steam: There is no such name. There are sauna, coolBath, rest."
            ),
            (
                "\"afterword\":null}", "\"afterword\":null",
                "This is no JSON: it goes wrong at character 278. Each line is one object."
            ),
        ])
    func json(old: String, new: String, text: String) throws {
        let seen = try refusal(of: "\n\(Self.line.replacing(old, with: new))\n")
        let separator = text.hasPrefix("This is no JSON") ? ": " : ", "
        #expect(seen == "Line 2 of the document\(separator)\(text)")
    }

    @Test("in JSON has no number twice")
    func repeatedNumber() throws {
        let seen = try refusal(of: "\(Self.line)\n\(Self.line)")
        #expect(seen == "Line 2 of the document, number: This number is there already.")
    }

    @Test(
        "in CSV has the line and the column",
        arguments: [
            (
                "1,Spa,2026-11-01,nap,,,,,",
                "part: This should be one of: foreword, saunaTemperature, coolBathTemperature, temperature, sauna, coolBath, rest, afterword; not “nap”."
            ),
            ("x,Spa,2026-11-01,,,,,,", "visit: The number of a visit is a whole number from 1 such as 12, not “x”."),
            ("1,,2026-11-01,,,,,,", "facility: A facility needs a name."),
            ("1,Spa,soon,,,,,,", "date: A date is a day of the calendar such as 2027-03-21, not “soon”."),
            ("1,Spa,2026-11-27,,,,,,", "date: 2026-11-27 is still to come. Give today, or a day before it."),
            (
                "1,Inn,2026-11-01,,,,,,",
                "facility: An earlier row of this visit has “Lake”. Give the same, or another number."
            ),
            (
                "1,Lake,2026-11-02,,,,,,",
                "date: An earlier row of this visit has “2026-11-01”. Give the same, or another number."
            ),
            ("1,Lake,2026-11-01,sauna,1,10,,,", "part: This part of the visit is there already."),
            ("1,Lake,2026-11-01,rest,1,999,,,", "amount: For the rest, give 1 to 240 minutes, not “999”."),
            ("1,Lake,2026-11-01,rest,31,9,,,", "set: Sets have numbers from 1 to 30, not “31”."),
            ("1,Lake,2026-11-01,foreword,1,,,,Hi", "set: A row about this part has nothing here. Leave it empty."),
            (
                "1,Lake,2026-11-01,saunaTemperature,,hot,,,",
                "amount: A temperature is a number from -50 to 200 such as 92 or 16.5, not “hot”."
            ),
        ])
    func csv(row: String, text: String) throws {
        // The first row is of the visit 1, unless its first declaration says otherwise.
        let isFirst = !row.contains("Lake") && !row.contains("Inn")
        let header = "visit,facility,date,part,set,amount,name,emoji,text"
        let first = "1,Lake,2026-11-01,sauna,1,10,,,"
        let seen = try refusal(of: ([header] + (isFirst ? [] : [first]) + [row]).joined(separator: "\n"))
        #expect(seen == "Line \(isFirst ? 2 : 3) of the document, \(text)")
    }

    @Test("in CSV has no set missing, and names a column that is")
    func csvWhole() throws {
        let header = "visit,facility,date,part,set,amount"
        #expect(
            try refusal(of: "\(header)\n1,Spa,2026-11-01,sauna,2,10")
                == "Line 2 of the document: The next set of this visit has the number 1.")
        #expect(try refusal(of: "visit,date\n") == "Line 1 of the document, facility: This must be there.")
    }

    @Test(
        "in a table of another program has the column that is empty",
        arguments: [("2026-11-01,", "place"), (",Spa", "day")])
    func sheet(row: String, column: String) throws {
        let seen = try refusal(of: "day,place\n\(row)\n")
        #expect(seen == "Line 2 of the document, \(column): This must be there.")
    }

    @Test(
        "in Markdown has the line",
        arguments: [
            (["hello"], 1, "This line is none that “export markdown” writes there."),
            (["- sauna: 90"], 1, "This line is none that “export markdown” writes there."),
            (["- visit: x"], 1, "The number of a visit is a whole number from 1 such as 12, not “x”."),
            (["- date: soon"], 1, "A date is a day of the calendar such as 2027-03-21, not “soon”."),
            (["> quote"], 1, "This line is none that “export markdown” writes there."),
            (["## Weather"], 1, "This line is none that “export markdown” writes there."),
            (
                ["## Temperatures", "- mud: hot"], 2,
                "A temperature is a number from -50 to 200 such as 92 or 16.5, not “hot”."
            ),
            (["## Sets", "| 1 | sauna | 10 min |  |"], 2, "The row has 4 fields; the first line has 5."),
            (["## Sets", "| 1 | nap | 10 min |  |  |"], 2, "A phase is sauna, bath or rest, not “nap”."),
            (["## Sets", "| 1 | sauna | 10 h |  |  |"], 2, "For the sauna, give 1 to 120 minutes, not “10 h”."),
            (["## Foreword", "> a", "", "> b"], 4, "This part of the visit is there already."),
        ])
    func markdown(lines: [String], line: Int, text: String) throws {
        let seen = try refusal(of: (["# Spa", "- date: 2026-11-01"] + lines).joined(separator: "\n"))
        #expect(seen == "Line \(line + 2) of the document: \(text)")
    }

    @Test("in Markdown has a day for each visit, and no number twice")
    func markdownWhole() throws {
        #expect(try refusal(of: "# Spa\n\n# Inn\n") == "Line 1 of the document, date: This must be there.")
        let visit = "# Spa\n- visit: 1\n- date: 2026-11-01\n"
        #expect(try refusal(of: visit + visit) == "Line 5 of the document: This number is there already.")
    }

    @Test("in bytes that are no UTF-8 is told so", arguments: ["{", "# ", "visit,facility,date\n"])
    func notUTF8(beginning: String) throws {
        let error = try #require(throws: VisitImportError.self) {
            try exchange.visits(of: Array(beginning.utf8) + [0xFF, 0xFE], columns: nil) { _ in }
        }
        #expect(error.reason == .format(.notUTF8))
    }
}

/// Documents with random damage, the same in each run.
@Suite("A damaged document of visits")
struct DamagedDocumentTests {
    private let exchange = VisitExchange()

    private func document(_ visits: [NumberedVisit], _ format: VisitFormat, _ language: Language) -> [UInt8] {
        var document: [UInt8] = []
        try? exchange.write(visits, as: format, in: language) { document += Array($0.utf8) }
        return document
    }

    private func damaged(_ bytes: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        let signs = Array("\n\r|#>-:,\"\\{}[]0123456789 &;x/=".utf8) + [0x00, 0xC3, 0xFF]
        for _ in 0..<Int.random(in: 1...4, using: &dice) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &dice)
            let sign = signs.randomElement(using: &dice) ?? 0
            switch Int.random(in: 0..<5, using: &dice) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(sign, at: place)
            case 2: bytes[place] = sign
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 20))
            default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
            }
        }
        return bytes
    }

    @Test(
        "is refused with a line that there is, or what is read of it is the same in every format",
        arguments: VisitFormat.allCases, Language.allCases)
    func damage(format: VisitFormat, language: Language) throws {
        let visits = try (Visit.samples.prefix(1) + Visit.hostile.prefix(1)).enumerated().map { index, visit in
            NumberedVisit(try VisitNumber(index + 1), visit)
        }
        let whole = document(visits, format, language)
        var dice = SplitMix64(seed: UInt64(language.rawValue.utf8.first ?? 0))
        var understood = 0
        for _ in 0..<100 {
            let bytes = damaged(whole, &dice)
            let read: [DocumentedVisit]
            do {
                read = try exchange.visits(of: bytes, columns: nil) { _ in }
            } catch let error as VisitImportError {
                let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
                #expect((1...lines).contains(error.place.line), "\(error)")
                #expect(!error.explanation.text(in: language).contains("\n"), "\(error)")
                continue
            }
            understood += 1
            let numbered = try read.enumerated().map { index, visit in
                NumberedVisit(try visit.number ?? VisitNumber(1000 + index), visit.visit)
            }
            for other in VisitFormat.allCases {
                let again = try exchange.visits(of: document(numbered, other, language), columns: nil) { _ in }
                #expect(again.map(\.visit) == read.map(\.visit))
                #expect(zip(again, read).allSatisfy { $0.visit.hasSameBytes(as: $1.visit) })
            }
        }
        #expect(understood > 0)
    }
}
