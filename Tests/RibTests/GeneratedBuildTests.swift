import Foundation
import Platform
import RibKit
import Testing

/// What the tool writes, built and tested by SwiftPM in a folder of its own. It takes minutes: `.ci/run` asks for it.
@Suite(
    "What rib writes",
    .enabled(if: ProcessInfo.processInfo.environment["RIB_BUILDS"] != nil, "RIB_BUILDS=1 builds what rib writes"),
    .serialized)
struct GeneratedBuildTests {
    /// One folder for both, as what is built of the machinery is the same.
    @Test("builds without a warning and passes its tests: a new project, and new modules in this one")
    func all() throws {
        let copy = try WorkingCopy(empty: ())
        try project(in: copy)
        try copy.becomeThisProject()
        try modules(in: copy)
    }

    /// A project that is made builds and passes its tests at once, takes a feature, and answers at its prompt.
    private func project(in copy: WorkingCopy) throws {
        let made = runRib(["init", "Planner", "--into", copy.root])
        #expect(made.code == 0, "\(made.messages)")
        let lint = try copy.run("swift format lint --strict --recursive App Modules Tests Tools Project.swift")
        #expect(lint.code == 0, "\(lint.output)")
        // What is the same as here, and does not ask where it lies, is tested here.
        let house = try House(at: copy.root)
        let files = (house.swiftFiles(in: "Modules/Core") ?? []).filter { path in
            !FileManager.default.contentsEqual(
                atPath: house.path(path), andPath: Golden.root.appending(path: path).path)
        }
        #expect(files == [])
        try copy.leaveOutTests { $0.layer == .core && !Affected.asksWhereItLies($1, in: house) }
        try test(copy)

        #expect(copy.rib("new feature Notes --into Home").code == 0)
        // The others do not depend on the feature.
        try test(copy, "--filter", "^(NotesFeature|HomeFeature|Snapshot)Tests|HouseTests|TableTests|TuistTests")
        let products = try copy.products()
        let doubles = copy.rib("doubles --check --modules \(BuildSystem.modules(in: products))")
        #expect(doubles.code == 0, "\(doubles.output)")
        let app = try copy.run(
            "\(products)/planner --data data", input: "write Hello\nnotes\nwrite Bye\nback\nshow\n")
        #expect(app.output.hasSuffix("Home\nHello\n"), "\(app.output)")
    }

    /// New modules of every layer pass their tests, are open in the app, and answer at the prompts of their examples.
    private func modules(in copy: WorkingCopy) throws {
        for words in [
            "new core Clock", "new core Bell --for data,feature", "new domain Notes", "new data Notes --app mandalart",
            "new feature Notes --domains Notes",
            "new feature Tags --into Home",
            "new feature Labels --children Settings,Tags --domains Profile --into SubGoal",
            "new feature Flow --viewless --into Settings", "new feature Deep --into Tags",
        ] {
            let result = copy.rib(words)
            #expect(result.code == 0, "\(words): \(result.output)")
        }
        #expect(copy.rib("check").output.hasPrefix("The house is in order"))
        let lint = try copy.run("swift format lint --strict --recursive App Modules Project.swift")
        #expect(lint.code == 0, "\(lint.output)")

        let features = ["Notes", "Tags", "Labels", "Flow", "Deep", "Home", "Settings", "SubGoal"]
        try copy.reduce(to: Set(["Clock", "Bell"] + features), app: "mandalart")
        // What a new module cannot change is tested in the project above.
        try test(copy, "--skip", "HouseTests|ForbiddenEdgeTests|PhraseCompilationTests|ScriptTests|StyleTests")
        let products = try copy.products()
        // The tests of the other features are left out, and their stubs with them.
        for module in features.map({ "Feature/\($0)" }) + ["Domain/Notes"] {
            let doubles = copy.rib("doubles \(module) --check --modules \(BuildSystem.modules(in: products))")
            #expect(doubles.code == 0, "\(doubles.output)")
        }
        for name in ["Notes", "Tags", "Labels", "Deep"] {
            let example = try copy.run("\(products)/\(name)Example", input: "write Hello\nshow\n")
            #expect(example.output == "\(name)\nHello\n")
        }
        #expect(try copy.run("\(products)/FlowExample", input: "show\n").output == "Flow has no screen.\n")
        let app = try copy.run(
            "\(products)/mandalart --data data", input: "Juno\ntags\nwrite Hello\ndeep\nback\nshow\n")
        #expect(app.code == 0)
        #expect(app.output.hasSuffix("Tags\nHello\n"), "\(app.output)")
    }

    private func test(_ copy: WorkingCopy, _ words: String...) throws {
        let test = try copy.run((["swift test --scratch-path .build-rib"] + words).joined(separator: " "))
        #expect(test.code == 0, "\(failures(in: test.output))")
        #expect(!test.output.contains("warning:"))
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
