import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Testing

@MainActor @Suite("A line with a day that can be two")
struct AmbiguousDayTests {
    /// The command `log`, which takes a word, a text and a day, and shows the word and the text.
    private static let log = HostCommand("log") {
        Syntax(
            $0, Argument("item", { $0 }), Rest(Argument("text", { $0 })), NamedArgument("--on", Argument<TypedDay>.day),
            summary: "log a text"
        ) { item, text, _ in
            "\(item): \(text)"
        }
    } run: { context, line in
        try context.speaker.tell(Phrase(verbatim: line))
    }

    @Test(
        "asks once which one is meant, and leaves equal words of a text and of other arguments as they are",
        arguments: [
            ("log 1 Read chapters 5/6 --on 5/6", "! 1: Read chapters 5/6"), ("log 5/6 --on 5/6 Read", "! 5/6: Read"),
        ])
    func equalWords(line: String, reply: String) async throws {
        let console = ConsoleScript([line, "1"])
        _ = try await PromptHost(
            root: CoverRouter(), console: console, commandGroups: [HostCommandGroup([Self.log])]
        ).run()
        #expect(console.transcript.filter { $0 == "! “5/6” can be:" }.count == 1, "\(console.transcript)")
        #expect(console.transcript.contains(reply), "\(console.transcript)")
    }
}
