import JSON
import MandalartDomainInterface
import MandalartDomainTesting
import Platform
import Testing

@Suite("The chart for other programs")
struct ChartJSONTests {
    let one: Position

    init() throws { one = try Position(1) }

    @Test("has all that is kept of it, in a fixed order, by its positions")
    func chart() throws {
        let goal = #""rate":50,"coreGoal":{"title":"Run a marathon","description":"","palette":null,"image":null}"#
        let endurance =
            #"{"position":1,"title":"Endurance","description":"Long and slow first","palette":"mint","image":null,"#
            + #""rate":25,"items":[{"position":2,"title":"Run 5 km","rate":40},"#
            + #"{"position":3,"title":"Swim","rate":10}]}"#
        let sleep =
            #"{"position":6,"title":"잠을 충분히 자기","description":"","palette":null,"image":null,"#
            + #""rate":75,"items":[{"position":1,"title":"11시 전에 눕기","rate":75}]}"#
        let text = JSONValue.object(try Chart.marathon.json).text
        #expect(text == "{\(goal),\"subGoals\":[\(endurance),\(sleep)]}")
    }

    @Test("says where nothing is")
    func empty() {
        #expect(JSONValue.object(Chart().json).text == #"{"rate":0,"coreGoal":null,"subGoals":[]}"#)
        let cell = JSONValue.object(Chart().json(of: .subGoal(one))).text
        #expect(cell == #"{"cell":"subGoal","position":1,"content":null}"#)
    }

    @Test("has an address for each cell, and what it holds by itself")
    func cells() throws {
        let chart = try Chart.marathon
        let item = JSONValue.object(chart.json(of: .actionItem(try Position(3), in: one))).text
        #expect(item == #"{"cell":"actionItem","subGoal":1,"position":3,"content":{"title":"Swim","rate":10}}"#)
        guard case .object(let goal)? = chart.json(of: .coreGoal)["content"] else {
            Issue.record("no goal")
            return
        }
        #expect(goal.members.map(\.name) == ["title", "description", "palette", "image"])
    }

    @Test("tells of an edit what each cell held and holds")
    func edit() throws {
        let before = try Chart.marathon
        var after = before
        try after.apply([.rate(.zero)], to: .actionItem(try Position(2), in: one))
        try after.clear(.actionItem(try Position(3), in: one))
        let edit = Edit(
            number: 1, time: .init(milliseconds: 0), kind: .change, cells: before.edits(to: after))
        let run = #"{"cell":"actionItem","subGoal":1,"position":2,"before":{"title":"Run 5 km","rate":40},"#
        let swim = #"{"cell":"actionItem","subGoal":1,"position":3,"before":{"title":"Swim","rate":10},"after":null}"#
        #expect(
            JSONValue.object(edit.json).text
                == #"{"origin":"change","of":null,"cells":[\#(run)"after":{"title":"Run 5 km","rate":0}},\#(swim)]}"#)
    }
}
