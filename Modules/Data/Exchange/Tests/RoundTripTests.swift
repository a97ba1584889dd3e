import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import MandalartDomainInterface
import Testing

@Suite("A document that can be read again")
struct RoundTripTests {
    private let exchange = DocumentExchange()

    private static func samples() throws -> [NamedChart] {
        let empty = NamedChart(name: try Title("Nothing yet"), chart: Chart())
        let unnamed = NamedChart(name: nil, chart: try NamedChart.full("x").chart)
        return try [.marathon, .full("Everything"), .hostile, empty, unnamed]
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
