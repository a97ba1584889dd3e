import Basics
import BasicsTesting
import Console
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("A missing argument of export or import")
struct MissingDocumentArgumentTests {
    private func host(_ console: ConsoleScript) -> PromptHost {
        let formats = DocumentOffer(
            formats: ["html", "markdown", "json", "svg"], item: "page", export: "write", importing: "read")
        return PromptHost(root: CoverRouter(), console: console, commandGroups: [.documents(formats)])
    }

    private func seen(_ lines: String...) async throws -> [String] {
        let console = ConsoleScript(lines)
        _ = try await host(console).run()
        return console.transcript.filter { !["cover> ", "[0: ]", "! "].contains($0) }
    }

    @Test("lists choices with their numbers, and takes a number, a beginning or a part that no other has")
    func choices() async throws {
        let console = ConsoleScript(["export", "x", "o", "9", "2"])
        _ = try await host(console).run()
        let seen = console.transcript.filter { !["cover> ", "[0: ]", "! "].contains($0) }
        let kinds = "Choose one of: html, markdown, json, svg. Enter alone gives up."
        #expect(
            seen == [
                "cover> export", "! in one line: export json",
                "! 1\u{A0}html, 2\u{A0}markdown, 3\u{A0}json, 4\u{A0}svg",
                "format: x", "! There is no format “x”. \(kinds)",
                "format: o", "! “o” could be markdown or json. Enter alone gives up.",
                "format: 9", "! There is no format “9”. \(kinds)",
                "format: 2", "! This place has nothing to export, and takes no import.",
            ])
    }

    @Test("completes the answer from what is known, and offers no command of before")
    func completion() async throws {
        let console = ConsoleScript(["export", ""])
        console.tabs[1] = ["ma"]
        _ = try await host(console).run()
        let request = console.requests.dropFirst().first
        #expect(request?.offersHistory == false)
        #expect(
            console.completions == [Completion(replacing: "ma", with: "markdown ", candidates: ["markdown"])])
    }

    @Test("is not asked for behind an option that is wrong or lacks its value")
    func options() async throws {
        let seen = try await seen("import --into")
        #expect(seen == ["cover> import --into", "! “import” needs a name: import <file> [--into <name> | --as-new]"])
    }

    @Test("is asked for again after an answer with an option of the command, which belongs in the line")
    func optionInAnswer() async throws {
        let seen = try await seen("import", "pages.json --as-new", "")
        let usage = "import <file> [--into <name> | --as-new]"
        #expect(
            seen == [
                "cover> import", "! in one line: import pages.json", "file: pages.json --as-new",
                "! Here goes the text alone. With --as-new, type one line: “\(usage)”. Enter alone gives up.", "file: ",
                "! Nothing was done.",
            ])
    }
}
