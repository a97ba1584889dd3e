import Basics
import BasicsTesting
import Commands
import CommandsTesting
import ConsoleTesting
import HostTesting
import Platform
import Ribcage
import Screens
import ScreensTesting
import Terminal
import Testing

@testable import Host

@MainActor @Suite("What a program says of itself without its tree")
struct PaperTests {
    enum Paper: String, CaseIterable { case plain, lined }

    let program = Program(
        "notes", version: "1.2.3", summary: "Keeps notes.", examples: [".write 'x'"],
        placeDescriptions: [
            PlaceDescription(
                "cover", isStart: true,
                commands: [
                    Syntax("write", Rest(Argument("text", { $0 })), summary: "write on it", example: "write a\\b-c") {
                        $0
                    }.entry
                ],
                destinations: [
                    Destination("page", value: "number", example: "3", summary: "a page"),
                    Destination("end", summary: "the last page"),
                ]),
            PlaceDescription(
                "page", commands: [Syntax("paper", Choice("paper", Paper.self), summary: "choose it") { $0 }.entry],
                destinations: [Destination("note", summary: "a note")]),
            PlaceDescription("note", commands: [Syntax("scribble", summary: "scribble") { 1 }.entry]),
            PlaceDescription("end"),
        ])

    private func run(_ arguments: String...) async -> (code: ExitCode, transcript: [String]) {
        let console = ConsoleScript([])
        let code = await program.run(arguments, on: console) { _, _ in throw SystemError(.open, code: 13) }
        return (code, console.transcript)
    }

    @Test(
        "is said without starting the app",
        arguments: [
            ["manual"], ["licences"], ["completions", "bash"], ["completions", "ZSH"], ["completions", "fish"],
            ["--data", "/d", "manual"],
            ["--candidates", "--", "p"],
        ])
    func startsNothing(arguments: [String]) async {
        let console = ConsoleScript([])
        #expect(await program.run(arguments, on: console) { _, _ in throw SystemError(.open, code: 13) } == .ok)
        #expect(!console.transcript.isEmpty)
    }

