import Basics
import DreamsDomainInterface
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import ExchangeDomainTesting
import MandalartDomainInterface
import ProgressDomainInterface
import Testing

@Suite("A document that can be read again")
struct RoundTripTests {
    private let exchange = DocumentExchange()

    private static func samples() throws -> [NamedChart] {
        let empty = NamedChart(name: try Title("Nothing yet"), chart: Chart())
        let unnamed = NamedChart(name: nil, chart: try NamedChart.full("x").chart)
        var paused = try NamedChart.marathon.chart
        var item = ActionItem(title: try Title("Stretch"), habit: Habit(try Cadence("3/week over 8 weeks")))
        item.habit?.pauses = try HabitPauses("2026-11-25/2026-12-07 2026-12-24/..")
        paused.subGoals[try Position(1)]?.items[try Position(4)] = item
        let habit = NamedChart(name: try Title("Paused"), chart: paused)
        return try [.marathon, .full("Everything"), .hostile, empty, unnamed, habit]
    }

    @Test(
        "loses nothing: exported, imported and exported again it has the same bytes",
        arguments: [DocumentFormat.json, .csv])
    func sameBytes(_ format: DocumentFormat) throws {
        let charts = try Self.samples()
        let document = exchange.document(of: charts, as: format, style: DocumentStyle())
        let read = try exchange.charts(in: Array(document.utf8)) { _ in }
        #expect(read == charts)
        let again = exchange.document(of: read, as: format, style: DocumentStyle())
        #expect(Array(again.utf8) == Array(document.utf8))
    }

    @Test(
        "keeps several charts without a name apart: JSON without names, CSV by the titles of their goals",
        arguments: [(.json, [nil, nil, "Run"]), (.csv, ["Swim", "Run 2", "Run"])] as [(DocumentFormat, [String?])])
    func unnamed(_ format: DocumentFormat, names: [String?]) throws {
        func chart(_ goal: String, _ name: Title? = nil) throws -> NamedChart {
            var chart = Chart()
            chart.coreGoal = Goal(title: try Title(goal))
            return NamedChart(name: name, chart: chart)
        }
        let charts = try [chart("Swim"), chart("Run"), chart("Go", Title("Run"))]
        let document = exchange.document(of: charts, as: format, style: DocumentStyle())
        let read = try exchange.charts(in: Array(document.utf8)) { _ in }
        #expect(read.map(\.chart) == charts.map(\.chart))
        #expect(read.map(\.name?.text) == names)
        // A chart that was never used needs no row.
        let unused = NamedChart(name: nil, chart: Chart())
        let rows = exchange.document(of: [charts[0], unused], as: .csv, style: DocumentStyle())
        #expect(try exchange.charts(in: Array(rows.utf8)) { _ in } == [charts[0]])
    }

    @Test("names what has no place, which is passed over when it is read")
    func unplaced() throws {
        let one = try Position(1)
        var chart = try NamedChart.marathon.chart
        chart.unplaced = [try Title("Fly")]
        chart.subGoals[one]?.unplaced = [try Title("Dive"), try Title("Float")]
        let named = NamedChart(name: try NamedChart.marathon.name, chart: chart)
        let document = exchange.document(of: [named], as: .json, style: DocumentStyle())
        #expect(document.contains(#""unplaced":["Fly"]"#) && document.contains(#""unplaced":["Dive","Float"]"#))
        let read = try exchange.charts(in: Array(document.utf8)) { _ in }
        #expect(read == [try .marathon])
        let wrong = document.replacing(#"["Fly"]"#, with: #"[""]"#)
        #expect(throws: ImportError.self) { try exchange.charts(in: Array(wrong.utf8)) { _ in } }
    }

    @Test("keeps every text byte for byte", arguments: [DocumentFormat.json, .csv], NamedChart.hostileTexts)
    func text(format: DocumentFormat, text: String) throws {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title("x \(text.prefix(100))"))
        chart.coreGoal?.note = try Note(text)
        chart.subGoals[try Position(1)] = SubGoal(title: try Title(text))
        chart.subGoals[try Position(1)]?.items[try Position(9)] = ActionItem(title: try Title(text))
        let named = NamedChart(name: try Title(text), chart: chart)
        let document = exchange.document(of: [named], as: format, style: DocumentStyle())
        let read = try #require(exchange.charts(in: Array(document.utf8)) { _ in }.first)
        // Equal for Swift are also texts whose bytes differ.
        #expect(read.chart.edits(to: chart) == [])
        #expect(read.name.map { Array($0.text.utf8) } == named.name.map { Array($0.text.utf8) })
    }

