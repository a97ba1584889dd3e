import Basics
import BasicsTesting
import Commands
import CommandsTesting
import ConsoleTesting
import HostTesting
import Platform
import PlatformTesting
import Screens
import ScreensTesting
import Testing

@testable import Host

@MainActor @Suite("An option of a command")
struct CommandOptionTests {
    private enum Paper: String, CaseIterable { case plain, lined }

    private static let write = Syntax(
        "write", Rest(Argument("text", { $0 })), NamedArgument("--paper", Choice("paper", Paper.self)),
        summary: "write a page"
    ) { "\($0) on \($1?.rawValue ?? "nothing")" }

    @Test(
        "stands anywhere among the words, which are as they are without it",
        arguments: [
            ("a b", "a b on nothing"), ("a b --paper lined", "a b on lined"), ("--paper plain a b", "a b on plain"),
            ("a --paper=lined b", "a b on lined"), ("a --paper LINED b", "a b on lined"),
            ("a -- b", "a -- b on nothing"),
        ])
    func anywhere(line: String, expected: String) throws {
        #expect(try Self.write.value(from: Words(typing: line)) == expected)
    }

    @Test(
        "is refused without its word, with a wrong one, twice, and with a slip in its name",
        arguments: [
            ("a --paper", "“write” needs a paper: write <text…> [--paper <paper>]"),
            ("a --paper= lined", "“write” needs a paper: write <text…> [--paper <paper>]"),
            ("a --paper wood", "There is no paper “wood”. Choose one of: plain, lined."),
            ("a --paper lind", "There is no paper “lind”. Did you mean lined? Choose one of: plain, lined."),
            ("--paper lined", "“write” needs a text: write <text…> [--paper <paper>]"),
            (
                "a --paper lined --paper plain", "“--paper” is given twice. Say it once."
            ),
            ("a --papr lined", "There is no option “--papr”. Did you mean --paper?"),
        ])
    func refused(line: String, reason: String) throws {
        #expect(try usageError { try Self.write.value(from: Words(typing: line)) } == reason)
    }

    private static let program = Program(
        "notes", summary: "Keeps notes.",
        placeDescriptions: [PlaceDescription("cover", isStart: true, commands: [write.entry])])

    private func candidates(_ words: String...) -> [String] {
        Self.program.candidates(completing: words).map(\.name)
    }

    @Test("is what Tab goes on with in a shell, and so is what stands behind it")
    func completion() {
        #expect(candidates("write", "") == ["--paper"])
        #expect(candidates("write", "a", "--pap") == ["--paper"])
        #expect(candidates("write", "--paper", "") == ["plain", "lined"])
        #expect(candidates("write", "a", "--paper", "l") == ["lined"])
        #expect(candidates("write", "--paper=l") == ["--paper=lined"])
        #expect(candidates("write", "--paper", "=", "l") == ["lined"])
        #expect(candidates("--paper", "lined", "write", "--pap") == [])
        #expect(candidates("write", "--paper", "lined", "") == [])
    }

    @Test("that takes a folder is completed with folders, also after an equals sign")
    func folders() throws {
        let home = try TemporaryFolder()
        try FileSystem.createFolder(home.file("site"))
        _ = try home.write("mine", to: "side")
        let (begun, folder) = (home.file("si"), "\(home.file("site"))/")
        let seen = [candidates("--data", begun), candidates("--data", "=", begun), candidates("--data=\(begun)")]
        #expect(seen == [[folder], [folder], ["--data=\(folder)"]])
    }

    @Test("that is near to what stands in the arguments is named")
    func slip() async {
        let console = ConsoleScript([])
        let code = await Self.program.run(["write", "a", "--papre", "lined"], on: console) { _, _ in
            Program.App(root: CoverRouter())
        }
        #expect(code == .usage)
        #expect(
            console.transcript == [
                "! notes: There is no option “--papre”. Did you mean --paper or --pager? After -- all are words."
            ])
    }

    @Test("that only another command has is refused in the arguments, and does not become part of a text")
    func ofAnotherCommand() async {
        let program = Program("notes", summary: "Keeps notes.", placeDescriptions: CoverRouter.placeDescriptions)
        let console = ConsoleScript([])
        let code = await program.run(["write", "moved", "--to", "Berlin", "today"], on: console) { _, _ in
            Program.App(root: CoverRouter())
        }
        #expect(code == .usage)
        #expect(console.transcript == ["! notes: There is no option “--to”. Try --help; after -- all are words."])
    }
}
