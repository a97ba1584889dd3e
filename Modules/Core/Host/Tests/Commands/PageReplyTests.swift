import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Testing

@MainActor @Suite("A command whose reply is the page")
struct PageReplyTests {
    private func seen(_ lines: [String], isInteractive: Bool = false, inJSON: Bool = false) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        var options = RunOptions()
        options.writesJSON = inJSON
        _ = try await PromptHost(root: CoverRouter(), console: console, options: options).run()
        return console.transcript
    }

    @Test("shows the page as it is then, to a person and to a script")
    func page() async throws {
        let script = try await seen(["page 10 reread", "page 10", "reread"])
        #expect(script == ["[10: again]", "[10: again]"])
        let person = try await seen(["page 10", "reread"], isInteractive: true)
        #expect(person.suffix(4).prefix(3) == ["cover/page/10> reread", "[10: again]", "cover/page/10> "])
    }

    @Test("shows a program the record")
    func record() async throws {
        let seen = try await seen(["page 10", "reread"], inJSON: true)
        #expect(
            seen.last == #"{"schema":1,"kind":"page","place":"cover/page/10","number":10,"text":"again"}"#)
    }
}
