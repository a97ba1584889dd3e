import Basics
import BasicsTesting
import Commands
import CommandsTesting
import Console
import ConsoleTesting
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Screens
import ScreensTesting
import Terminal
import Testing

@testable import Host

@MainActor @Suite("Settings behind the arguments")
struct SettingsTests {
    let program = Program(
        "my-notes", summary: "Keeps notes.",
        placeDescriptions: [
            PlaceDescription(
                "cover", isStart: true,
                commands: [Syntax("write", summary: "write") { 1 }.entry],
                destinations: [Destination("page", value: "number", example: "3", summary: "a page")]),
            PlaceDescription("page", commands: [Syntax("erase", summary: "erase") { 1 }.entry]),
        ])
    let home: TemporaryFolder
    let file: String

    init() throws {
        home = try TemporaryFolder()
        try FileSystem.createPrivateFolder(home.file("my-notes"))
        file = home.file("my-notes/config")
    }

    @Test(
        "a variable that names a folder or an option is UTF-8", arguments: ["XDG_DATA_HOME", "HOME", "MY_NOTES_DATA"])
    func invalid(variable: String) {
        let settings = Settings(of: "my-notes", in: Environment(["HOME": "/home/juno"], invalid: [variable]))
        #expect(settings.mistake?.description == "The variable \(variable) is not valid UTF-8.")
    }

    /// The settings of a file and of variables.
    func settings(_ lines: String, _ variables: [String: String] = [:]) throws -> Settings {
        _ = try home.write(lines, to: "my-notes/config")
        return Settings(of: "my-notes", in: environment(variables))
    }

    private func environment(_ variables: [String: String]) -> Environment {
        Environment(["XDG_CONFIG_HOME": home.path, "HOME": "/home/juno"].merging(variables) { $1 })
    }

    func run(
        _ arguments: String..., file lines: String, _ variables: [String: String] = [:], typing typed: [String] = [],
        isInteractive: Bool = false
    ) async throws -> (code: ExitCode, transcript: [String], color: ColorChoice) {
        _ = try home.write(lines, to: "my-notes/config")
        let console = ConsoleScript(typed, isInteractive: isInteractive)
        let code = await program.run(arguments, on: console, environment: environment(variables)) { _, _ in
            Program.App(root: CoverRouter())
        }
        return (code, console.transcript, console.color)
    }

    @Test("an argument takes precedence over the environment, and that over the file")
    func precedence() throws {
        let all = try settings("color = never\nyes=yes\n", ["MY_NOTES_COLOR": "always"])
        let seen = try [Invocation(["--color", "auto"], settings: all).color, Invocation([], settings: all).color]
        #expect(seen == [.auto, .always])
        let file = try Invocation([], settings: settings("color = never\n"))
        #expect(file.color == .never)
        let last = try Invocation([], settings: settings("color = never\ncolor = always\n"))
        #expect(last.color == .always)
    }

    @Test("a byte order mark, with which some editors begin a file, is no part of its first line")
    func byteOrderMark() throws {
        for lines in ["\u{FEFF}color = never\n", "\u{FEFF}# mine\ncolor = never\n"] {
            let seen = try Invocation([], settings: settings(lines)).color
            #expect(seen == .never)
        }
    }

