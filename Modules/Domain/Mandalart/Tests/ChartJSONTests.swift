import Basics
import BasicsTesting
import MandalartDomainTesting
import Testing

@testable import MandalartDomainInterface

@Suite("The chart as JSON")
struct ChartJSONTests {
    let one = Position.all[0]

    @Test("has all that is kept of it, in a fixed order, by its positions")
    func chart() throws {
        let goal =
            #""rate":50,"coreGoal":{"title":"Run a marathon","note":"","palette":null,"image":null,"due":null}"#
        let endurance =
            #"{"position":1,"title":"Endurance","note":"Long and slow first","palette":"mint","image":null,"due":null,"#
            + #""rate":25,"filled":2,"items":[{"position":2,"title":"Run 5 km","note":"","rate":40,"due":null,"habit":null},"#
            + #"{"position":3,"title":"Swim","note":"","rate":10,"due":null,"habit":null}]}"#
        let sleep =
            #"{"position":6,"title":"잠을 충분히 자기","note":"","palette":null,"image":null,"due":null,"#
            + #""rate":75,"filled":1,"items":[{"position":1,"title":"11시 전에 눕기","note":"","rate":75,"due":null,"habit":null}]}"#
        let text = Chart.members.text(of: try Chart.marathon)
        #expect(text == "{\(goal),\"subGoals\":[\(endurance),\(sleep)]}")
    }

    @Test("says where nothing is")
    func empty() {
        #expect(Chart.members.text(of: Chart()) == #"{"rate":0,"coreGoal":null,"subGoals":[]}"#)
        let cell = ChartCell.members.text(of: Chart().cell(.subGoal(one)))
        #expect(cell == #"{"address":"1","cell":"subGoal","position":1,"content":null}"#)
    }

    @Test("tells the titles of what has no place, where there is any")
    func unplaced() throws {
        var chart = Chart()
        chart.subGoals[one] = SubGoal(title: try Title("Swim"))
        chart.subGoals[one]?.unplaced = [try Title("Dive")]
        chart.unplaced = [try Title("Fly")]
        let text = Chart.members.text(of: chart)
        #expect(text.contains(#""filled":0,"unplaced":["Dive"],"items":[]"#))
        #expect(text.hasSuffix(#""unplaced":["Fly"]}"#))
    }

    @Test("has an address for each cell, and what it holds by itself")
    func cells() throws {
        let chart = try Chart.marathon
        let item = ChartCell.members.text(of: chart.cell(.actionItem(try Position(3), in: one)))
        #expect(
            item
                == #"{"address":"1/3","cell":"actionItem","subGoal":1,"position":3,"content":{"title":"Swim","note":"","rate":10,"due":null,"habit":null}}"#
        )
        guard case .object(let goal)? = ChartCell.members.json(of: chart.cell(.coreGoal))["content"] else {
            Issue.record("no goal")
            return
        }
        #expect(goal.members.map(\.name) == ["title", "note", "palette", "image", "due"])
    }

    @Test("tells of an edit what each cell held and holds")
    func edit() throws {
        let before = try Chart.marathon
        var after = before
        try after.apply([.rate(.zero)], to: .actionItem(try Position(2), in: one))
        try after.clear(.actionItem(try Position(3), in: one))
        let details = before.edits(to: after).flatMap { $0.recorded(in: nil) }.map(\.details)
        #expect(details.map(\.part) == ["actionItem", "actionItem"])
        #expect(details.map(\.address) == ["1/2", "1/3"])
        let texts = details.map { [$0.before, $0.after].map { $0.map { JSONValue.object($0).text } ?? "null" } }
        #expect(
            texts == [
                [
                    #"{"title":"Run 5 km","note":"","rate":40,"due":null,"habit":null}"#,
                    #"{"title":"Run 5 km","note":"","rate":0,"due":null,"habit":null}"#,
                ],
                [#"{"title":"Swim","note":"","rate":10,"due":null,"habit":null}"#, "null"],
            ])
        let elsewhere = before.edits(to: after).flatMap { $0.recorded(in: .first) }.map(\.details.address)
        #expect(elsewhere == ["1:1/2", "1:1/3"])
    }

    @Test("leaves nothing out: a chart can be made again of what is told of it")
    func lossless() throws {
        var chart = try Chart.marathon
        let hostile = "\u{202E}\"quoted\" \\ \u{2}\u{1B}\n e\u{301} 👨‍👩‍👧‍👦"
        let changes: [CellChange] = [
            .title(try Title(hostile)), .note(try Note(hostile)), .palette(.graphite),
            .image(try ImageAddress("https://example.org/a?b=\"c\"")),
        ]
        try chart.apply(changes, to: .coreGoal)
        try chart.apply(changes, to: .subGoal(try Position(9)))
        try chart.apply(
            [.title(try Title(hostile)), .rate(try AchievementRate(100)), .note(try Note(hostile))],
            to: .actionItem(one, in: one))
        let read = try JSONValue(parsing: Chart.members.text(of: chart))
        let copy = try Chart(madeOf: #require(read.object))
        #expect(copy == chart)
        // Equal for Swift are also texts whose bytes differ.
        #expect(chart.edits(to: copy) == [])
    }
}

extension JSONValue {
    fileprivate var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
    fileprivate var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
    fileprivate var integer: Int? { if case .integer(let number) = self { number } else { nil } }
}

extension Chart {
    /// Creates a chart from nothing but the JSON of a chart.
    fileprivate init(madeOf json: JSONObject) throws {
        self.init()
        if let goal = json["coreGoal"]?.object { try put(Self.goal(goal), in: .coreGoal) }
        for goal in try #require(json["subGoals"]?.array).compactMap(\.object) {
            let position = try Position(#require(goal["position"]?.integer))
            try put(Self.goal(goal), in: .subGoal(position))
            for item in try #require(goal["items"]?.array).compactMap(\.object) {
                let title = try Title(#require(item["title"]?.string))
                let rate = try AchievementRate(#require(item["rate"]?.integer))
                let place = try Position(#require(item["position"]?.integer))
                let due = try item["due"]?.string.map { try Day($0) }
                var own = ActionItem(title: title, rate: rate, due: due)
                own.note = try Note(#require(item["note"]?.string))
                try put(.actionItem(own), in: .actionItem(place, in: position))
            }
        }
    }

    private static func goal(_ json: JSONObject) throws -> CellContent {
        var goal = Goal(title: try Title(#require(json["title"]?.string)))
        goal.note = try Note(#require(json["note"]?.string))
        goal.palette = json["palette"]?.string.flatMap(Palette.init)
        goal.image = try json["image"]?.string.map { try ImageAddress($0) }
        goal.due = try json["due"]?.string.map { try Day($0) }
        return .goal(goal)
    }
}
