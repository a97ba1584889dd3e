import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import Foundation
import Host
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Testing

@MainActor @Suite("A site in a folder")
struct SiteTests {
    private let documents = DocumentPortStub()
    private let folder: TemporaryFolder
    private let site: String

    init() throws {
        folder = try TemporaryFolder()
        site = folder.file("site")
    }

    private static let offer = DocumentOffer(
        formats: ["csv", "html"], themes: ["light", "dark"], themedFormats: ["html"], siteFormat: "html", item: "page",
        export: "write", importing: "read")

    private func typing(
        _ lines: String..., isInteractive: Bool = false, options: RunOptions = RunOptions()
    ) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        _ = try await PromptHost(
            root: CoverRouter(providing: documents), console: console, commandGroups: [.documents(Self.offer)],
            options: options
        ).run()
        return console.transcript
    }

    private let agreeing = RunOptions { $0.saysYes = true }

    private func text(_ path: String) throws -> String {
        String(decoding: try FileSystem.bytes(of: path, atMost: 1000), as: UTF8.self)
    }

    /// What is in the folder, links marked.
    private func names(in path: String? = nil) throws -> [String] {
        try FileSystem.entries(in: path ?? site).map { $0.kind == .link ? "\($0.name)@" : $0.name }.sorted()
    }

    @Test("is written with its files, into a folder that is made with those it is in")
    func new() async throws {
        let deep = folder.file("a/b/site")
        let seen = try await typing("export html --site \(deep)/ --theme dark")
        #expect(seen == ["! The site is written, 2 files. Open it in a browser: \(deep)/index.html"])
        #expect(documents.exported == ["site dark"])
        #expect(try names(in: deep) == [".app-site", "index.html", "two.html"])
        #expect(try text("\(deep)/two.html") == "two\n")
    }

    @Test("is written into an empty folder, and refused by one with anything else in it, which stays as it is")
    func other() async throws {
        try FileSystem.createFolder(site)
        #expect(try await typing("export html --site \(site)").first?.hasPrefix("! The site is written") == true)
        let other = folder.file("other")
        for name in ["note.txt", ".hidden", ".app-site"] {
            try FileSystem.createFolder(other)
            _ = try folder.write("mine", to: "other/\(name)")
            let seen = try await typing("export html --site \(other)", options: agreeing)
            #expect(
                seen == [
                    "! line 1: \(other) has other files in it, and no site of an earlier export. Name a new or an empty folder."
                ])
            #expect(try names(in: other) == [name])
            try FileSystem.removeFolder(other)
        }
        _ = try folder.write("mine", to: "file")
        #expect(
            try await typing("export html --site \(folder.file("file"))", options: agreeing).first?
                .hasSuffix("/file: Not a directory") == true)
        #expect(try text(folder.file("file")) == "mine")
    }

    @Test(
        "takes the place of an earlier one when a person agrees: what is not in it any more is removed, all else stays")
    func again() async throws {
        _ = try await typing("export html --site \(site)")
        _ = try folder.write("mine", to: "site/note.txt")
        documents.siteFiles = [("index.html", .success("new\n")), ("three.html", .success("three\n"))]
        let refused = try await typing("export html --site \(site)")
        #expect(refused.last?.contains("Add --yes") == true)
        _ = try await typing("export html --site \(site)", "n", isInteractive: true)
        #expect(try text("\(site)/index.html") == "one\n")
        let asked = try await typing("export html --site \(site)", "y", isInteractive: true)
        // A long path leaves no room for all in a row.
        #expect(asked.joined(separator: " ").contains("Replace the site in \(site)?"))
        #expect(try names() == [".app-site", "index.html", "note.txt", "three.html"])
        #expect(try text("\(site)/index.html") == "new\n")
        #expect(try text("\(site)/note.txt") == "mine")
        #expect(try text("\(site)/.app-site") == "app site\nindex.html\nthree.html\n")
    }

    @Test("replaces and removes links in its folder, and touches nothing that they lead to")
    func links() async throws {
        _ = try await typing("export html --site \(site)")
        let outside = try folder.write("mine", to: "outside")
        for name in ["index.html", "two.html"] {
            try FileSystem.removeFile("\(site)/\(name)")
            try FileManager.default.createSymbolicLink(atPath: "\(site)/\(name)", withDestinationPath: outside)
        }
        documents.siteFiles = [("index.html", .success("new\n"))]
        _ = try await typing("export html --site \(site)", options: agreeing)
        #expect(try names() == [".app-site", "index.html"])
        #expect(try text(outside) == "mine")
    }

    @Test("removes only files in its folder, whatever its list says")
    func list() async throws {
        _ = try await typing("export html --site \(site)")
        let outside = try folder.write("mine", to: "outside")
        _ = try folder.write("kept", to: "site/.kept")
        try FileSystem.createFolder("\(site)/folder")
        _ = try folder.write(
            "app site\n../outside\n\(outside)\n.kept\nfolder\n.\n..\n\nindex.html\ntwo.html\n", to: "site/.app-site")
        _ = try await typing("export html --site \(site)", options: agreeing)
        #expect(try text(outside) == "mine")
        #expect(try names() == [".app-site", ".kept", "folder", "index.html", "two.html"])
        // A list that is a link is of no site.
        try FileSystem.move("\(site)/.app-site", to: folder.file("list"))
        try FileManager.default.createSymbolicLink(
            atPath: "\(site)/.app-site", withDestinationPath: folder.file("list"))
        #expect(
            try await typing("export html --site \(site)", options: agreeing).first?.contains("other files") == true)
    }

    @Test("does not take the place of a file that is not its own")
    func foreign() async throws {
        _ = try await typing("export html --site \(site)")
        _ = try folder.write("mine", to: "site/three.html")
        documents.siteFiles = [("index.html", .success("new\n")), ("three.html", .success("three\n"))]
        let seen = try await typing("export html --site \(site)", options: agreeing)
        #expect(seen == ["! line 1: There is a file \(site)/three.html already. Choose another name."])
        #expect(try text("\(site)/index.html") == "one\n")
    }

    @Test("changes nothing when a page cannot be made, also not in a folder that is new")
    func failing() async throws {
        documents.siteFiles = [
            ("index.html", .success("new\n")), ("two.html", .failure(SystemError(.write, "disk", code: 28))),
        ]
        let deep = folder.file("a/b")
        #expect(try await typing("export html --site \(deep)").first?.contains("No space left on device") == true)
        #expect(!FileSystem.exists(folder.file("a")))
        documents.siteFiles[1].text = .success("two\n")
        _ = try await typing("export html --site \(site)")
        documents.siteFiles = [("index.html", .success("newer\n")), ("four.html", .failure(CancellationError()))]
        _ = try await typing("export html --site \(site)", options: agreeing)
        #expect(try names() == [".app-site", "index.html", "two.html"])
        #expect(try text("\(site)/index.html") == "new\n")
        #expect(try text("\(site)/.app-site") == "app site\nindex.html\ntwo.html\n")
    }

    @Test("clears away what a run left that was killed")
    func leftOver() async throws {
        _ = try await typing("export html --site \(site)")
        try FileSystem.createFolder("\(site)/.app-site.new")
        _ = try folder.write("half", to: "site/.app-site.new/index.html")
        _ = try await typing("export html --site \(site)", options: agreeing)
        #expect(try names() == [".app-site", "index.html", "two.html"])
        let outside = try folder.write("mine", to: "outside")
        try FileManager.default.createSymbolicLink(atPath: "\(site)/.app-site.new", withDestinationPath: outside)
        _ = try await typing("export html --site \(site)", options: agreeing)
        #expect(try names() == [".app-site", "index.html", "two.html"])
        #expect(try text(outside) == "mine")
    }

    @Test("is of all there is: no other choice goes with it, nor another format or a file")
    func choices() async throws {
        let options = RunOptions { $0.keepsGoing = true }
        let all = "--site writes all there is, into its folder. Leave out the file, --page and --complete."
        #expect(
            try await typing(
                "export html --site \(site) --page two", "export html file --site \(site)", "export csv --site \(site)",
                "export html --site", "export html --site \(site) --all", options: options) == [
                    "! line 1: \(all)", "! line 2: \(all)", "! line 3: --site goes with html.",
                    """
                    ! line 4: “export” needs a folder: export <format> [<file>] [--page <name> | --all | --site <folder>] \
                    [--theme <theme>]
                    """, "! The site is written, 2 files. Open it in a browser: \(site)/index.html",
                ])
    }

    @Test("is recorded with what was in its folder, and not written by a replay")
    func recorded() async throws {
        let program = Program("app", summary: "Keeps pages.", documents: Self.offer)
        func run(_ arguments: String..., on console: ConsoleScript) async -> ExitCode {
            await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter(providing: documents)) }
        }
        _ = try await typing("export html --site \(site)")
        let (recording, new, other) = (folder.file("recording"), folder.file("new"), folder.file("other"))
        try FileSystem.createFolder(other)
        _ = try folder.write("mine", to: "other/note.txt")
        let lines = ["export html --site \(site)", "y"] + [other, new].map { "export html --site \($0)" }
        #expect(await run("--record", recording, on: ConsoleScript(lines)) == .ok)
        for path in [site, new, other] { try FileSystem.removeFolder(path) }
        let console = ConsoleScript([])
        #expect(await run("--replay", recording, on: console) == .ok)
        #expect(console.transcript == ["! \(recording): all as recorded."])
        #expect(![site, new, other].contains { FileSystem.exists($0) })
    }

    @Test("is told to a program with its folder and its files")
    func json() async throws {
        let options = RunOptions { $0.writesJSON = true }
        let seen = try await typing("export html --site \(site)", options: options)
        #expect(
            seen.last?.contains(
                #""format":"html","text":null,"file":null,"folder":"\#(site)","files":["index.html","two.html"]"#)
                == true)
    }

    @Test("is completed with folders alone")
    func completion() throws {
        let commands = HostCommandGroup.documents(Self.offer).commands
        let export = try #require(commands.first { $0.name == "export" }).entry
        try FileSystem.createFolder(site)
        _ = try folder.write("mine", to: "side.html")
        let begun = folder.file("si")
        let seen = export.candidates(completing: begun, after: ["html", "--site"])
        #expect(seen.map(\.name) == ["\(site)/"])
        let joined = export.candidates(completing: "--site=\(begun)", after: ["html"])
        #expect(joined.map(\.name).contains("--site=\(site)/"))
        #expect(
            export.candidates(completing: begun, after: ["html"]).map(\.name) == [
                "\(folder.file("side.html"))", "\(site)/",
            ])
    }
}
