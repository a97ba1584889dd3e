import Foundation
import PlatformTesting
import SQLiteTesting
import Testing

@Suite("A line that is typed in a terminal")
struct LineEditingTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private let up = "\u{1B}[A"
    private let left = "\u{1B}[D"
    private let backspace = "\u{7F}"
    private let interrupt = "\u{3}"

    private func start(type: String = "xterm", locale: String = "C.UTF-8") async throws -> Session {
        try await home.newPerson(type: type, locale: locale)
    }

    private var history: String {
        get throws { try home.text(of: "data/history") }
    }

    @Test("can be brought back with the arrow keys, changed and given again")
    func arrows() async throws {
        let session = try await start()
        try await session.send(["set 1 Run": "Sub-goal 1 is Run.", "help set": "name a sub-goal"])
        try await session.expect("home> ")
        try session.type(up + up)
        try await session.expect(rows: "home> set 1 Run")
        try session.type(backspace + backspace + backspace + "Swim\n")
        try await session.expect("Sub-goal 1 is Swim.")
    }

    @Test("takes each key from the moment on at which the prompt is seen, Ctrl-D among them")
    func prompt() async throws {
        let session = try await start()
        for round in 1...100 {
            #expect(session.takesKeys, "at prompt \(round)")
            try await session.send(["": "home> "])
        }
        try session.send(bytes: [4])
        let ending = try await session.end()
        #expect(ending == .exited(0))
    }

    @Test("leaves nothing of wide letters that are erased", arguments: ["한글", "カナ", "😀🎉"], ["C.UTF-8", "C", "POSIX"])
    func wide(text: String, locale: String) async throws {
        let session = try await start(locale: locale)
        try session.type("core \(text)")
        try await session.expect(rows: "home> core \(text)", cursor: 15)
        try session.type(backspace)
        try await session.expect(rows: "home> core \(text.prefix(1))", cursor: 13)
        try session.type(left + "a")
        try await session.expect(rows: "home> core a\(text.prefix(1))", cursor: 12)
        try session.type(backspace + "\u{5}" + backspace)
        try await session.expect(rows: "home> core", cursor: 11)
        try session.type("가\n")
        try await session.expect("The core goal is 가.")
    }

    @Test("goes on in the next row, and comes back from there, with wide letters at the edge")
    func rows() async throws {
        let session = try await start()
        let text = String(repeating: "가나다라마", count: 8)
        try session.type("core x\(text)")
        try await session.expect(rows: "home> core x\(text.prefix(34))", String(text.suffix(6)), cursor: 12)
        try session.type(String(repeating: backspace, count: 7))
        try await session.expect(rows: "home> core x\(text.prefix(33))", cursor: 78)
    }

    @Test("takes marks for a part of the letter before them", arguments: ["e\u{301}", "\u{1112}\u{1161}\u{11AB}"])
    func marks(letter: String) async throws {
        let session = try await start()
        try session.type("core \(letter)b")
        let width = letter.unicodeScalars.first == "e" ? 1 : 2
        try await session.expect(rows: "home> core \(letter)b", cursor: 12 + width)
        try session.type(backspace + backspace + "c")
        try await session.expect(rows: "home> core c", cursor: 12)
    }

    /// The terminal of these tests shows the parts of an emoji side by side, as many do.
    @Test(
        "is edited by what a person sees as one letter",
        arguments: [("🇰🇷", 2), ("👩‍👧", 4), ("น้ำ", 2), ("👍🏽", 4)])
    func clusters(letter: String, width: Int) async throws {
        let session = try await start()
        try session.type("core a\(letter)b")
        try await session.expect(rows: "home> core a\(letter)b", cursor: 13 + width)
        try session.type(left)
        try await session.expect(rows: "home> core a\(letter)b", cursor: 12 + width)
        try session.type(left)
        try await session.expect(rows: "home> core a\(letter)b", cursor: 12)
        try session.type("\u{1B}[C" + backspace)
        try await session.expect(rows: "home> core ab", cursor: 12)
        try session.type("\(letter)\u{1B}[D\u{1B}[3~c\n")
        try await session.expect("The core goal is acb.")
    }

    @Test("is changed by words, cut, brought back and searched with the keys of Emacs")
    func words() async throws {
        let session = try await start()
        try session.type("core 달리기 long way\u{1B}b\u{1B}b\u{1B}\u{7F}")
        try await session.expect(rows: "home> core long way", cursor: 11)
        try session.type("\u{5} \u{19}")
        try await session.expect(rows: "home> core long way 달리기", cursor: 27)
        try session.type("\u{17}\u{1}\u{1B}[1;5C\u{B} y\n")
        try await session.expect("The core goal is y.")
        try await session.answer(["home> ": "set 1 Swim"])
        try await session.expect("home> ")
        try session.type("\u{12}re y")
        try await session.expect(rows: "^R re y> core y")
        try session.type("\u{5}z\n")
        try await session.expect("The core goal is yz.")
        try await session.expect("home> ")
        try session.type("se\u{1B}p")
        try await session.expect(rows: "home> set 1 Swim", cursor: 8)
    }

    @Test("is completed at Tab, and at the second Tab all words are listed that can stand there")
    func tab() async throws {
        let session = try await start()
        try session.type("sho\t")
        try await session.expect(rows: "home> show", cursor: 11)
        try session.type("\u{15}set 1 한글\nhome/sub\t")
        try await session.expect(rows: "home> home/subgoal", cursor: 19)
        try session.type(backspace + "/1\u{15}ed\t")
        try await session.expect(rows: "home> edit", cursor: 11)
        try session.type("1 p\tl\t\t")
        try await session.expect(rows: "lemon  lime", "home> edit 1 palette l", cursor: 22)
    }

    @Test("is completed with the name of a chart")
    func chartName() async throws {
        let session = try await start()
        try await session.send(["charts new 한국어 배우기": "home (한국어 배우기)> "])
        try session.type("export json --chart 한\t")
        try await session.expect(rows: #"home (한국어 배우기)> export json --chart 한국어\ 배우기"#, cursor: 57)
        try session.type("\n")
        try await session.expect(#""name":"한국어 배우기""#)
    }

    @Test("is completed with the title of a sub-goal or of an item, in any case of letters")
    func title() async throws {
        let session = try await start()
        try session.send("set 1 Endurance")
        try await session.answer(["home> ": "set 1/2 Run 5 km"])
        try await session.expect("home> ")
        try session.type("open end\t")
        try await session.expect(rows: "home> open Endurance", cursor: 21)
        try session.type("\u{15}open run \t")
        try await session.expect(rows: "home> open run 5 km", cursor: 20)
        try session.type("\n")
        try await session.expect("subgoal/1/item/2> ")
    }

    @Test("is completed with the same titles after a line that failed, whose prompt still names the chart")
    func titleAfterFailure() async throws {
        let session = try await start()
        for (line, prompt) in [
            ("core Run", "home> "), ("set 1 Endurance", "home> "), ("charts new Career", "home (Career)> "),
            ("chart 1", "chart/1 (Run)> "),
        ] {
            try session.send(line)
            try await session.expect(prompt)
        }
        for line in ["insights foo", "chart 2 set 0 Nothing", "chart 2 subgoal 9"] {
            try session.send(line)
            try await session.expect("chart/1 (Run)> ")
            try session.type("open end\t")
            try await session.expect(rows: "chart/1 (Run)> open Endurance", cursor: 30)
            try session.type("\u{15}")
        }
    }

    @Test("is forgotten at Ctrl-C, and the program goes on")
    func interrupted() async throws {
        let session = try await start()
        try session.type("core never")
        try await session.expect(rows: "home> core never")
        try session.type(interrupt)
        try await session.expect(rows: "home> core never", "home>", cursor: 6)
        try session.type("show\n")
        try await session.expect("An empty chart")
        #expect(try history == "show\n")
    }

    @Test("is forgotten whole at Ctrl-C, also when it has several rows")
    func interruptedRows() async throws {
        let session = try await start()
        let first = "home> core " + String(repeating: "x", count: 69)
        try session.type("core " + String(repeating: "x", count: 100) + "\u{1}")
        try await session.expect(rows: first, String(repeating: "x", count: 31), cursor: 6)
        try session.type(interrupt)
        try await session.expect(rows: first, "home>", cursor: 6)
    }

    @Test("of a form is forgotten at Ctrl-C, with all of the form")
    func interruptedAnswer() async throws {
        let session = try await start()
        try await session.send(["edit 1": "title []> "])
        try session.type("Endurance")
        try await session.expect(rows: "title []> Endurance")
        try session.type(interrupt)
        try await session.expect("Nothing is saved.\r\n")
        try await session.expect("An empty chart")
        try await session.expect("home> ")
    }

    @Test("does not come back as an answer in a form, and no answer as a command")
    func answers() async throws {
        let session = try await start()
        try await session.send(["edit 1": "title []> "])
        try session.type(up + "Endurance\n.\n\n")
        try await session.expect("is saved.")
        try await session.expect("home> ")
        try session.type(up)
        try await session.expect(rows: "home> edit 1")
        #expect(try history == "edit 1\n")
    }

    @Test("comes back the next day, from a file for its owner alone")
    func nextDay() async throws {
        let today = try await start()
        try await today.send(["core 마라톤": "The core goal is 마라톤."])
        try await today.expect("home> ")
        today.kill()
        let tomorrow = try home.terminal()
        try await tomorrow.expect("home> ")
        try tomorrow.type(up)
        try await tomorrow.expect(rows: "home> core 마라톤", cursor: 17)
        let attributes = try FileManager.default.attributesOfItem(atPath: home.file("data/history"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("has the keys of Emacs, whatever the settings of other programs are, and no commands of the editor's own")
    func keys() async throws {
        _ = try home.write("bind -v\nbind -k up \"\nnonsense\n", to: ".editrc")
        let session = try await start()
        try session.type("core abc\u{1}x")
        try await session.expect(rows: "home> xcore abc", cursor: 7)
        try session.type("\u{15}\u{1B}x\" \n")
        try await session.expect("home> ")
        try session.type("\u{15}\u{1B}9\u{1B}9\u{1B}9\u{1B}9\u{1B}9z\u{15}core x\n")
        try await session.expect("The core goal is x.")
        #expect(!session.seen.contains("nonsense"))
    }

    @Test("may be longer than the screen, and is changed anywhere, brought back and doubled there")
    func longerThanScreen() async throws {
        let session = try await start()
        try session.type("note 1 " + String(repeating: "a", count: 1_992) + "\u{1}\u{5}bcdefg")
        // All is cut, and brought back thrice.
        try session.type("\u{15}\u{19}\u{19}\u{19}\u{1}\u{5}")
        session.resize(columns: 20)
        try session.type("h\u{1}\u{5}\u{15}core x\n")
        try await session.expect("The core goal is x.")
        try await session.expect("home> ")
        try session.type("\u{15}core " + String(repeating: "가나 ", count: 700) + "\n")
        try await session.expect("A title has at most")
        try await session.expect("home> ")
        session.resize(columns: 9)
        try session.type("\u{1B}[A\u{1B}[A\u{15}core y")
        session.resize(columns: 80)
        try session.type("\n")
        try await session.expect("The core goal is y.")
    }

    /// A NUL byte cannot be typed: Ctrl-@ does nothing. The long line is sent only when the
    /// prompt is there: between two lines the terminal keeps no more than 4,096 bytes of one, and drops
    /// the rest.
    @Test("is refused when it is no text or too long, as one from a pipe is")
    func limits() async throws {
        let session = try await start()
        try session.send(bytes: Array("core ".utf8) + [0xFF, 0x0A])
        try await session.expect("The line is not valid UTF-8.")
        try await session.expect("home> ")
        try session.send("core " + String(repeating: "x", count: 70_000))
        try await session.expect("The line has 70005 bytes; at most 65536 are taken.")
        try await session.send(["core x": "The core goal is x."])
        #expect(try history == "core x\n")
    }

    @Test("is not edited where the terminal cannot do that", arguments: ["dumb", "unknown"])
    func dumb(type: String) async throws {
        let session = try await start(type: type)
        try session.type("core y" + up)
        try await session.expect("core y^[[A")
        try session.type(interrupt)
        try await session.answer(["^C\r\nhome> ": "core x"])
        try await session.expect("The core goal is x.")
        #expect(!home.has("data/history"))
        #expect(!session.seen.contains("\u{1B}[K"))
    }

    @Test("is not edited, nor kept, when it comes from a pipe")
    func piped() async throws {
        let session = try home.pipes(watching: .output)
        for line in ["Juno", "core x", "show"] { try session.send(line) }
        #expect(try await session.end() == .exited(0))
        #expect(!session.seen.contains("home>"))
        #expect(!home.has("data/history"))
    }

    @Test("that waits for another program is given up at Ctrl-C, with nothing changed")
    func interruptedCommand() async throws {
        let session = try await start()
        let other = try RawConnection(home.file("data/mandalart.db"))
        try other.run("BEGIN IMMEDIATE")
        try await session.send(["core never": "core never\r\n"])
        try session.type(interrupt)
        try await session.expect("Cancelled.\r\n")
        try await session.expect("home> ")
        try other.run("COMMIT")
        try await session.send(["show": "An empty chart"])
        try await session.expect("home> ")
        try session.type("\u{4}")
        #expect(try await session.end() == .exited(0))
    }
}
