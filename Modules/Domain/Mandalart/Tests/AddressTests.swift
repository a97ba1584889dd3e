import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("An address")
struct AddressTests {
    let two: Position
    let three: Position

    init() throws {
        (two, three) = (try Position(2), try Position(3))
    }

    @Test("names an item by its sub-goal and its position, wherever the person is")
    func items() throws {
        let address = try CellAddress("3/2")
        #expect(address.cell() == .actionItem(two, in: three))
        #expect(address.cell(around: two) == .actionItem(two, in: three))
        #expect(address.description == "3/2")
    }

    @Test("is a cell of the grid where the person is, if it is a lone number; 5 is the centre")
    func loneNumbers() throws {
        #expect(try CellAddress("3").cell() == .subGoal(three))
        #expect(try CellAddress("3").cell(around: two) == .actionItem(three, in: two))
        #expect(try CellAddress("5").cell() == .coreGoal)
        #expect(try CellAddress("5").cell(around: two) == .subGoal(two))
        #expect(try CellAddress("3/5").cell() == .subGoal(three))
    }

    @Test("may be typed with full-width characters")
    func fullWidth() throws {
        #expect(try CellAddress("３／２") == CellAddress("3/2"))
        #expect(try Position("９") == Position(9))
        #expect(try ChartID("１２") == ChartID(12))
    }

    @Test("says what is wrong with it")
    func errors() throws {
        #expect(throws: MandalartError.notAnAddress("3/2/1")) { try CellAddress("3/2/1") }
        #expect(throws: MandalartError.positionIsCentre) { try CellAddress("5/1") }
        #expect(throws: MandalartError.positionOutOfRange("x")) { try CellAddress("x") }
        #expect(throws: MandalartError.notAnItem("3")) { try CellAddress("3").item() }
        #expect(throws: MandalartError.positionIsCentre) { try CellAddress("5").item(around: two) }
    }
}

@Suite("A rate that is typed")
struct RateTests {
    @Test(
        "is a percent, or by how much the rate changes",
        arguments: [
            ("40", 40), ("40%", 40), ("４０％", 40), ("+10", 60), ("-10", 40), ("−10%", 40), ("＋１０", 60), ("+100", 100),
            ("-70", 0),
        ])
    func changes(_ text: String, after: Int) throws {
        #expect(try RateChange(text).applied(to: AchievementRate(50)).percent == after)
    }

    @Test(
        "is refused if it is no whole number from 0 to 100",
        arguments: ["", "+", "-", "101", "+101", "--5", "+-5", "4.5", "ten"])
    func refused(_ text: String) {
        #expect(throws: MandalartError.rateOutOfRange(text)) { try RateChange(text) }
    }

    @Test("changes an item that there is, within 0 and 100")
    func item() throws {
        var chart = try Chart.marathon
        let swim = Cell.actionItem(try Position(3), in: try Position(1))
        try chart.apply([.rate(.by(15))], to: swim)
        #expect(chart.subGoals[try Position(1)]?.items[try Position(3)]?.rate.percent == 25)
        try chart.apply([.rate(.by(-100))], to: swim)
        #expect(chart.subGoals[try Position(1)]?.items[try Position(3)]?.rate == .zero)
    }
}

@Suite("A title with a rate")
struct RatedTitleTests {
    private let one: Position
    private let item: Cell

    init() throws {
        one = try Position(1)
        item = .actionItem(one, in: one)
    }

    @Test(
        "takes a percent at the end for the rate, and a number for a part of the title",
        arguments: [
            (["Read", "chapter", "7"], "Read chapter 7", nil), (["Run", "40%"], "Run", 40),
            (["Run", "４０％"], "Run", 40),
            (["Run 40%"], "Run 40%", nil), (["40%"], "40%", nil), (["Give", "x%"], "Give x%", nil),
            (["Say", TypedWord("yes", in: "\""), "40%"], #"Say "yes""#, 40),
            ([TypedWord("Run 5%", in: "'"), "9%"], "Run 5%", 9),
            (["Run", TypedWord("40%", in: "\"")], #"Run "40%""#, nil),
            (["Cut", "costs", "by", "-5%"], "Cut costs by -5%", nil), (["Earn", "+20%"], "Earn +20%", nil),
        ])
    func rates(_ words: [TypedWord], title: String, rate: Int?) throws {
        let changes = try RatedTitle(words: words).changes(of: item, rated: nil)
        #expect(try changes == [.title(Title(title))] + (rate.map { [.rate(try AchievementRate($0))] } ?? []))
    }

    @Test(
        "is parsed from a text by the same rule, and keeps the spaces in the title",
        arguments: [
            ("Run 40%", "Run", 40), (" Run  5 km 40% ", "Run  5 km", 40), ("40%", "40%", nil),
            ("Read chapter 7", "Read chapter 7", nil), ("Cut costs by -5%", "Cut costs by -5%", nil),
            ("Run ４０％", "Run", 40),
        ])
    func text(_ text: String, title: String, rate: Int?) throws {
        let changes = try RatedTitle(text).changes(of: item, rated: nil)
        #expect(try changes == [.title(Title(title))] + (rate.map { [.rate(try AchievementRate($0))] } ?? []))
    }

    @Test("refuses a rate out of range, and no title")
    func refused() {
        #expect(throws: MandalartError.rateOutOfRange("101%")) {
            try RatedTitle(words: ["Run", "101%"]).changes(of: item, rated: nil)
        }
        #expect(throws: MandalartError.emptyTitle) { try RatedTitle(words: [" "]) }
    }

    @Test("keeps the percentage of a goal, and of an item whose rate was given apart")
    func apart() throws {
        let (whole, typed) = (try Title("Run 40%"), try RatedTitle(words: ["Run", "40%"]))
        #expect(try typed.changes(of: item, rated: nil) == [.title(Title("Run")), .rate(AchievementRate(40))])
        #expect(try typed.changes(of: item, rated: .zero) == [.title(whole), .rate(.zero)])
        for goal in [Cell.subGoal(one), .coreGoal] {
            #expect(try typed.changes(of: goal, rated: nil) == [.title(whole)])
        }
    }
}
