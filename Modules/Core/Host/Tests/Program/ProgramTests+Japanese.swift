import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Testing

@MainActor @Suite("A program in Japanese")
struct JapaneseProgramTests {
    @Test("tells what is wrong with its arguments in Japanese")
    func language() async {
        let console = ConsoleScript([])
        let program = Program("notes", summary: "Keeps notes.")
        _ = await program.run(
            ["--lang", "ja", "--help=1"], on: console, environment: Environment(["LANG": "en_US.UTF-8"])
        ) { _, _ in
            Program.App(root: CoverRouter())
        }
        #expect(console.transcript == ["! notes: 「--help」に値は指定できません。"])
    }
}