    @Test("has the sections of a manual page in their usual order, with JSON as an appendix")
    func sections() async throws {
        let transcript = await run("manual").transcript
        let sections = transcript.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
        #expect(
            sections == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "KEYS", "ENVIRONMENT", "FILES", "EXIT STATUS",
                "EXAMPLES", "SEE ALSO", "APPENDIX: JSON OUTPUT",
            ])
    }

    @Test("has a section for each place in which something can be typed")
    func places() async throws {
        let transcript = await run("manual").transcript
        let places = transcript.filter { $0.hasPrefix(".SS ") }.prefix(4).map { $0.dropFirst(4) }
        #expect(places == ["cover", "page <number>", "note", "anywhere"])
    }

    @Test("names the synonyms of the host’s commands in every language")
    func synonyms() async throws {
        let transcript = await run("manual").transcript
        let line = try #require(transcript.first { $0.hasPrefix("Other words for these commands: ") })
        let words = ["exit q :q :wq bye logout", "= quit"]
        #expect(words.filter { !line.contains($0) } == [])
    }

    @Test("names the licences of what every program is linked with, and of what this one is")
    func licences() async {
        let program = Program(
            "notes", summary: "Keeps notes.", licences: [Licence("Paper", "free", at: "https://paper.example")])
        let console = ConsoleScript([], width: 120)
        let code = await program.run(["licences"], on: console) { _, _ in throw SystemError(.open, code: 13) }
        #expect(code == .ok)
        let lines = console.transcript
        #expect(lines.first?.hasPrefix("  Swift ") == true)
        #expect(lines.contains { $0.hasPrefix("  glibc ") && $0.contains("LGPL 2.1+") })
        #expect(lines.last?.split(separator: " ") == ["Paper", "free", "https://paper.example"])
    }

    @Test("is refused with what is allowed")
    func wrong() async {
        #expect(
            await run("completions", "fihs") == (
                .usage, ["! notes: There is no shell “fihs”. Did you mean fish? Choose one of: bash, zsh, fish."]
            ))
        #expect(
            await run("completions") == (.usage, ["! notes: “completions” needs a shell: completions <shell>"]))
        #expect(await run("manual", "bash").code == .usage)
    }

    @Test("is offered to one who mistypes it")
    func near() async {
        let console = ConsoleScript([])
        let code = await program.run(["manaul"], on: console) { _, _ in Program.App(root: CoverRouter()) }
        #expect(code == .usage)
        #expect(console.transcript == ["! notes: There is no command “manaul” here. Did you mean manual?"])
    }

    @Test("has examples that the program understands itself")
    func examples() {
        #expect(wrongExamples(of: Program.basicCommands + Program.storeCommands) == [])
    }

    @Test(
        "goes on with the words that can stand there",
        arguments: [
            (["p"], ["page"]),
            (
                [""],
                ["write", "page", "end", "show", "go", "tree", "help", "quit", "manual", "completions", "licences"]
            ),
            (["page", ""], []), (["page", "3", "p"], ["paper"]), (["page", "3", "paper", ""], ["plain", "lined"]),
            (["page", "3", "paper", "l"], ["lined"]), (["page", "3", "paper", "plain", ""], []),
            (["page/3", "n"], ["note"]), (["page/3/note", "s"], ["scribble", "show"]),
            (["page", "3", "note", "page", "4", "p"], ["paper"]),
            (["write", ""], []), (["nowhere", ""], []), (["page", "3", "write", ""], []), (["note", ""], []),
            (["help", "w"], ["write"]), (["page", "3", "help", "p"], ["paper"]), (["completions", "z"], ["zsh"]),
            (["page", "3", "completions", ""], []),
            (["--d"], ["--data"]), (["--color", "n"], ["never"]), (["--color", "=", "a"], ["auto", "always"]),
            (["--color", "="], ["auto", "always", "never"]), (["--color=ne"], ["--color=never"]),
            (["--data", "/none/"], []), (["--data", "/d", "--trace", "p"], ["page"]), (["--", "--d"], []),
            ([], ["write", "page", "end", "show", "go", "tree", "help", "quit", "manual", "completions", "licences"]),
        ])
    func candidates(words: [String], expected: [String]) {
        #expect(program.candidates(completing: words).map(\.name) == expected)
    }

    @Test("goes on with the topics of help, also with those of the program")
    func topics() {
        let program = Program(
            "notes", summary: "Keeps notes.", placeDescriptions: [],
            topics: [HelpTopic("moods mood", summary: "Moods.") { _ in [] }])
        #expect(program.candidates(completing: ["help", "d"]).map(\.name) == ["dates"])
        #expect(program.candidates(completing: ["help", "mo"]).map(\.name) == ["moods"])
    }

    @Test("is a manual page with every word, and no order that somebody else wrote")
    func manual() async {
        let lines = await run("manual").transcript
        let text = lines.joined(separator: "\n")
        #expect(lines.contains("notes \\- keeps notes"))
        #expect(lines.contains(".SS page <number>"))
        #expect(text.contains(".TP\n\\fBwrite\\fR \\fI<text\\[u2026]>\\fR\nwrite on it\n"))
        #expect(lines.contains("For example: \\fBwrite a\\eb\\-c\\fR"))
        #expect(lines.contains("\\&.write \\(aqx\\(aq"))
        #expect(text.allSatisfy { $0.isASCII })
        let orders = lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
        #expect(Set(orders).isSubset(of: [".\\\"", ".TH", ".SH", ".SS", ".TP", ".PP", ".br", ".EX", ".EE"]))
        for word in ["write", "page", "end", "paper", "note", "scribble", "show", "quit", "manual"] {
            #expect(lines.contains { $0.hasPrefix("\\fB\(word)\\fR") }, "\(word)")
        }
    }
}
