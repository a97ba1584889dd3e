import Foundation
import PlatformTesting
import ProcessKit
import SQLiteTesting
import Testing

@Suite("What mandalart exports and imports")
struct ExchangeTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func fill() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        #expect(try await home.run("core", "=1+1 \"quoted\", \u{202E}txt.exe").code == 0)
        #expect(try await home.run("set", "3", "잠을 충분히 자기").code == 0)
        #expect(try await home.run("home", "subgoal", "3", "set", "9", "-5 km", "40%").code == 0)
    }

    @Test("exported, imported elsewhere and exported again it has the same bytes", arguments: ["json", "csv"])
    func lossless(_ format: String) async throws {
        try await fill()
        let document = try await home.run("export", format).output
        #expect(document.utf8.count > 100)
        _ = try home.write(document, to: "document")
        #expect(try await home.run("nickname", "Juno", data: "other").code == 0)
        let imported = try await home.run("--yes", "import", "document", data: "other")
        #expect(imported.code == 0)
        #expect(imported.error.hasSuffix("1 chart is imported. “undo” takes it back.\n"))
        #expect(try await home.run("export", format, data: "other").output == document)
        // The import is one edit: a single undo removes all of it.
        #expect(try await home.run("undo", data: "other").code == 0)
        #expect(try await home.run("export", "json", data: "other").output.contains(#""coreGoal":null,"subGoals":[]"#))
    }

    @Test("an export keeps the permissions of the file and the links to it, and asks only where it replaces a text")
    func targets() async throws {
        try await fill()
        let document = try await home.run("export", "json").output
        _ = try home.write("old", to: "plan")
        chmod(home.file("plan"), 0o600)
        symlink("plan", home.file("link"))
        #expect(try await home.run("export", "json", home.file("link")).code == 3)
        #expect(try home.text(of: "plan") == "old")
        #expect(try await home.run("--yes", "export", "json", home.file("link")).code == 0)
        #expect(try home.text(of: "plan") == document)
        let attributes = try FileManager.default.attributesOfItem(atPath: home.file("plan"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let kind = try FileManager.default.attributesOfItem(atPath: home.file("link"))[.type] as? FileAttributeType
        #expect(kind == .typeSymbolicLink)
        #expect(try await home.run("export", "json", "/dev/stdout").output == document)
        #expect(try await home.run("export", "json", "/dev/null").code == 0)
    }

    @Test("a complete export brings another store to the same contents, and changes nothing again")
    func complete() async throws {
        try await fill()
        for words in [
            ["home", "log", "3", "9", "lost 1 kg"], ["charts", "new", "Books"], ["charts", "new", "Away"],
            ["charts", "archive", "3"], ["dreams", "add", "Sail"], ["dreams", "done", "1"],
            ["dreams", "wish", "1", "goal", "Round the world"], ["dreams", "wish", "1", "add", "Learn"],
            ["dreams", "wish", "1", "grow"],
        ] {
            let result = try await home.run(words)
            #expect(result.code == 0, "\(words): \(result.error)")
        }
        let document = try await home.run("export", "json", "--all", "--complete").output
        #expect(document.split(separator: "\n").count == 5)
        #expect(document.contains("lost 1 kg") && document.contains(#""archived":true"#))
        _ = try home.write(document, to: "document")
        #expect(try await home.run("nickname", "Juno", data: "other").code == 0)
        let imported = try await home.run("--yes", "import", "document", data: "other")
        #expect(imported.error.hasSuffix("4 charts are imported. “undo” takes them back, in 3 steps.\n"))
        #expect(try await home.run("export", "json", "--all", "--complete", data: "other").output == document)
        for data in ["data", "other"] {
            let again = try await home.run("--yes", "import", "document", data: data)
            #expect(again.error.hasSuffix("4 charts are imported. Nothing was different.\n"), "\(data)")
        }
        for _ in 1...3 { #expect(try await home.run("undo", data: "other").code == 0) }
        let empty = #"{"schema":1,"kind":"chart","number":1,"archived":false,"name":null,"rate":0,"coreGoal":null,"#
        #expect(
            try await home.run("export", "json", "--all", "--complete", data: "other").output
                == empty + "\"subGoals\":[],\"log\":[]}\n")
    }

    @Test("a site has all charts and wishes, links only to itself, and takes the place of an earlier one")
    func site() async throws {
        try await fill()
        for words in [
            ["home", "log", "3", "9", "<b>lost</b> 1 kg"], ["charts", "new", "Books"], ["charts", "new", "Away"],
            ["charts", "archive", "3"], ["dreams", "add", "Sail"], ["home"],
        ] {
            let result = try await home.run(words)
            #expect(result.code == 0, "\(words): \(result.error)")
        }
        let written = try await home.run("export", "html", "--site", "site")
        let site = home.file("site")
        #expect(written.error == "The site is written, 6 files. Open it in a browser: \(site)/index.html\n")
        func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: site).sorted() }
        let charts = ["chart-1.html", "chart-2.html", "chart-3.html"]
        #expect(try files() == [".mandalart-site"] + charts + ["dreams.html", "index.html", "style.css"])
        for file in try files() where file.hasSuffix(".html") {
            let text = String(decoding: try home.bytes(of: "site/\(file)"), as: UTF8.self)
            let links = text.matches(of: /href="([^"#]+)/).map { String($0.1) }
            #expect(try Set(links).subtracting(files()) == [], "\(file)")
            #expect(!text.contains("<b>") && !text.contains("\u{202E}"))
        }
        let page = try home.text(of: "site/chart-1.html")
        #expect(page.contains("&lt;b&gt;lost&lt;/b&gt; 1 kg") && page.contains("class=\"halves\""))
        #expect(try await home.run("--yes", "charts", "delete", "2").code == 0)
        #expect(try await home.run("export", "html", "--site", "site").code == 3)
        let again = try await home.run("--yes", "--json", "export", "html", "--site", "site", "--theme", "dark")
        #expect(
            again.output.hasSuffix(
                #""files":["index.html","chart-1.html","chart-3.html","dreams.html","style.css"]}"# + "\n"))
        #expect(try !files().contains("chart-2.html") && files().count == 6)
    }

    @Test("an import of more wishes than there are free numbers is refused before it is asked for")
    func tooManyWishes() async throws {
        try await fill()
        #expect(try await home.run("dreams", "add", "Sail").code == 0)
        let wishes = (1...100).map { #"{"schema":1,"kind":"wish","number":\#($0),"title":"Wish \#($0)"}"# + "\n" }
        _ = try home.write(wishes.joined(), to: "wishes")
        let before = try await home.run("export", "json", "--all", "--complete").output
        let refused = try await home.run("import", "wishes")
        #expect(refused.code == 1)
        #expect(refused.error.hasPrefix("mandalart: 100 new wishes do not fit into the list: 99 of its numbers are"))
        #expect(try await home.run("export", "json", "--all", "--complete").output == before)
    }

    @Test("a chart is exported by its name, wherever the option stands")
    func named() async throws {
        try await fill()
        #expect(try await home.run("charts", "rename", "1", "a b").code == 0)
        for words in [
            ["export", "csv", "--chart", "a b"], ["--chart", "a b", "export", "csv"], ["--chart=a b", "export", "csv"],
        ] {
            #expect(try await home.run(words).output.contains("\r\na b,,5,\"'=1+1"))
        }
    }

    /// So many full charts that they are not imported at once.
    private func manyCharts() throws -> String {
        let around = [1, 2, 3, 4, 6, 7, 8, 9]
        let items = around.map { #"{"position":\#($0),"title":"Item \#($0)","rate":40}"# }.joined(separator: ",")
        let goals = around.map { #"{"position":\#($0),"title":"Goal \#($0)","items":[\#(items)]}"# }
        let lines = (1...500).map { number in
            #"{"schema":1,"kind":"chart","name":"Chart \#(number)","subGoals":[\#(goals.joined(separator: ","))]}"#
                + "\n"
        }
        return try home.write(lines.joined(), to: "many")
    }

    @Test("a long import shows how far it is on a terminal; Ctrl-C gives it up, and nothing of it is kept")
    func interrupted() async throws {
        try await fill()
        let charts = try await home.run("export", "json", "--all").output
        let file = try manyCharts()
        let session = try home.terminal()
        try await session.answer(["home> ": "import \(file)"])
        try await session.expect("Reading ")
        try await session.expect("… and 480 more.")
        try await session.expect("[no]> ")
        // The import lasts as long as another program holds the file.
        let other = try RawConnection(home.file("data/mandalart.db"))
        try other.run("BEGIN IMMEDIATE")
        try await session.send(["yes": "Importing "])
        try await session.expect("%")
        try session.send(bytes: [3])
        try await session.expect("\r\u{1B}[K")
        try await session.expect("Cancelled.")
        try other.run("COMMIT")
        try await session.expect("home> ")
        try await session.quit()
        #expect(try await home.run("export", "json", "--all").output == charts)
    }

    @Test("how far an import is does not get into a pipe")
    func quietInPipe() async throws {
        let imported = try await home.run("--yes", "import", try manyCharts())
        #expect(imported.code == 0)
        #expect(imported.output == "")
        #expect(
            imported.error.hasSuffix("… and 480 more.\n500 charts are imported. “undo” takes them back.\n")
        )
        #expect(!imported.error.contains("\u{1B}") && !imported.error.contains("Importing"))
    }
}
