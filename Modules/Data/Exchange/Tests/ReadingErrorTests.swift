import Basics
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import MandalartDomainInterface
import Testing

@Suite("A document that is not understood")
struct ReadingErrorTests {
    private let exchange = DocumentExchange()

    private func refusal(of document: String) throws -> ImportError {
        try #require(throws: ImportError.self) { try exchange.charts(in: Array(document.utf8)) { _ in } }
    }

    /// A line with one sub-goal and one item, with something in its place.
    private static func line(replacing old: String = "", with new: String = "") -> String {
        #"""
        {"schema":1,"kind":"chart","name":"a","rate":40,"coreGoal":{"title":"Run","palette":"mint","image":null},\#
        "subGoals":[{"position":1,"title":"Endurance","note":"","rate":40,\#
        "items":[{"position":2,"title":"Swim","rate":40}]}]}
        """#.replacing(old, with: new)
    }

    @Test("is one with the very lines that are understood, before something is changed")
    func valid() throws {
        #expect(try exchange.charts(in: Array(Self.line().utf8)) { _ in }.count == 1)
    }

    @Test("is not one with a mean of the chart that is rounded to a neighbour", arguments: [39, 41])
    func neighbour(mean: Int) throws {
        let line = Self.line(replacing: #""rate":40,"coreGoal""#, with: #""rate":\#(mean),"coreGoal""#)
        let rates = try exchange.charts(in: Array(line.utf8)) { _ in }.map(\.chart.rate.percent)
        #expect(rates == [40])
    }

    @Test(
        "of JSON is refused with the line, the way to the value and what may stand there",
        arguments: [
            (#""schema":1"#, #""schema":2"#, "schema", "This should be one of: 1; not “2”."),
            (#""schema":1,"#, "", "schema", "This must be there."),
            (#""kind":"chart""#, #""kind":"edit""#, "kind", "This should be one of: chart, wish; not “edit”."),
            (#""name":"a""#, #""name":7"#, "name", "This should be text or null, not 7."),
            (#""name":"a""#, #""name":" ""#, "name", "A title may not be empty."),
            (
                #""title":"Swim""#, #""title":"Sw\u0000im""#, "subGoals[0].items[0].title",
                "This text has a NUL character, or too many marks on its characters. Leave them out."
            ),
            (
                #""rate":40,"coreGoal""#, #""rate":42,"coreGoal""#, "rate",
                "This follows from the action items, which make 40. Leave it out, or change them."
            ),
            (
                #""rate":40,"items""#, #""rate":0,"items""#, "subGoals[0].rate",
                "This follows from the action items, which make 40. Leave it out, or change them."
            ),
            (
                #""rate":40}]"#, #""rate":140}]"#, "subGoals[0].items[0].rate",
                "A rate is a whole number from 0 to 100, not “140”."
            ),
            (
                #""rate":40}]"#, #""rate":"40"}]"#, "subGoals[0].items[0].rate",
                #"This should be a whole number, not "40"."#
            ),
            (
                #""rate":40}]"#, #""rate":4e1}]"#, "subGoals[0].items[0].rate",
                "This should be a whole number, not 40.0."
            ),
            (#","rate":40}]"#, "}]", "subGoals[0].items[0].rate", "This must be there."),
            (
                #""title":"Swim""#, #""name":"Swim""#, "subGoals[0].items[0].name",
                "There is no such name. There are position, title, note, rate, due, habit."
            ),
            (
                #""palette":"mint""#, #""palette":"pink""#, "coreGoal.palette",
                "This should be one of: coral, amber, lemon, lime, mint, jade, teal, sky, azure, indigo, violet, orchid, rose, "
                    + "sand, slate, graphite; not “pink”."
            ),
            (
                #""image":null"#, #""image":"file:///etc/passwd""#, "coreGoal.image",
                "An image is given by its http or https address, not by “file:///etc/passwd”."
            ),
            (
                #""position":1"#, #""position":5"#, "subGoals[0].position",
                "5 is the centre. The positions around it are 1 to 4 and 6 to 9."
            ),
            (
                #""position":2"#, #""position":10"#, "subGoals[0].items[0].position",
                "A position is a number from 1 to 9, by rows, not “10”."
            ),
            (
                #"{"position":2"#, #"{"position":2,"title":"a","rate":1},{"position":2"#,
                "subGoals[0].items[1].position",
                "Action item 2 of sub-goal 1 is there already."
            ),
            (
                #"[{"position":1"#, #"[{"position":1,"title":"a"},{"position":1"#, "subGoals[1].position",
                "Sub-goal 1 is there already."
            ),
            (
                #""items":["#, #""items":7,"x":["#, "subGoals[0].x",
                "There is no such name. There are position, rate, filled, unplaced, items, title, note, palette, image, due."
            ),
            (#""subGoals":["#, #""subGoals":{},"subGoals":["#, "subGoals", "This is there twice."),
        ])
    func json(old: String, new: String, field: String, message: String) throws {
        let error = try refusal(of: "\n\(Self.line(replacing: old, with: new))")
        #expect((error.line, error.field) == (2, field))
        #expect(error.description == "Line 2 of the document, \(field): \(message)")
    }

    @Test(
        "of something else than JSON is refused with the character where that shows",
        arguments: [
            ("{", 2), (#"{"schema":1} x"#, 14), ("{\"a\": \"가\", b}", 12), ("[1,]", 4),
            (#"{"schema":1}{"schema":1}"#, 13),
        ])
    func syntax(line: String, character: Int) throws {
        let error = try refusal(of: "\(Self.line())\n\(line)")
        #expect(error == ImportError(line: 2, reason: .format(.noJSON(character: character))))
    }

    @Test("may have a chart without a name, as a line of “show” has, with its place and the nickname")
    func unnamed() throws {
        let shown = Self.line(replacing: #""name":"a","#, with: #""place":"home","nickname":"Juno","#)
        let charts = try exchange.charts(in: Array("\(shown)\n\(Self.line())".utf8)) { _ in }
        #expect(charts.map(\.name?.text) == [nil, "a"])
    }

    @Test("is refused when it has two charts of one name")
    func names() throws {
        let error = try refusal(of: "\(Self.line())\n\(Self.line())\n")
        #expect(error == ImportError(line: 2, field: "name", reason: .repeatedChart))
    }

    @Test(
        "is refused when it has no chart",
        arguments: ["", "\n \t\r\n", "\u{FEFF}", "chart,sub-goal,position,title\r\n"])
    func nothing(_ document: String) throws {
        #expect(try refusal(of: document).reason == .noChart)
    }

    @Test(
        "is refused when its bytes are no UTF-8, with the line",
        arguments: [#"{"a":""#, "chart,sub-goal,position,title\na,,1,"])
    func encoding(_ start: String) throws {
        let bytes = Array("\(start)".utf8) + [0xC3, 0x28]
        let error = try #require(throws: ImportError.self) { try exchange.charts(in: bytes) { _ in } }
        #expect(error.reason == .format(.notUTF8))
        #expect(error.line == start.split(separator: "\n").count)
    }

    @Test(
        "of CSV is refused with the line, the column and what may stand there",
        arguments: [
            ("a,x,1,t,,,,\r\n", 2, "sub-goal", "A position is a number from 1 to 9, by rows, not “x”."),
            ("a,,,t,,,,\r\n", 2, "position", "A position is a number from 1 to 9, by rows, not “”."),
            ("a,1,5,t,,,,1\r\n", 2, "position", "5 is the centre. The positions around it are 1 to 4 and 6 to 9."),
            ("a,,1,,,,,\r\n", 2, "title", "A title may not be empty."),
            ("　,,1,t,,,,\r\n", 2, "chart", "A title may not be empty."),
            (
                "a,,1,t,,pink,,\r\n", 2, "palette",
                "This should be one of: coral, amber, lemon, lime, mint, jade, teal, sky, azure, indigo, violet, orchid, rose, "
                    + "sand, slate, graphite; not “pink”."
            ),
            (
                "a,,1,t,,,ftp://a,\r\n", 2, "image",
                "An image is given by its http or https address, not by “ftp://a”."
            ),
            (
                "a,,1,t,,,,40\r\n", 2, "rate",
                "A goal has no rate of its own: it is the mean of what lies around it."
            ),
            ("a,,1,g,,,,\r\na,1,2,t,,,,101\r\n", 3, "rate", "A rate is a whole number from 0 to 100, not “101”."),
            (
                "a,,1,g,,,,\r\na,1,2,t,,mint,,1\r\n", 3, "palette",
                "An action item has no palette; its sub-goal has one."
            ),
            ("a,,1,\"g\n\nh\",,,,\r\na,,1,t,,,,\r\n", 5, "position", "Sub-goal 1 is there already."),
            ("a,3,2,t,,,,1\r\na,,1,g,,,,\r\n", 2, "sub-goal", "Sub-goal 3 is empty. Give it a title first."),
            ("a,,1,\"t\r\n", 2, "4", "A quote begins here that nothing closes."),
            (
                "a,,1,t\"x\",,,,\r\n", 2, "4",
                "A quote stands in the middle. A field in quotes has them around all of it, and doubles those within."
            ),
            (
                "a,,1,\"t\"x,,,,\r\n", 2, "4",
                "A quote stands in the middle. A field in quotes has them around all of it, and doubles those within."
            ),
        ])
    func csv(rows: String, line: Int, field: String, message: String) throws {
        let header = "chart,sub-goal,position,title,note,palette,image,rate\r\n"
        let error = try refusal(of: header + rows)
        #expect(error.description == "Line \(line) of the document, \(field): \(message)")
    }

    @Test("of CSV is refused when a row has other than the columns, or the columns are others")
    func columns() throws {
        let header = "chart,sub-goal,position,title"
        #expect(try refusal(of: "\(header)\na,,1\n").reason == .format(.fieldCount(found: 3, wanted: 4)))
        #expect(
            try refusal(of: "chart,position,title\n").description
                == "Line 1 of the document, sub-goal: This must be there.")
        #expect(
            try refusal(of: "\(header),title\n")
                == ImportError(line: 1, field: "title", reason: .format(.repeatedField)))
        let known = "chart, sub-goal, position, title, note, palette, image, rate, due, every, pauses"
        #expect(
            try refusal(of: "\(header),notes\n").description
                == "Line 1 of the document, notes: There is no such name. There are \(known).")
    }

    @Test(
        "is refused as no document when nothing in it is known",
        arguments: ["hello\n", "He said \"no\".\n", "a,b\n1,2\n", "\"open\n", #"{"a":1}"#, "\n{\"title\":\"x\"}\n"])
    func other(_ document: String) throws {
        let error = try refusal(of: document)
        #expect(error.reason == .notADocument)
        #expect(
            error.description == "This holds no charts: it is neither the JSON nor the CSV that “export” writes.")
    }

    @Test("is refused when it is JSON of another kind, with what should be there")
    func otherKind() throws {
        #expect(try refusal(of: "[1]").description == "Line 1 of the document: This should be an object, not 1.")
        #expect(try refusal(of: "[]").description == "Line 1 of the document: There is no chart in this document.")
    }
}
