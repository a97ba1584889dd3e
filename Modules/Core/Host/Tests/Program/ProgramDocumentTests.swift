import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Testing

@MainActor @Suite("Documents of a program")
struct ProgramDocumentTests {
    private let documents = DocumentPortStub()
    private let file: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("text", to: "pages.json")
    }

    private static let offer = DocumentOffer(
        formats: ["csv", "json"], item: "page", export: "write", importing: "read")

    @Test("an import is recorded with the file, and done again without it")
    func recorded() async throws {
        let program = Program("notes", summary: "Keeps notes.", documents: Self.offer)
        func run(_ arguments: String..., on console: ConsoleScript) async -> ExitCode {
            await program.run(arguments, on: console) { _, _ in
                Program.App(root: CoverRouter(providing: documents))
            }
        }
        let recording = folder.file("recording")
        #expect(await run("import", file, "--yes", "--record", recording, on: ConsoleScript([])) == .ok)
        _ = try folder.write("another", to: "pages.json")
        #expect(await run("--replay", recording, on: ConsoleScript([])) == .ok)
        #expect(documents.read == Array("text".utf8))
    }

    @Test("a recording reads no file of the machine")
    func foreignRecording() async throws {
        let recording = try folder.write("$ notes import \(file) --yes\n", to: "recording")
        let program = Program("notes", summary: "Keeps notes.", documents: Self.offer)
        let console = ConsoleScript([])
        let code = await program.run(["--replay", recording], on: console) { _, _ in
            Program.App(root: CoverRouter(providing: documents))
        }
        #expect(code == .failed)
        #expect(documents.read == [])
        #expect(console.transcript.contains("+ ! notes: cannot open \(file): No such file or directory"))
    }
}
