import BasicsTesting
import Console
import ConsoleTesting
import Host
import HostTesting
import Platform
import PlatformTesting
import Testing

@MainActor @Suite("A text that a command gives away")
struct CopyingTests {
    private func seen(
        _ lines: String..., clipboard: Clipboard? = nil, inJSON: Bool = false, saysYes: Bool = false
    ) async throws -> (transcript: [String], copied: [String]) {
        let console = ConsoleScript(["page 11", "write a line"] + lines, isInteractive: false)
        console.clipboard = clipboard
        let options = RunOptions { ($0.writesJSON, $0.saysYes) = (inJSON, saysYes) }
        _ = try await PromptHost(root: CoverRouter(), console: console, options: options).run()
        return (Array(console.transcript.dropFirst(inJSON ? 2 : 1)), console.copied)
    }

    @Test("is written as it is, and copied where there is a clipboard, which is said")
    func clipboard() async throws {
        let plain = try await seen("copy")
        #expect(plain.transcript == ["a line"])
        let desktop = try await seen("copy", clipboard: .desktop)
        #expect(desktop.transcript == ["a line", "! Copied to the clipboard."])
        #expect(desktop.copied == ["a line"])
        let terminal = try await seen("copy", clipboard: .terminal)
        #expect(terminal.transcript == ["a line", "! Sent to the terminal’s clipboard, if it has one."])
    }

    @Test("goes to a file alone, which is replaced only after a question")
    func file() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("post")
        let first = try await seen("copy --to \(path)", clipboard: .desktop)
        #expect(first.transcript == ["! The text is in \(path)."])
        #expect(first.copied == [])
        #expect(String(decoding: try folder.bytes(of: "post"), as: UTF8.self) == "a line\n")
        let refused = try await seen("write another", "copy --to \(path)")
        #expect(refused.transcript.last?.contains("--yes") == true)
        #expect(String(decoding: try folder.bytes(of: "post"), as: UTF8.self) == "a line\n")
        _ = try await seen("write another", "copy --to \(path)", saysYes: true)
        #expect(String(decoding: try folder.bytes(of: "post"), as: UTF8.self) == "another\n")
    }

    @Test("is a member of the JSON reply, and nothing else is written")
    func json() async throws {
        let seen = try await seen("copy", clipboard: .desktop, inJSON: true)
        #expect(
            seen.transcript == [
                #"{"schema":1,"kind":"done","place":"cover/page/11","command":"copy","text":"a line"}"#
            ])
        #expect(seen.copied == [])
    }
}