    @Test(
        "is read with a byte order mark, and with the line ends of any system", arguments: [DocumentFormat.json, .csv])
    func lineEnds(_ format: DocumentFormat) throws {
        let charts = try [NamedChart.marathon, .full("Everything")]
        let text = exchange.document(of: charts, as: format, style: DocumentStyle())
        // The note of several lines has its own line ends in CSV.
        for document in ["\u{FEFF}\(text)", text + "\n\n", String(text.dropLast())] {
            #expect(try exchange.charts(in: Array(document.utf8)) { _ in } == charts)
        }
        let plain = exchange.document(of: [try .marathon], as: format, style: DocumentStyle())
        for end in ["\n", "\r\n"] {
            let document = plain.replacing(/\r?\n/, with: end)
            #expect(try exchange.charts(in: Array(document.utf8)) { _ in } == [.marathon])
        }
    }

    @Test(
        "tells how far it is read, up to its end, and is read no further when that throws",
        arguments: [DocumentFormat.json, .csv])
    func progress(_ format: DocumentFormat) throws {
        struct Stop: Error {}
        let charts = try [NamedChart.full("1"), .full("2"), .full("3")]
        let document = Array(exchange.document(of: charts, as: format, style: DocumentStyle()).utf8)
        var told: [Int] = []
        _ = try exchange.charts(in: document) { told.append($0) }
        #expect(told.count >= 3)
        #expect(told == told.sorted())
        #expect(told.last == document.count)
        #expect(throws: Stop.self) { try exchange.charts(in: document) { _ in throw Stop() } }
    }

    @Test("has a line for each chart, as the program shows a chart to other programs, with its name")
    func json() throws {
        let document = exchange.document(of: try [.marathon, .full("b")], as: .json, style: DocumentStyle())
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3 && lines.last == "")
        let beginning = #"{"schema":1,"kind":"chart","archived":false,"name":"2027","rate":50,"coreGoal":{"title":"Run"#
        #expect(lines[0].hasPrefix(beginning))
    }

    @Test("says in JSON whether a chart is archived, so that it goes back to an archived one")
    func archived() throws {
        let away = NamedChart(name: try Title("Away"), chart: try NamedChart.marathon.chart, isArchived: true)
        let document = exchange.document(of: [away], as: .json, style: DocumentStyle())
        #expect(try exchange.charts(in: Array(document.utf8)) { _ in } == [away])
    }

    @Test("carries no formula into a spreadsheet", arguments: ["=1+1", "+1", "-1", "@x", "＝1", "'=1", "'''-1"])
    func formula(_ text: String) throws {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title(text))
        let named = NamedChart(name: try Title("x"), chart: chart)
        let document = exchange.document(of: [named], as: .csv, style: DocumentStyle())
        #expect(document.contains("x,,5,'\(text),"))
        #expect(try exchange.charts(in: Array(document.utf8)) { _ in } == [named])
    }

    @Test("may have its rows and its columns in another order, and lack those that can be empty")
    func anyOrder() throws {
        let document = """
            title,rate,chart,position,sub-goal
            Run 5 km,40%,a,2,1
            Other,,b,5,
            '-5 kg,,a,1,
            -1,,a,5,

            """
        let charts = try exchange.charts(in: Array(document.utf8)) { _ in }
        #expect(charts.map(\.name?.text) == ["a", "b"])
        #expect(charts[0].chart.coreGoal?.title.text == "-1")
        let goal = try #require(charts[0].chart.subGoals[Position(1)])
        #expect(goal.title.text == "-5 kg")
        #expect(try goal.items[Position(2)] == ActionItem(title: Title("Run 5 km"), rate: AchievementRate(40)))
    }
}