    @Test("every option that may be set is set by its variable and by its name in the file")
    func all() throws {
        let names = ProgramOption.settings.map { $0.variable(of: "my-notes") }
        #expect(
            names.filter { $0 != "MY_NOTES_LANG" } == [
                "MY_NOTES_DATA", "MY_NOTES_COLOR", "MY_NOTES_LINEAR", "MY_NOTES_FROM_START", "MY_NOTES_JSON",
                "MY_NOTES_KEEP_GOING", "MY_NOTES_YES", "MY_NOTES_PAGER", "MY_NOTES_NO_PAGER", "MY_NOTES_TRACE",
            ])
        #expect(names.contains("MY_NOTES_LANG") == (Language.allCases.count > 1))
        let lines =
            "data=/d\ncolor=never\nlinear=yes\nfrom-start=yes\njson=true\nkeep-going=on\nyes=1\npager=more\nno-pager=off\ntrace=YES\n"
        let variables = Dictionary(
            uniqueKeysWithValues: lines.split(separator: "\n").map { line in
                let parts = line.split(separator: "=")
                let name = String(parts[0].uppercased().map { $0 == "-" ? "_" : $0 })
                return ("MY_NOTES_\(name)", String(parts[1]))
            })
        for settings in [try settings(lines), try settings("", variables)] {
            let seen = try Invocation([], settings: settings)
            #expect(seen.dataFolder == "/d" && seen.color == .never && seen.pager == .command("more"))
            var options = RunOptions()
            (options.beginsFromStart, options.writesJSON, options.keepsGoing) = (true, true, true)
            (options.saysYes, options.isTracing, options.isLinear) = (true, true, true)
            #expect(seen.options == options)
        }
    }

    @Test("a screen reader is written for where ACCESSIBLE is set, unless the person's own settings say otherwise")
    func accessible() throws {
        let cases: [(file: String, variables: [String: String], isLinear: Bool)] = [
            ("", [:], false), ("", ["ACCESSIBLE": "1"], true), ("", ["ACCESSIBLE": "no"], true),
            ("", ["ACCESSIBLE": ""], false), ("linear = no\n", ["ACCESSIBLE": "1"], false),
            ("", ["ACCESSIBLE": "1", "MY_NOTES_LINEAR": "off"], false), ("linear = yes\n", [:], true),
        ]
        for (file, variables, isLinear) in cases {
            let seen = try Invocation([], settings: settings(file, variables)).options.isLinear
            #expect(seen == isLinear, "\(file) \(variables)")
        }
        let option = try Invocation(["--linear"], settings: settings("linear = no\n")).options.isLinear
        #expect(option)
    }

    @Test("a flag that the file sets is taken back by the environment")
    func flags() throws {
        let seen = try Invocation([], settings: settings("yes = yes\n", ["MY_NOTES_YES": "no"]))
        #expect(!seen.options.saysYes)
    }

    @Test("a folder below ~ in a variable, and in quotes, is that of the person")
    func folders() throws {
        for (typed, path) in [("~/goals", "/home/juno/goals"), ("~", "/home/juno"), ("~x/~", "~x/~")] {
            let seen = try Invocation([], settings: settings("", ["MY_NOTES_DATA": typed])).dataFolder
            #expect(seen == path)
        }
        let own = try #require(Environment.process["HOME"])
        for arguments in [["--data", "~/goals"], ["--data=~/goals"]] {
            #expect(try Invocation(arguments).dataFolder == "\(own)/goals")
        }
        let name = try Invocation([], settings: settings("", ["MY_NOTES_PAGER": "~/page"])).pager
        #expect(name == .command("~/page"))
    }

    @Test("comments, empty lines, white space and a missing file are nothing; a folder below ~ is that of the person")
    func lines() throws {
        let seen = try settings("# color = red\n\n   \n  data \t=  ~/my notes # 2 \r\n  # more\n")
        #expect(seen.mistake == nil)
        #expect(try Invocation([], settings: seen).dataFolder == "/home/juno/my notes # 2")
        for variables in [[:], ["HOME": home.file("nobody")], ["XDG_CONFIG_HOME": "relative"], ["HOME": file]] {
            let none = Settings(of: "my-notes", in: Environment(variables))
            #expect(none.entries.isEmpty && none.mistake == nil)
        }
        try FileSystem.createPrivateFolder(home.file(".config/my-notes"))
        _ = try home.write("color=never", to: ".config/my-notes/config")
        let inHome = Settings(of: "my-notes", in: Environment(["HOME": home.path]))
        #expect(try Invocation([], settings: inHome).color == .never)
    }

    @Test(
        "what is wrong in the file is said in one line with the file and the line",
        arguments: [
            ("color = red", 1, "There is no mode “red”. Choose one of: auto, always, never."),
            (
                "# one\n\ncolor", 3,
                "There is no = here. Write a line such as “color = never”, or begin it with # for a comment."
            ),
            ("colour = never", 1, "There is no setting “colour”. Did you mean color?"),
            (
                "help = yes", 1,
                "There is no setting “help”. Choose one of: "
                    + "\(ProgramOption.settings.map(\.setting).joined(separator: ", "))."
            ),
            ("color = never\nyes = maybe", 2, "Write yes or no, not “maybe”."),
            ("data =", 1, "“--data” needs a folder: --data <folder>"),
            ("alias.n =", 1, "An alias is one word for a command, such as “alias.s = show”."),
            ("alias. = show", 1, "An alias is one word for a command, such as “alias.s = show”."),
            ("alias.j = --json show", 1, "An alias is one word for a command, such as “alias.s = show”."),
            (
                "alias.n = write \"x", 1,
                "The quote \" is not closed. Close it, or type \\\" if it belongs to the text."
            ),
            ("alias.write = show", 1, "“write” is a word of the program. Take another word for the alias."),
            ("alias.erase = show", 1, "“erase” is a word of the program. Take another word for the alias."),
            ("alias.page = show", 1, "“page” is a word of the program. Take another word for the alias."),
            ("alias.quit = show", 1, "“quit” is a word of the program. Take another word for the alias."),
            ("alias.manual = show", 1, "“manual” is a word of the program. Take another word for the alias."),
        ])
    func fileMistakes(lines: String, number: Int, message: String) async throws {
        let seen = try await run(file: lines, typing: ["show"])
        #expect(seen.code == .usage)
        #expect(seen.transcript == ["! my-notes: \(file):\(number): \(message)"])
    }

    @Test("what is wrong in the environment is said in one line with the variable")
    func environmentMistakes() async throws {
        let seen = try await run("show", file: "", ["MY_NOTES_COLOR": "red"])
        #expect(seen.code == .usage)
        #expect(
            seen.transcript == [
                "! my-notes: MY_NOTES_COLOR: There is no mode “red”. Choose one of: auto, always, never."
            ])
        let empty = try await run("show", file: "", ["MY_NOTES_COLOR": ""])
        #expect(empty.code == .ok)
    }

    @Test("a file that is no text or that cannot be read is a mistake")
    func unreadable() async throws {
        _ = try home.write([0xFF, 0xFE] as [UInt8], to: "my-notes/config")
        let settings = Settings(of: "my-notes", in: environment([:]))
        #expect(settings.mistake?.description == "\(file) is no text.")
        try FileSystem.removeFile(file)
        try FileSystem.createPrivateFolder(file)
        let folder = Settings(of: "my-notes", in: environment([:]))
        #expect(folder.mistake?.description.hasPrefix("cannot read \(file)") == true)
    }

    @Test("JSON that the environment asks for is written of mistakes too")
    func json() async throws {
        let seen = try await run("--colour", file: "json = yes\n")
        #expect(seen.transcript.first?.hasPrefix(#"{"schema":1,"error":{"code":"usage""#) == true)
        let file = try await run(file: "json = yes\ncolor = red\n")
        #expect(file.transcript.first?.hasPrefix(#"{"schema":1,"error":{"code":"usage""#) == true)
    }

    @Test("an alias stands for words at the beginning of arguments, of a line at the prompt, and of one from a pipe")
    func aliases() async throws {
        let lines = "alias.w = write \"one two\"\nalias.p3 = page 3\n"
        let argument = try await run("w", file: lines)
        #expect(argument.transcript == ["! wrote one two on 0"])
        let more = try await run("p3", "write", "x", file: lines)
        #expect(more.transcript == ["! wrote x on 3"])
        let pipe = try await run(file: lines, typing: ["w three", "p3", "show"])
        #expect(pipe.transcript == ["! wrote one two three on 0", "[3: ]"])
        let prompt = try await run(file: lines, typing: ["w", "quit"], isInteractive: true)
        #expect(prompt.transcript.contains("! wrote one two on 0"))
    }

    @Test("an alias is the first word alone, is looked for once, and is no answer")
    func aliasLimits() async throws {
        let lines = "alias.zy = zz\nalias.zz = zy\nalias.w = write a b\n"
        let seen = try await run("zy", file: lines)
        #expect(seen.code == .usage)
        #expect(seen.transcript.first?.hasPrefix("! my-notes: There is no command “zz” here.") == true)
        let inside = try await run("write", "w", file: lines)
        #expect(inside.transcript == ["! wrote w on 0"])
        let pipe = try await run(file: lines, typing: ["zz"])
        #expect(pipe.code == .failed)
    }

    @Test("a word of the program is not looked for among aliases in one command of the arguments")
    func otherAlias() async throws {
        let other = try await run("show", file: "alias.write = show\n")
        #expect(other.code == .ok)
        let own = try await run("write", "x", file: "alias.write = show\n")
        #expect(
            own.transcript == [
                "! my-notes: \(file):1: “write” is a word of the program. Take another word for the alias."
            ])
    }

    @Test("help and the manual name the variables and the file, without opening anything")
    func help() async throws {
        let console = ConsoleScript([], width: 100)
        let code = await program.run(["--help"], on: console) { _, _ in throw SystemError(.open, code: 13) }
        #expect(code == .ok)
        let lines = console.transcript
        #expect(lines.contains("Environment:") && lines.contains("Files:"))
        for option in ProgramOption.settings {
            let variable = option.variable(of: "my-notes")
            #expect(lines.contains { $0.hasPrefix("  \(variable) ") && $0.hasSuffix(option.option.usage.english) })
        }
        #expect(!lines.contains { $0.contains("MY_NOTES_RECORD") || $0.contains("MY_NOTES_HELP") })
        #expect(lines.contains { $0.hasPrefix("  ~/.config/my-notes/config ") })
        let manual = try await run("manual", file: "").transcript
        #expect(manual.contains(".SH ENVIRONMENT") && manual.contains(".SH FILES"))
        #expect(manual.contains("\\fBMY_NOTES_FROM_START\\fR") && manual.contains("\\fBACCESSIBLE\\fR"))
        #expect(lines.contains { $0.hasPrefix("  --json[=no] ") } && manual.contains("\\fB\\-\\-json[=no]\\fR"))
        #expect(manual.contains("\\fB\\(ti/.config/my\\-notes/config\\fR"))
    }

    @Test("a recording has the settings of its run, and is run again without those of another person")
    func recording() async throws {
        let path = home.file("recording")
        let lines = "alias.w = write one\nkeep-going = yes\n"
        _ = try await run(
            "--record", path, file: lines, ["MY_NOTES_COLOR": "never"], typing: ["w two", "nonsense", "show"])
        let recorded = String(decoding: try home.bytes(of: "recording"), as: UTF8.self).split(separator: "\n")
        #expect(recorded.first == "$ my-notes --keep-going --color=never")
        #expect(recorded.contains("@ variable alias.w=write one"))
        let seen = try await run("--replay", path, file: "", ["MY_NOTES_JSON": "no"])
        #expect(seen.transcript == ["! \(path): all as recorded."])
    }

    @Test("a shell completes aliases, also of a file with mistakes")
    func candidates() async throws {
        let seen = try await run("--candidates", "--", "w", file: "alias.wx = write x\ncolor = red\n")
        #expect(seen.transcript == ["write\twrite", "wx\twrite x"])
    }
}
