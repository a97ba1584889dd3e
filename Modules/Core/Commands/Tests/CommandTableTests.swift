import Basics
import BasicsTesting
import Commands
import CommandsTesting
import Testing

@Suite("A tool's command line")
struct CommandTableTests {
    enum Paper: String, CaseIterable { case plain, lined }

    /// A parsed command of the tool.
    enum Action: Equatable {
        case cut(Paper, [String])
        case fold(twice: Bool, into: String)
        case list(String?)
    }

    let table = CommandTable(
        "press", version: "1.2.3", summary: "Works with paper.", details: "It needs ink.",
        options: NamedArgument("--tray", PathArgument("folder", .folder), summary: "take paper from there"),
        commands: [
            Syntax(
                "cut", Choice("paper", Paper.self),
                RepeatedArgument(Argument("size", candidates: ["A4", "A5"]) { $0 }),
                summary: "cut paper", example: "cut plain A4", details: "It is cut at once."
            ) { Action.cut($0, $1) },
            Syntax(
                "fold", Flag("--twice", summary: "not once"),
                NamedArgument("--into", Argument("shape") { $0 }, summary: "such as a boat").required,
                summary: "fold paper", example: "fold --into boat"
            ) { Action.fold(twice: $0, into: $1) },
            Syntax("list", OptionalArgument(Argument("kind") { $0 }), summary: "list paper") { Action.list($0) },
        ])

    private func answer(_ line: String) throws -> (action: Action?, tray: String?, text: String?) {
        switch try table.answer(to: Words(typing: line).all) {
        case .action(let action, let tray): (action, tray, nil)
        case .text(let text): (nil, nil, text)
        }
    }

    @Test(
        "becomes the typed action of a command",
        arguments: [
            ("cut lined", Action.cut(.lined, [])), ("cut plain A4 A5", .cut(.plain, ["A4", "A5"])),
            ("fold --into boat", .fold(twice: false, into: "boat")),
            ("fold --twice --into=boat", .fold(twice: true, into: "boat")),
            ("--tray /t fold --into boat", .fold(twice: false, into: "boat")),
            ("--into list fold --twice", .fold(twice: true, into: "list")),
            ("list", .list(nil)), ("list kraft", .list("kraft")), ("list -- --twice", .list("--twice")),
            ("cut plain --tray /t -- -A4", .cut(.plain, ["-A4"])), ("list -", .list("-")),
        ])
    func actions(line: String, expected: Action) throws {
        let seen = try answer(line).action
        #expect(seen == expected)
    }

    @Test("gives each command the options of the whole, wherever they stand")
    func shared() throws {
        for line in ["--tray /t list", "list --tray /t", "--tray=/t list", "list kraft --tray=/t"] {
            let seen = try answer(line).tray
            #expect(seen == "/t", "\(line)")
        }
        let none = try answer("list").tray
        #expect(none == nil)
    }

    @Test(
        "says each mistake in one line with what to do",
        arguments: [
            ("cutt plain", "There is no command “cutt”. Did you mean cut?"),
            (
                "shred",
                "There is no command “shred”. Choose one of: cut, fold, list, manual, completions, help."
            ),
            ("help shred", "There is no command “shred”. Choose one of: cut, fold, list, manual, completions, help."),
            ("cut", "“cut” needs a paper: cut <paper> [<size>…]"),
            ("cut wood", "There is no paper “wood”. Choose one of: plain, lined."),
            (
                "list a b",
                "“list” takes fewer words. Put quotes around words that belong together. Usage: list [<kind>]"
            ),
            ("fold", "“fold” needs a shape: fold [--twice] --into <shape>"),
            ("fold --into", "“fold” needs a shape: fold [--twice] --into <shape>"),
            ("fold --into= boat", "“fold” needs a shape: fold [--twice] --into <shape>"),
            ("fold --twice=yes", "“--twice” takes no value."),
            ("fold --twcie", "There is no option “--twcie”. Did you mean --twice? After -- all are words."),
            ("fold -twice", "There is no option “-twice”. Did you mean --twice? After -- all are words."),
            ("list --twice", "There is no option “--twice”. Try --help; after -- all are words."),
            ("--twice list", "There is no option “--twice”. Try --help; after -- all are words."),
            ("list --tray", "“--tray” needs a folder: --tray <folder>"),
            ("--tray", "“--tray” needs a folder: --tray <folder>"),
            ("fold --twice --twice --into boat", "“--twice” is given twice. Say it once."),
            (
                "fold a --into boat",
                """
                “fold” takes fewer words. Put quotes around words that belong together. \
                Usage: fold [--twice] --into <shape>
                """
            ),
        ])
    func mistakes(line: String, expected: String) throws {
        let seen = try usageError { try answer(line) }
        #expect(seen == expected)
    }