@Suite("A complete document")
struct CompleteDocumentTests {
    private let exchange = DocumentExchange()

    private func read(_ document: String) throws -> DocumentContents {
        try exchange.contents(of: Array(document.utf8)) { _ in }
    }

    private func refusal(of document: String) throws -> ImportError {
        try #require(throws: ImportError.self) { try read(document) }
    }

    @Test("loses nothing: written, read and written again it has the same bytes")
    func sameBytes() throws {
        let contents = try DocumentContents.everything
        let document = try exchange.document(of: contents)
        let read = try read(document)
        #expect(read == contents)
        let again = try exchange.document(of: read)
        #expect(Array(again.utf8) == Array(document.utf8))
    }

    @Test("has the rates that items had before they became habits, which an import gives them again")
    func markedRates() throws {
        let (one, two) = (try Position(1), try Position(2))
        var chart = try NamedChart.marathon.chart
        chart.subGoals[one]?.items[two]?.habit = Habit(try Cadence("daily"))
        let contents = DocumentContents(charts: [DocumentedChart(number: .first, NamedChart(name: nil, chart: chart))])
        let document = try exchange.document(of: contents)
        #expect(document.contains(#""title":"Run 5 km","note":"","rate":0,"#))
        #expect(document.hasSuffix(#","markedRates":[{"subGoal":1,"position":2,"rate":40}]}"# + "\n"))
        #expect(try read(document) == contents)
        let wrong = [(#""position":4,"rate":40"#, "position"), (#""position":2,"rate":101"#, "rate")]
        for (members, field) in wrong {
            let text = document.replacing(#""position":2,"rate":40"#, with: members)
            #expect(try refusal(of: text).field == "markedRates[0].\(field)")
        }
    }

    @Test("has a line for each chart and each wish, which names all that they have")
    func lines() throws {
        let document = try exchange.document(of: .everything)
        let lines = try document.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        let names = lines.map { line in
            if case .object(let object) = line { object.members.map(\.name).joined(separator: " ") } else { "" }
        }
        #expect(names.count == 3 + (try DocumentContents.everything).dreams.wishes.count)
        let chart = "schema kind number archived name rate coreGoal subGoals log"
        #expect(names.prefix(3) == ["\(chart) picks", chart, chart])
        #expect(
            Set(names.dropFirst(3)) == ["schema kind number title done purpose goal date milestones vision chart"])
    }

    @Test("may have its lines in any order, and lack what can be empty")
    func anyOrder() throws {
        let document = """
            {"schema":1,"kind":"wish","number":3,"title":"Read","chart":2}
            {"schema":1,"kind":"chart","number":2,"name":"Books","log":[]}
            {"schema":1,"kind":"chart"}
            """
        let contents = try read(document)
        #expect(contents.charts.map(\.named.name?.text) == ["Books", nil])
        #expect(contents.charts.map(\.number?.number) == [2, nil])
        #expect(contents.dreams.numbered.map { $0.wish.tree.chart?.number } == [2])
        let wishes = try read(#"{"schema":1,"kind":"wish","number":3,"title":"Read","milestones":[{"title":"One"}]}"#)
        #expect(wishes.charts == [])
        #expect(wishes.dreams.numbered.map(\.wish.tree.milestones) == [[Milestone(try Title("One"))]])
    }

    @Test("says that a wish has no chart, where the document does not have it")
    func missingChart() throws {
        var dreams = DreamList([try WishNumber(1): Wish(try Title("Read"))])
        try dreams.remember(.first, of: try WishNumber(1))
        let document = try exchange.document(of: DocumentContents(charts: [], dreams: dreams))
        #expect(document.hasSuffix("\"chart\":null}\n"))
        #expect(try read(document).dreams.numbered.map(\.wish.title.text) == ["Read"])
    }

    /// A chart with an entry in its log, and a wish that grew into it.
    private static func document(replacing old: String = "", with new: String = "") -> String {
        #"""
        {"schema":1,"kind":"chart","number":1,"archived":false,"name":"a",\#
        "subGoals":[{"position":1,"title":"Endurance","items":[{"position":2,"title":"Swim","rate":40}]}],\#
        "log":[{"time":"2026-11-20T14:30:00.001Z","day":"2026-11-20","subGoal":1,"position":2,"item":"Swim",\#
        "text":"swam"}],"picks":[{"subGoal":1,"position":2,"day":"2026-11-21"}]}
        {"schema":1,"kind":"wish","number":1,"title":"Sail","done":"2026-11-01","purpose":"Why","goal":"How","date":\#
        "2027-01-01","milestones":[{"number":1,"title":"Learn","reached":null}],"vision":"Sea","chart":1}
        """#.replacing(old, with: new)
    }

    @Test("is one with the very lines that are understood, before something is changed")
    func valid() throws {
        let contents = try read(Self.document())
        #expect(contents.charts.map(\.log.count) == [1])
        #expect(contents.charts.map { $0.picks.map(\.day.description) } == [["2026-11-21"]])
        #expect(contents.dreams.wishes.count == 1)
    }

    @Test(
        "is refused with the line, the way to the value and what may stand there",
        arguments: [
            (#""number":1,"archived""#, #""number":"1","archived""#, 1, "number", #"whole number or null, not "1"."#),
            (#""number":1,"archived""#, #""number":0,"archived""#, 1, "number", "There is no chart 0."),
            (#""archived":false"#, #""archived":null"#, 1, "archived", "This should be true or false, not null."),
            (#""log":["#, #""log":{},"x":["#, 1, "x", "There is no such name."),
            (#""log":[{"#, #""log":[7,{"#, 1, "log[0]", "This should be an object, not 7."),
            (
                #""position":2,"item""#, #""position":3,"item""#, 1, "log[0].position",
                "This chart has no action item 3 of sub-goal 1. An entry of an item that was cleared has “gone” with true."
            ),
            (#""subGoal":1"#, #""subGoal":5"#, 1, "log[0].subGoal", "5 is the centre."),
            (#""picks":[{"#, #""picks":[7,{"#, 1, "picks[0]", "This should be an object, not 7."),
            (
                #""position":2,"day""#, #""position":3,"day""#, 1, "picks[0].position",
                "This chart has no action item 3 of sub-goal 1."
            ),
            (#""day":"2026-11-21""#, #""day":"soon""#, 1, "picks[0].day", "A date is a day of the calendar"),
            (#""day":"2026-11-20""#, #""day":"2026-02-30""#, 1, "log[0].day", "A date is a day of the calendar"),
            (#"T14:30:00.001Z"#, #"T14:30:00Z"#, 1, "log[0].time", "A time is in UTC to the millisecond"),
            (#""text":"swam""#, #""text":"""#, 1, "log[0].text", "The text of a log entry may not be empty."),
            (
                #""text":"swam""#, #""text":"\#(String(repeating: "a", count: 501))""#, 1, "log[0].text",
                "The text of a log entry has at most 500 characters; this one has 501."
            ),
            (#","text":"swam""#, "", 1, "log[0].text", "This must be there."),
            (#""item":"Swim""#, #""item":null"#, 1, "log[0].item", "This should be text, not null."),
            (#""kind":"wish""#, #""kind":"dream""#, 2, "kind", "This should be one of: chart, wish; not “dream”."),
            (#""number":1,"title":"Sail""#, #""number":101,"title":"Sail""#, 2, "number", "from 1 to 100, not “101”."),
            (#""title":"Sail","#, "", 2, "title", "This must be there."),
            (#""done":"2026-11-01""#, #""done":20261101"#, 2, "done", "This should be text, not 20261101."),
            (#""purpose":"Why""#, #""purpose":"  ""#, 2, "purpose", "at least one word"),
            (#""vision":"Sea""#, #""vision":"\#(String(repeating: "a", count: 901))""#, 2, "vision", "901"),
            (#""number":1,"title":"Learn""#, #""number":2,"title":"Learn""#, 2, "milestones[0].number", "one of: 1;"),
            (#""reached":null"#, #""reached":"soon""#, 2, "milestones[0].reached", "A date is a day of the calendar"),
            (#""chart":1"#, #""chart":2"#, 2, "chart", "No chart of this document has the number 2."),
            (#""vision":"Sea","#, #""vision":"Sea","age":7,"#, 2, "age", "There is no such name."),
            (#""schema":1,"kind":"wish""#, #""kind":"wish""#, 2, "schema", "This must be there."),
        ])
    func refused(old: String, new: String, line: Int, field: String, message: String) throws {
        let error = try refusal(of: Self.document(replacing: old, with: new))
        #expect((error.line, error.field) == (line, field))
        #expect(error.description.contains(message), "\(error.description)")
    }

    @Test("is refused with the line where a later one is neither a chart nor a wish", arguments: ["{}", #"{"id":7}"#])
    func unknownObject(line: String) throws {
        let error = try refusal(of: "\(Self.document())\n\n\(line)")
        #expect(error == ImportError(line: 4, reason: .unknownObject))
        #expect(error.description == "Line 4 of the document: This is neither a chart nor a wish.")
        let wish = #"{"schema":1,"kind":"wish","number":3,"title":"Read"}"#
        #expect(try refusal(of: "\(wish)\n\(line)") == ImportError(line: 2, reason: .unknownObject))
    }

    @Test(
        "is refused when it tells of something after tomorrow as if it had happened",
        arguments: [
            (#""day":"2026-11-20""#, #""day":"D""#, 1, "log[0].day"),
            (#""time":"2026-11-20T14:30:00.001Z""#, #""time":"DT00:00:00.000Z""#, 1, "log[0].time"),
            (#""day":"2026-11-21""#, #""day":"D""#, 1, "picks[0].day"),
            (#""done":"2026-11-01""#, #""done":"D""#, 2, "done"),
            (#""reached":null"#, #""reached":"D""#, 2, "milestones[0].reached"),
        ])
    func dayToCome(old: String, new: String, line: Int, field: String) throws {
        // Today is 2026-11-22 in the tests. Elsewhere it may be a day later.
        _ = try read(Self.document(replacing: old, with: new.replacing("D", with: "2026-11-23")))
        for day in ["2026-11-24", "9999-12-31"] {
            let error = try refusal(of: Self.document(replacing: old, with: new.replacing("D", with: day)))
            #expect(error == ImportError(line: line, field: field, reason: .dayToCome(DayToCome(try Day(day)))))
        }
        _ = try read(Self.document(replacing: #""date":"2027-01-01""#, with: #""date":"9999-12-31""#))
    }

    @Test("is refused when two charts or two wishes have one number, or a tree has too many milestones")
    func repeated() throws {
        let wish = Self.document().split(separator: "\n")[1]
        #expect(
            try refusal(of: "\(Self.document())\n\(wish)")
                == ImportError(line: 3, field: "number", reason: .repeatedNumber))
        let chart = #"{"schema":1,"kind":"chart","number":1,"name":"b"}"#
        #expect(
            try refusal(of: "\(Self.document())\n\n\(chart)")
                == ImportError(line: 4, field: "number", reason: .repeatedNumber))
        let milestones = Array(repeating: #"{"title":"Learn"}"#, count: 9).joined(separator: ",")
        let tree = #"{"schema":1,"kind":"wish","number":1,"title":"Sail","milestones":[\#(milestones)]}"#
        #expect(
            try refusal(of: tree) == ImportError(line: 1, field: "milestones", reason: .noWish(.tooManyMilestones)))
    }
}
