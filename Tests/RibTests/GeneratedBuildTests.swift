import Foundation
import Platform
import PlatformTesting
import RibKit
import Testing

/// What the tool writes, built and tested by SwiftPM in a folder of its own. It takes minutes: `.ci/run` asks for it.
@Suite(
    "What rib writes",
    .enabled(if: ProcessInfo.processInfo.environment["RIB_BUILDS"] != nil, "RIB_BUILDS=1 builds what rib writes"),
    .serialized)
struct GeneratedBuildTests {
    /// One folder for all, as what is built of the machinery is the same.
    @Test("builds without a warning and passes its tests, with every choice and after every change")
    func all() throws {
        let project = try TemplateFixture("--languages en")
        try english(project)
        try german(project)
        try whole(project)
    }

    /// A project in English that got a feature and a store that is exchanged, and was upgraded; then its modules change.
    private func english(_ project: TemplateFixture) throws {
        expect(project, "new feature Notes --into Home", "add sync")
        try project.commit()
        expect(project, "upgrade")
        try project.commit()
        try test(project)
        #expect(try run(project, "", input: "notes\nwrite Hello\nshow\n") == "Notes\nHello\n")

        expect(project, "rename Feature/Notes Diary", "new feature Loose", "remove Feature/Loose")
        try mend(project)
        try test(project)
        #expect(try run(project, "", input: "notes\nwrite Bye\nshow\n") == "Notes\nBye\n")
    }

    /// A project in a language that the machinery does not speak, which gets a store with its first data.
    private func german(_ project: TemplateFixture) throws {
        try project.become("--languages en,de")
        #expect(try project.rib("check").output.contains(": note: this phrase has no German text"))
        let table = "Modules/Core/Basics/Sources/Languages/German/German+Table.swift"
        let english = "There is no command %1 here."
        let texts = try project.text(table)
        #expect(texts.contains("\"\(english)\": \"\""))
        try project.write(
            texts.replacing("\"\(english)\": \"\"", with: "\"\(english)\": \"Den Befehl %1 gibt es nicht.\""),
            to: table)
        try test(project)
        #expect(try run(project, "--lang de nonsense").contains("Den Befehl “nonsense” gibt es nicht."))
        #expect(try run(project, "--lang de", input: "write Hallo\nshow\n") == "Home\nHallo\n")

        expect(project, "new domain Poems", "new data Poems", "new feature Poem --domains Poems --into Home")
        try test(project)
        let kept = try run(project, "poem add Hallo", "--lang en poem", "--lang en undo")
        #expect(kept == "“Hallo” is added.\nPoem\nHallo\nUndone: entry is gone again, was “Hallo”.\n")
    }

    /// A project with all parts in all languages, with new modules of every layer, as the page of this tool says.
    private func whole(_ project: TemplateFixture) throws {
        try project.become("--languages en,ko,ja --with sync,resource")
        expect(
            project, "new core Clock", "new core Bell --for data,feature", "new domain Notes", "new data Notes",
            "new feature Tags --into Home")
        expect(
            project, "new feature Notes --domains Notes --into Home",
            "new feature Labels --children Tags --domains Notes --into Notes",
            "new feature Flow --viewless", "wire Flow --into Notes", "new feature Deep --into Notes",
            "move Deep --into Tags", "new feature Talk --listener --into Tags",
            "new feature Aside --listener --viewless --into Notes", "new feature Brief --into Tags",
            "remove Brief --unwire")
        let check = try project.rib("check")
        #expect(check.output.hasPrefix("The house is in order"), "\(check.output)")
        try mend(project)
        try test(project)
        for name in ["Notes", "Tags", "Labels", "Deep", "Talk"] {
            let example = try products(of: project) + "/\(name)Example"
            let isList = ["Notes", "Labels"].contains(name)
            let output = try project.folder.run(
                example, in: "project", input: "\(isList ? "add" : "write") Hello\nshow\n"
            ).output
            #expect(output == (isList ? "“Hello” is added.\n" : "") + "\(name)\nHello\n")
        }
        let flow = try products(of: project) + "/FlowExample"
        #expect(try project.folder.run(flow, in: "project", input: "show\n").output == "Flow has no screen.\n")
        #expect(try run(project, "undo") == "There is nothing to undo.\n")
        #expect(FileManager.default.fileExists(atPath: project.folder.file("data/planner.db")))
        #expect(try run(project, "", input: "tags\ndeep\nwrite Bye\nshow\n") == "Deep\nBye\n")
        let doubles = try project.rib("doubles --check --modules \(BuildSystem.modules(in: products(of: project)))")
        #expect(doubles.code == 0, "\(doubles.output)")
    }

    private func expect(_ project: TemplateFixture, _ lines: String...) {
        for words in lines {
            let result = try? project.rib(words)
            #expect(result?.code == 0, "\(words): \(result?.output ?? "")")
        }
    }

    /// Nothing here is debugged, and a fifth of the building is for the debugger.
    private static let options = "-Xswiftc -gnone --scratch-path .build-rib"

    /// Writes what a change of a name leaves: lines that became too long, and the screens.
    private func mend(_ project: TemplateFixture) throws {
        _ = try project.folder.run("swift format --in-place --recursive App Modules Tests", in: "project")
        _ = try project.folder.run(
            "RECORD=1 swift test \(Self.options) --filter SnapshotTests", in: "project")
    }

    private func test(_ project: TemplateFixture) throws {
        let words = "swift format lint --strict --recursive --parallel App Modules Tests Tools Project.swift"
        let lint = try project.folder.run(words, in: "project")
        #expect(lint.code == 0, "\(lint.output)")
        let test = try project.folder.run("swift test \(Self.options)", in: "project")
        #expect(test.code == 0, "\(failures(in: test.output))")
        #expect(!test.output.contains("warning:"))
    }

    /// Runs the app with the arguments of each line, one after the other, on new data.
    ///
    /// - Returns: what all of them wrote.
    private func run(_ project: TemplateFixture, _ lines: String..., input: String = "") throws -> String {
        let data = project.folder.file("data")
        try? FileManager.default.removeItem(atPath: data)
        let app = try products(of: project) + "/planner"
        return try lines.map {
            try project.folder.run("\(app) --data \(data) \($0)", in: "project", input: input).output
        }.joined()
    }

    /// The folder of what a build in `.build-rib` makes.
    private func products(of project: TemplateFixture) throws -> String {
        let output = try project.folder.run(
            "swift build \(Self.options) --show-bin-path", in: "project"
        )
        .output
        return output.split(separator: "\n").last.map(String.init) ?? ""
    }
}

/// The lines of a test run that say what failed, with the comments that follow them, and its last lines.
private func failures(in output: String) -> String {
    var isFailure = false
    let lines = output.split(separator: "\n").filter { line in
        isFailure =
            line.contains("recorded an issue") || line.contains("error:") || isFailure && line.hasPrefix("↳")
        return isFailure
    }
    return (lines + ["…", output.suffix(4000)]).joined(separator: "\n")
}
