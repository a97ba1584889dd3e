import Console
import ConsoleTesting
import PlatformTesting
import Testing

@Suite("The line editor of the articles")
struct LineEditorTests {
    @Test("completes a word, and keeps lines in a file")
    func lines() async throws {
        let home = try TemporaryFolder()
        let folder = home.file("state")
        // snippet: a history and a completion
        let history = HistoryFile(in: folder)
        for line in ["run 3 Park", "run 3 Park", " undo"] { try history.add(line) }
        #expect(try history.lines() == ["run 3 Park"])

        let complete: Completer = completer(of: "redo", "repeat")
        #expect(await complete("3 r") == Completion(replacing: "r", with: "re", candidates: ["redo", "repeat"]))

        let prompt = LivePrompt("0:59 > ")
        prompt.show("1:00 > ", ringing: true)
        let request = LineRequest(prompt: "laps > ", livePrompt: prompt, completer: complete)
        // end of snippet
        #expect(request.livePrompt?.text == "1:00 > ")
    }
}
