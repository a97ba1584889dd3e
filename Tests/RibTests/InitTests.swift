import Basics
import Foundation
import PlatformTesting
import RibKit
import Testing

@Suite("rib init")
struct InitTests {
    private let folder: TemporaryFolder
    private var root: String { folder.file("planner") }

    init() throws { folder = try TemporaryFolder() }

    @Test("makes a project that keeps all rules, without the app it was made from")
    func project() throws {
        let result = make()
        #expect(result.code == 0, "\(result.messages)")
        #expect(result.output == "cd \(root)\nTools/test\nTools/rib new feature Notes --into Home\n")
        expectOrder()
        let paths = folder.paths(in: "planner")
        #expect(paths.contains("App/Planner/Sources/main.swift") && paths.contains(".ci/run"))
        // The machinery has its licence and no tests, and this tool is not taken over.
        #expect(paths.contains("Modules/Core/LICENSE") && !paths.contains("LICENSE"))
        #expect(!paths.contains { $0.hasPrefix("Modules/Core/") && $0.contains("/Tests/") })
        #expect(!paths.contains { $0.hasPrefix("Tools/Rib/") } && paths.contains("Tools/rib"))
        #expect(!paths.contains { $0.localizedCaseInsensitiveContains("mandalart") })
        // The call path of a typed line leads through the app that was left behind.
        let shape = rib("shape")
        #expect(shape.code == 0, "\(shape.messages)")
        #expect(FileManager.default.isExecutableFile(atPath: folder.file("planner/Tools/run")))
        #expect(try text("README.md").hasPrefix("# Planner\n"))
        try Golden.expect(try table, matches: "init-table.txt")
        #expect(try !text("Project.swift").contains("SwiftFileKit"))
    }

