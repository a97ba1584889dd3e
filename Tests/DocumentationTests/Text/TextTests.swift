import Basics
import BasicsTesting
import Commands
import Terminal
import Testing

enum PhrasesOfTexts {
    // snippet: a phrase
    static func saved(_ name: String) -> Phrase {
        Phrase(
            "Saved \(quoted: name).", .ko("\(quoted: name, .object) 저장했습니다."), .ja("\(quoted: name)を保存しました。"))
    }
    // end of snippet
}

// snippet: an error that explains itself
enum SauceError: Explained {
    case tooHot(Int)

    var explanation: Phrase {
        switch self {
        case .tooHot(let degrees):
            Phrase(
                "\(degrees) °C is too hot: 90 at most.", .ko("\(degrees)°C는 너무 뜨겁습니다. 90°C까지 쓸 수 있습니다."),
                .ja("\(degrees)°Cは熱すぎます。90°Cまでです。"))
        }
    }
}
// end of snippet

// snippet: a tool's command line
enum PressAction: Equatable {
    case cut(sheets: Int)
    case fold(twice: Bool)
}

let press = CommandTable(
    "press", version: "1.0.0", summary: "Works with paper.",
    options: NamedArgument("--tray", PathArgument("folder", .folder), summary: "take paper from there"),
    commands: [
        Syntax(
            "cut", Argument("sheets", example: "3") { text in try Sheets(text).count }, summary: "cut some sheets"
        ) { .cut(sheets: $0) },
        Syntax("fold", Flag("--twice", summary: "not once"), summary: "fold the paper") { PressAction.fold(twice: $0) },
    ])
// end of snippet

struct Sheets {
    let count: Int

    init(_ text: String) throws {
        guard let count = Int(text) else { throw UsageError("Sheets are a number, not \(quoted: text).") }
        self.count = count
    }
}

@Suite("What the articles say of texts and command lines")
struct TextTests {
    @Test("a phrase is read in each language")
    func phrases() {
        // snippet: reading a phrase
        let saved = PhrasesOfTexts.saved("Endurance")
        #expect(saved.english == "Saved “Endurance”.")
        #expect(Language.allCases.map(saved.text(in:)).allSatisfy { $0.contains("Endurance") })
        // end of snippet
        #expect("\(SauceError.tooHot(95))" == "95 °C is too hot: 90 at most.")
    }

    @Test("text is as wide as a terminal shows it, and carries no escape sequence of a user")
    func widths() {
        // snippet: widths
        #expect(Text("走る仲間").width == 8)
        #expect(Text("\u{1B}[31mred").plain == "␛[31mred")
        let lines = Text("Run a marathon in spring").wrapped(to: 10).map(\.plain)
        #expect(lines == ["Run a", "marathon", "in spring"])
        // end of snippet
    }

    @Test("styles become escape sequences only where there are colours")
    func styles() {
        // snippet: styles
        let text = Text("done").bold + Text(" 40%").dim
        #expect(text.rendered(.none) == "done 40%")
        #expect(text.rendered(.ansi16) == "\u{1B}[1mdone\u{1B}[0m\u{1B}[2m 40%\u{1B}[0m")
        // end of snippet
    }

    @Test("a grid and a bar take the width they are given")
    func drawing() {
        // snippet: a grid
        let cells = ["Swim", "Run"].map { Grid.Cell([Text($0), Bar(percent: 50, width: 4).text]) }
        let grid = Grid(rows: [cells], width: 21)
        #expect(grid.text.lines.map(\.width) == [21, 21, 21, 21])
        // end of snippet
    }

    @Test("a command line is parsed, explained and completed from one table")
    func table() throws {
        // snippet: what some arguments ask for
        switch try press.answer(to: ["cut", "3", "--tray", "/paper"]) {
        case .action(let action, let tray):
            #expect(action == .cut(sheets: 3))
            #expect(tray == "/paper")
        case .text(let text): Issue.record("\(text)")
        }
        #expect(throws: UsageError.self) { try press.answer(to: ["cot", "3"]) }
        // end of snippet
        let help = try press.answer(to: ["help", "fold"])
        if case .text(let text) = help { #expect(text.contains("--twice")) } else { Issue.record("\(help)") }
    }
}