    @Test("shows all commands and options in its help, and without any word", arguments: ["help", "--help", "-h", ""])
    func help(line: String) throws {
        let seen = try answer(line).text
        #expect(
            seen == """
                Works with paper.

                Usage:
                  press <command> [options]

                It needs ink.

                Commands:
                  cut            cut paper
                  fold           fold paper
                  list           list paper
                  manual         write a manual page, which man -l - can show
                  completions    write completions for bash, zsh or fish
                  help           show this help, or that of a command

                Options:
                  --tray <folder>    take paper from there
                  --version          show the version
                  -h, --help         show this help

                “press help <command>” shows its options and an example.
                """)
    }

    @Test(
        "shows the options and an example of a command", arguments: ["help fold", "fold --help", "fold -h", "-h fold"])
    func helpOfCommand(line: String) throws {
        let seen = try answer(line).text
        #expect(
            seen == """
                fold paper

                Usage:
                  press fold [--twice] --into <shape>

                Options:
                  --twice            not once
                  --into <shape>     such as a boat
                  --tray <folder>    take paper from there
                  -h, --help         show this help

                For example: press fold --into boat
                """)
        let cut = try answer("help cut").text
        #expect(cut?.contains("\n\nIt is cut at once.\n\n") == true)
    }

    @Test("says its version")
    func version() throws {
        let seen = try answer("--version").text
        #expect(seen == "press 1.2.3")
        let behind = try answer("list --version").text
        #expect(behind == "press 1.2.3")
    }

    @Test("is a manual page with every command and option")
    func manual() throws {
        let page = try #require(try answer("manual").text)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.contains("press \\- works with paper"))
        for word in ["cut", "fold", "list", "\\-\\-twice", "\\-\\-into", "\\-\\-tray", "\\-\\-version", "manual"] {
            #expect(lines.contains { $0.hasPrefix("\\fB\(word)\\fR") }, "\(word)")
        }
        #expect(lines.contains("For example: \\fBpress cut plain A4\\fR"))
        #expect(lines.contains("It is cut at once."))
        let orders = lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
        #expect(Set(orders).isSubset(of: [".\\\"", ".TH", ".SH", ".TP", ".PP", ".br", ".RS", ".RE"]))
    }

    @Test(
        "completes commands, options and words in a shell",
        arguments: [
            ("--candidates -- c", ["cut", "completions"]), ("--candidates -- help f", ["fold"]),
            ("--candidates -- cut ''", ["plain", "lined"]), ("--candidates -- cut plain ''", ["A4", "A5"]),
            ("--candidates -- cut plain A4 A", ["A4", "A5"]), ("--candidates -- cut pl", ["plain"]),
            ("--candidates -- fold ''", ["--twice", "--into"]),
            ("--candidates -- fold --", ["--twice", "--into", "--tray", "--version", "--help"]),
            ("--candidates -- fold --twice --t", ["--tray"]), ("--candidates -- --tray /t l", ["list"]),
            ("--candidates -- --tray /none/", []), ("--candidates -- fold --into=boat ''", ["--twice"]),
            ("--candidates -- completions z", ["zsh"]),
            ("--candidates -- list ''", []), ("--candidates -- cut -- --", []),
            ("--candidates -- ''", ["cut", "fold", "list", "manual", "completions", "help"]),
            (
                "--candidates",
                [
                    "cut", "fold", "list", "manual", "completions", "help",
                ]
            ),
        ])
    func candidates(line: String, expected: [String]) throws {
        let text = try #require(try answer(line).text)
        let seen = text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(seen == expected)
    }

    @Test("separates a candidate from its summary by a tab, and leaves out a path that would not stay in one line")
    func lines() {
        let words = ["my charts.json", "a\tb", "a\nb"].map { Candidate(name: $0) }
        let seen = (words + [Candidate(name: "fold", summary: "fold\tit")]).lines(in: .english)
        #expect(seen == "my charts.json\nfold\tfold␉it")
    }

    @Test(
        "takes the quotes out of what a shell passes, also one that is still open",
        arguments: [
            (#"my\ c"#, "my c"), (#""my c"#, "my c"), ("'my c", "my c"), (#"a"b 'c'"d"#, "ab 'c'd"), ("''", ""),
            (#"'a\b'"#, #"a\b"#), (#""a\b\"\\""#, #"a\b"\"#), (#"it\'s"#, "it's"), (#"a\"#, "a"),
        ])
    func quotes(typed: String, word: String) {
        let seen = CompletionScript.words(toComplete: ["--candidates", "--", "import", typed])
        #expect(seen == ["import", word])
    }

    @Test("writes completions that ask the tool, and let the shell complete paths", arguments: ["bash", "zsh", "fish"])
    func scripts(shell: String) throws {
        let script = try #require(try answer("completions \(shell)").text)
        #expect(script.contains("--candidates --"))
        #expect(script.contains(shell == "fish" ? "-l tray -x -a '(__fish_complete_directories)'" : "--tray) "))
    }

    private let main = CommandTable(
        version: "1",
        main: Syntax(
            "fax", RepeatedArgument(Argument("number", oneOf: ["home", "office"])), Flag("--fine", summary: "slowly"),
            summary: "Sends paper."
        ) { "\($0) \($1)" }, words: ("Numbers:", [("home", "the flat")]))

    @Test("needs no command where the tool does one thing")
    func oneThing() throws {
        func answer(_ words: String...) throws -> String {
            switch try main.answer(to: words) {
            case .action(let action, _): action
            case .text(let text): text
            }
        }
        let seen = try [answer(), answer("home", "--fine", "OFFICE"), answer("--version")]
        #expect(seen == ["[] false", #"["home", "office"] true"#, "fax 1"])
        let error = try usageError { try answer("hone") }
        #expect(error == "There is no number “hone”. Did you mean home? Choose one of: home, office.")
        let help = try answer("--help")
        #expect(help.hasPrefix("Sends paper.\n\nUsage:\n  fax [<number>…] [--fine]\n\nNumbers:\n  home    the flat\n"))
        let candidates = try answer("--candidates", "--", "home", "o")
        #expect(candidates == "office")
    }
}