    @Test(
        "leaves every app of the table behind, whichever comes first, and may take the name of one",
        arguments: [
            (#"App("laps", in: "App/Laps", features: ["Home"], core: ["Stores"]),"#, true),
            (#"App("planner", in: "App/Laps", features: ["Home"]),"#, false),
        ])
    func severalApps(line: String, isFirst: Bool) throws {
        let copy = try WorkingCopy()
        let manifest = try copy.text("Project.swift")
        let head = "static let outside: [any Module] = [\n"
        let tail = "        CrossTests(\"ArchitectureTests\""
        let anchor = isFirst ? head : tail
        let both = isFirst ? "\(head)        \(line)\n" : "        \(line)\n\(tail)"
        _ = try copy.folder.write(manifest.replacing(anchor, with: both), to: "Project.swift")
        try FileManager.default.createDirectory(atPath: copy.folder.file("App/Laps"), withIntermediateDirectories: true)
        _ = try copy.folder.write("import HomeFeature\nimport Stores\n", to: "App/Laps/main.swift")
        let script = try copy.text("Tools/run")
        _ = try copy.folder.write("\(script)# laps is built the same way.\n", to: "Tools/run")
        let result = copy.rib("init Planner --into \(root)")
        #expect(result.code == 0, "\(result.output)")
        try Golden.expect(try table, matches: "init-table.txt")
        expectOrder()
        let others = folder.paths(in: "planner").filter { $0.hasPrefix("App/") && !$0.hasPrefix("App/Planner") }
        #expect(others == [])
        if isFirst { #expect(try text("Tools/run").contains("planner is built the same way")) }
    }

    @Test("makes a catalog that takes the screens of new features, in the order of their names")
    func catalog() throws {
        make()
        for name in ["Notes", "Alarms"] {
            let result = rib("new", "feature", name, "--into", "Home")
            #expect(result.code == 0, "\(result.messages)")
        }
        let catalog = try text("Tools/Catalog/Sources/Catalog.swift")
        let list = catalog.components(separatedBy: "return ").last
        #expect(
            list == """
                [
                            try CatalogEntry("Alarms", AlarmsBuilder.placeDescription),
                            try CatalogEntry("Home", HomeBuilder.placeDescription),
                            try CatalogEntry("Notes", NotesBuilder.placeDescription),
                        ]
                    }
                }

                """)
    }

    @Test("takes the screen of a new feature into a catalog that is empty")
    func emptyCatalog() throws {
        make()
        let path = "Tools/Catalog/Sources/Catalog.swift"
        let catalog = try text(path)
        let entry = "try CatalogEntry(\"Home\", HomeBuilder.placeDescription)"
        _ = try folder.write(catalog.replacing("            \(entry),\n", with: ""), to: "planner/\(path)")
        #expect(rib("new", "feature", "Notes").code == 0)
        let seen = try text(path)
        let notes = entry.replacing("Home", with: "Notes")
        #expect(seen.contains("return [\n            \(notes),\n        ]\n"), "\(seen)")
    }

    @Test("makes no project of one that was made")
    func again() throws {
        make()
        let result = runRib(["init", "Diary", "--into", folder.file("diary"), "--root", root])
        #expect(result.code == 1)
        #expect(result.messages.contains("is a project made from a template: run init in a clone of its template"))
        #expect(!FileManager.default.fileExists(atPath: folder.file("diary")))
    }

    @Test("takes the parts that are chosen, and no others")
    func parts() throws {
        func modules(_ words: String...) throws -> Set<String> {
            let place = folder.file(words.joined(separator: "-"))
            let result = runRib(["init", "Planner", "--into", place] + words)
            #expect(result.code == 0, "\(result.messages)")
            let check = runRib(["check", "--root", place])
            #expect(check.messages.hasPrefix("The house is in order"), "\(check.output)")
            let house = try House(at: place)
            let core = house.modules.filter { $0.layer == .core }.map(\.name)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: "\(place)/Modules/Core").count == core.count + 1)
            return Set(core)
        }
        let least = try modules("--languages", "en")
        #expect(least.isSuperset(of: ["Basics", "Ribcage", "Host"]))
        #expect(least.isDisjoint(with: ["SQLite", "Journal", "Stores", "Resource", "Formats"]))
        #expect(try modules("--with", "store").subtracting(least) == ["SQLite", "Journal", "Stores"])
        #expect(
            try modules("--with", "resource,store").subtracting(least) == ["SQLite", "Journal", "Stores", "Resource"])
        #expect(try modules("--with", "sync").subtracting(least) == ["SQLite", "Journal", "Stores", "Sync"])
        let wrong = make("--with", "cloud")
        #expect(wrong.code == 1 && wrong.messages.contains("there is no part “cloud” to choose"))
    }

    @Test("records where the template is, and says what could not be recorded or done")
    func origin() throws {
        let copy = try WorkingCopy()
        // The copy is no repository.
        let unknown = copy.rib("init Planner --into \(folder.file("unknown")) --root \(copy.root)")
        #expect(unknown.output.contains("No commit of the template was recorded, as there is none"))
        let identity = "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a"
        func git(_ words: String) throws -> String {
            let result = try folder.run("\(identity) git -C \(copy.root) \(words)")
            #expect(result.code == 0, "\(words): \(result.output)")
            return result.output
        }
        for words in ["init --quiet", "remote add origin https://example.org/ribcage.git", "add --all"] {
            _ = try git(words)
        }
        _ = try git("commit --quiet --message one")
        let commit = try git("rev-parse HEAD")
        let known = copy.rib("init Planner --into \(folder.file("known")) --root \(copy.root)")
        #expect(known.code == 0 && !known.output.contains("was recorded") && !known.output.contains("no commit"))
        #expect(
            try String(contentsOfFile: folder.file("known/.ribcage"), encoding: .utf8).hasSuffix(
                "name Planner\ntemplate https://example.org/ribcage.git\nversion 0.1.0\ncommit \(commit)"))
        // A path of this machine is recorded only if it is asked for.
        _ = try git("remote set-url origin \(copy.root)")
        _ = try copy.folder.write("", to: "new.txt")
        let path = copy.rib("init Planner --into \(folder.file("path")) --root \(copy.root)")
        #expect(path.output.contains("No address of the template was recorded"))
        let asked = copy.rib(
            "init Planner --into \(folder.file("asked")) --root \(copy.root) --from \(copy.root)")
        #expect(asked.output.contains("The template has changes that are in no commit."))
        let choices = try String(contentsOfFile: folder.file("asked/.ribcage"), encoding: .utf8)
        #expect(choices.contains("\ntemplate \(copy.root)\n"))
        // In a repository, nothing is committed.
        let inside = copy.rib("init Planner --into \(copy.folder.file("inside")) --root \(copy.root)")
        #expect(inside.output.contains("Nothing was committed, as the folder lies in a repository already."))
    }

    @Test(
        "records the address of the template without a password, and not what git makes of it on this machine",
        arguments: [
            ("https://me:secret@example.org/ribcage.git", ""), ("https://example.org/ribcage.git", ""),
            ("ex:ribcage.git", ""),
            ("https://example.org/other.git", " --from https://secret@example.org/ribcage.git"),
        ])
    func secret(origin: String, options: String) throws {
        let copy = try WorkingCopy()
        let instead = "config url.https://me:secret@example.org/.insteadOf https://example.org/"
        let shortcut = "config --add url.https://me:secret@example.org/.insteadOf ex:"
        for words in ["init --quiet", "remote add origin \(origin)", instead, shortcut] {
            let result = try folder.run("git -C \(copy.root) \(words)")
            #expect(result.code == 0, "\(words): \(result.output)")
        }
        let made = copy.rib("init Planner --into \(root) --root \(copy.root)\(options)")
        #expect(made.code == 0, "\(made.output)")
        let lines = try text(".ribcage").split(separator: "\n").map(String.init)
        let line = lines.first { $0.hasPrefix("template ") }
        #expect(line == "template https://example.org/ribcage.git")
    }

    @Test("begins with the branch whose pushes the workflow tests, whatever git calls the first branch here")
    func branch() throws {
        let project = try TemplateFixture()
        let branch = try project.git("symbolic-ref --short HEAD")
        let pushed = try project.text(".github/workflows/test.yml").firstMatch(of: #/push: \{ branches: \[(\w+)\] \}/#)
            .map { "\($0.output.1)\n" }
        #expect(branch == pushed)
    }

    @Test("makes a project whose CI calls the tools and the tests that it has")
    func continuousIntegration() throws {
        make()
        let script = try text(".ci/run")
        let tools = Set(script.matches(of: #/Tools/[\w./-]+/#).map { String($0.output) })
        let missing = tools.filter { !FileManager.default.fileExists(atPath: folder.file("planner/\($0)")) }
        #expect(tools.isSuperset(of: ["Tools/test", "Tools/rib", "Tools/install"]) && missing == [], "\(missing)")
        for path in [".ci/run", "Tools/rib", "Tools/run", "Tools/test", "Tools/install"] {
            #expect(FileManager.default.isExecutableFile(atPath: folder.file("planner/\(path)")))
        }
    }

    @Test(
        "makes a project with rules for contributors, a workflow for Linux and macOS, and a container, all of one Swift"
    )
    func together() throws {
        make()
        let (workflow, container) = (
            try text(".github/workflows/test.yml"), try text(".devcontainer/devcontainer.json")
        )
        #expect(workflow.contains("    container: swift:6.3\n") && workflow.contains("--assume-yes 6.3\n"))
        for runner in ["ubuntu-latest", "macos-26"] { #expect(workflow.contains("    runs-on: \(runner)\n")) }
        #expect(try JSONValue(parsing: container).text.contains(#""name":"Planner","image":"swift:6.3""#))
        let (rules, script) = (try text(".github/CONTRIBUTING.md"), try text(".ci/run"))
        #expect(rules.hasPrefix("# Work on Planner\n") && rules.contains("`try!`"))
        #expect(script.contains("Tools/rib doubles --check --modules"))
        // What this repository is tested with.
        let own = try String(contentsOf: Golden.root.appending(path: ".github/workflows/check.yml"), encoding: .utf8)
        #expect(own.contains("container: swift:6.3\n"))
    }

    @Test(
        "gives the project's own code the licence that is chosen, in the name of its contributors",
        arguments: ["MIT", "Apache-2.0", "BSD-3-Clause", "0BSD"])
    func license(name: String) throws {
        let result = make("--license", name.lowercased())
        #expect(result.code == 0, "\(result.messages)")
        let (license, readme) = (try text("LICENSE"), try text("README.md"))
        let year = Calendar(identifier: .gregorian).component(.year, from: .now)
        let holder = "Copyright (c) \(year) the Planner contributors"
        // The Apache License is the same for all.
        let seen = license.split(separator: "\n").filter { $0.hasPrefix("Copyright (c)") }
        #expect(seen == (name == "Apache-2.0" ? [] : [holder[...]]))
        #expect(readme.hasSuffix("The rest is under [\(name)](LICENSE).\n"))
        expectOrder()
    }

    @Test("refuses a licence that it has no text of")
    func unknownLicense() {
        let result = make("--license", "beerware")
        #expect(result.code == 2 && !FileManager.default.fileExists(atPath: root))
        #expect(result.messages.contains("Choose one of: MIT, Apache-2.0, BSD-3-Clause, 0BSD."), "\(result.messages)")
    }

    @Test("makes a project in English alone, in which no phrase has another language")
    func english() throws {
        let result = make("--languages", "en")
        #expect(result.code == 0, "\(result.messages)")
        let check = rib("check")
        #expect(check.output == "" && check.code == 0)
        #expect(rib("languages").output.hasPrefix("en  English  "))
        let paths = folder.paths(in: "planner")
        let named = paths.filter { path in ["Korean", "Japanese", "/ko-", "/ja-"].contains(where: path.contains) }
        #expect(named == [])
        let speaking = try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.filter { path in
            guard !path.hasPrefix("Tools/Rib/") else { return false }
            let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
            return text.contains(/\.(ko|ja)\(|\.(korean|japanese)\b|Language\.(ko|ja)/)
        }
        #expect(speaking == [])
        // The machinery explains how dates are read, in any language.
        let foreign = paths.filter { path in
            guard !path.hasPrefix("Modules/Core"), !path.hasPrefix(".git/") else { return false }
            let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
            return text?.contains(/[\u{AC00}-\u{D7A3}\u{3040}-\u{30FF}]/) == true
        }
        #expect(foreign == [])
    }

    @Test("makes a project in a language that this one does not speak: English serves, and all that lack it are noted")
    func german() throws {
        let result = make("--languages", "en,de")
        #expect(result.code == 0, "\(result.messages)")
        let check = rib("check")
        #expect(check.code == 0)
        let lines = check.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(": note: this phrase has no German text") })
        #expect(lines.contains { $0.hasPrefix("Modules/Core/Host/Sources/") })
        #expect(lines.contains { $0.hasPrefix("Modules/Feature/Home/Sources/HomePhrases.swift") })
        #expect(try text("Tests/Snapshots/Home/de-80.txt").contains("Nothing is written yet."))
        #expect(runRib(["init", "Planner", "--into", folder.file("other"), "--languages", "en,qq"]).code == 1)
    }

    @Test("takes a language once that is named twice")
    func repeatedLanguage() throws {
        let result = make("--languages", "en,de, de")
        #expect(result.code == 0, "\(result.messages)")
        let codes = rib("languages").output.split(separator: "\n").map { String($0.prefix(2)) }
        #expect(codes == ["en", "de"])
    }

    @Test(
        "refuses a name that no project can have, and leaves nothing behind",
        arguments: [("planner", "capital letter"), ("Host", "a target Host in every project"), ("class", "Swift")])
    func name(name: String, reason: String) throws {
        let result = runRib(["init", name, "--into", root])
        #expect(result.code == 1)
        #expect(result.messages.contains(reason), "\(result.messages)")
        #expect(!FileManager.default.fileExists(atPath: root))
    }

    @Test("refuses a folder in which something lies, and leaves it as it is")
    func fullFolder() throws {
        _ = try folder.write("mine", to: "notes.txt")
        let result = runRib(["init", "Planner", "--into", folder.path])
        #expect(result.messages.contains("is not empty"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
        #expect(runRib(["init", "Planner"]).code == 2)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    /// The part of the manifest before the layers, without the lines of core modules: a change of these must not fail
    /// the tests.
    private var table: String {
        get throws {
            let manifest = try text("Project.swift")
            let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
                .prefix { !$0.hasPrefix("// MARK: - The layers") }
            guard let core = lines.firstIndex(where: { $0.hasPrefix("        Core(") }),
                let behind = lines[core...].firstIndex(of: "")
            else { return manifest }
            return (lines[..<core] + lines[behind...]).joined(separator: "\n")
        }
    }

    @discardableResult
    private func make(_ words: String...) -> (code: Int32, output: String, messages: String) {
        runRib(["init", "Planner", "--into", root] + words)
    }

    private func rib(_ words: String...) -> (code: Int32, output: String, messages: String) {
        runRib(words + ["--root", root])
    }

    private func expectOrder(sourceLocation: SourceLocation = #_sourceLocation) {
        let check = rib("check")
        #expect(
            check.messages.hasPrefix("The house is in order"), "\(check.output)", sourceLocation: sourceLocation)
    }
}
