import Basics
import BasicsTesting
import Foundation
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("Values that a person types")
struct ValueTests {
    @Test("a position is one of the eight around the centre", arguments: [1, 2, 3, 4, 6, 7, 8, 9])
    func position(number: Int) throws {
        #expect(try Position("\(number)").number == number)
    }

    @Test(
        "a position outside 1 to 9 is refused", arguments: ["0", "10", "-1", "two", "", "1.5", "99999999999999999999"])
    func positionOutOfRange(text: String) {
        #expect(throws: MandalartError.positionOutOfRange(text)) { try Position(text) }
    }

    @Test("the centre is no position")
    func centre() {
        #expect(throws: MandalartError.positionIsCentre) { try Position("5") }
    }

    @Test("a rate is a whole percent", arguments: [("0", 0), ("100", 100), ("40%", 40)])
    func rate(text: String, percent: Int) throws {
        #expect(try AchievementRate(text).percent == percent)
    }

    @Test("a rate outside 0 to 100 is refused", arguments: ["101", "-1", "4.5", "", "%", "half"])
    func rateOutOfRange(text: String) {
        #expect(throws: MandalartError.rateOutOfRange(text)) { try AchievementRate(text) }
    }

    @Test("a title loses the white space around it and nothing else")
    func title() throws {
        #expect(try Title(" \t Run  5 km \r\n").text == "Run  5 km")
    }

    @Test("an empty title is refused", arguments: ["", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{202E}\u{7}"])
    func emptyTitle(text: String) {
        #expect(throws: MandalartError.emptyTitle) { try Title(text) }
    }

    @Test("a title has at most 200 characters, counted as a person counts them")
    func longTitle() throws {
        #expect(try Title(String(repeating: "👨‍👩‍👧‍👦", count: 200)).text.count == 200)
        #expect(throws: MandalartError.titleTooLong(201)) { try Title(String(repeating: "가", count: 201)) }
    }

    @Test("a title, a note and an address have no NUL character, and few marks on a character")
    func unusable() {
        for text in ["a\0b", "https://a.b/c\0", "ab" + String(repeating: "\u{301}", count: 200_000)] {
            #expect(throws: MandalartError.unusableText) { try Title(text) }
            #expect(throws: MandalartError.unusableText) { try Note(text) }
            #expect(throws: MandalartError.unusableText) { try ImageAddress(text) }
        }
    }

    @Test("a note may be empty and has at most 2000 characters")
    func note() throws {
        #expect(try Note("  ") == .empty)
        #expect(throws: MandalartError.noteTooLong(2001)) { try Note(String(repeating: "x", count: 2001)) }
    }

    @Test("there are sixteen palettes, and every ink can be read on its paper", arguments: Palette.allCases)
    func contrast(palette: Palette) {
        #expect(Palette.allCases.count == 16)
        #expect(contrast(palette.ink, palette.paper) >= 4.5)
    }

    @Test("an image address is a web address", arguments: ["https://example.org/a.png", "HTTP://example.org"])
    func image(text: String) throws {
        #expect(try ImageAddress(" \(text) ").text == text)
    }

    @Test(
        "anything else is no image address",
        arguments: ["", "example.org", "ftp://example.org", "https://", "https:///a.png", "https://a b"])
    func noImage(text: String) {
        #expect(throws: MandalartError.notAnImageAddress(text)) { try ImageAddress(text) }
    }

    /// The contrast ratio of WCAG 2.2.
    private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        let (light, dark) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (light + 0.05) / (dark + 0.05)
    }

    private func luminance(_ colour: UInt32) -> Double {
        func channel(_ shift: UInt32) -> Double {
            let value = Double(colour >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }
}

@Suite("An address")
struct AddressTests {
    let two = Position.all[1], three = Position.all[2]

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
    private let one = Position.all[0]
    private let item = Cell.actionItem(Position.all[0], in: Position.all[0])

    @Test(
        "takes a percent at the end for the rate, and a number for a part of the title",
        arguments: [
            (["Read", "chapter", "7"], "Read chapter 7", nil), (["Run", "40%"], "Run", 40),
            (["Run", "４０％"], "Run", 40),
            (["Run 40%"], "Run 40%", nil), (["40%"], "40%", nil), (["Give", "x%"], "Give x%", nil),
            (["Say", TypedWord("yes", in: "\""), "40%"], #"Say "yes""#, 40),
            ([TypedWord("Run 5%", in: "'"), "9%"], "Run 5%", 9),
            (["Run", TypedWord("40%", in: "\"")], #"Run "40%""#, nil),
            ([TypedWord("Build a website", in: "\""), "60"], "Build a website", 60),
            ([TypedWord("The year", in: "\""), "2027"], #""The year" 2027"#, nil),
            (["Say", TypedWord("yes", in: "\""), "40"], #"Say "yes" 40"#, nil),
            (["Cut", "costs", "by", "-5%"], "Cut costs by -5%", nil), (["Earn", "+20%"], "Earn +20%", nil),
        ] as [([TypedWord], String, Int?)])
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

@Suite("The text of a log entry")
struct ActivityTextTests {
    @Test("keeps a text of 1 to 500 characters without white space around it, and names no title when it refuses one")
    func texts() throws {
        let longest = String(repeating: "가", count: 500)
        #expect(try ActivityText(" ran  6 km\t").text == "ran  6 km")
        #expect(try ActivityText(longest).text == longest)
        #expect(throws: MandalartError.activityTooLong(501)) { try ActivityText(longest + "가") }
        #expect(throws: MandalartError.emptyActivity) { try ActivityText(" \u{200B} ") }
        #expect(throws: MandalartError.unusableText) { try ActivityText("a\0b") }
        let title = try Title(String(repeating: "나", count: Title.longest))
        #expect(try ActivityText(title) == ActivityText(title.text))
        #expect(!MandalartError.emptyActivity.explanation.text(in: .english).lowercased().contains("title"))
    }
}

@Suite("The arguments of a chart")
struct ArgumentTests {
    @Test("read their own candidates and examples")
    func examples() {
        #expect(unreadableExamples(of: Argument.position) == [])
        #expect(unreadableExamples(of: Argument<CellAddress>.cell) == [])
        #expect(unreadableExamples(of: Argument.itemName) == [])
        #expect(unreadableExamples(of: Argument.target) == [])
        #expect(unreadableExamples(of: Argument.chart) == [])
        #expect(unreadableExamples(of: Argument.searchWords) == [])
        #expect(unreadableExamples(of: Argument.days) == [])
    }

    @Test("number the nine cells of a grid, 5 being its centre")
    func gridCells() throws {
        let cells = try Argument<CellAddress>.cell.candidates.map { try CellAddress($0).number }
        #expect(cells.map(\.description) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(cells[4] == .centre)
        #expect(try CellAddress("05").number == .centre)
        #expect(cells[8] == .around(try Position(9)))
        #expect(throws: MandalartError.positionOutOfRange("0")) { try CellAddress("0") }
    }
}
