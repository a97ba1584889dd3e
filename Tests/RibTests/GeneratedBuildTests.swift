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
    @Test("builds without a warning, passes its tests, answers at its prompt, and is open in the app")
    func modules() throws {
        let copy = try WorkingCopy()
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

        let modules = ["Clock", "Bell", "Notes", "Tags", "Labels", "Flow", "Deep", "Home", "Settings", "SubGoal"]
        try copy.reduce(to: Set(modules))
        let test = try copy.run("swift test --scratch-path .build-rib --skip HouseTests")
        #expect(test.code == 0, "\(failures(in: test.output))")
        #expect(!test.output.contains("warning:"))
        let products = try copy.products()
        let built = BuildSystem.modules(in: products)
        // The tests of the other features are left out, and their stubs with them.
        for feature in ["Notes", "Tags", "Labels", "Flow", "Deep", "Home", "Settings", "SubGoal"] {
            let doubles = copy.rib("doubles Feature/\(feature) --check --modules \(built)")
            #expect(doubles.code == 0, "\(doubles.output)")
        }
        let doubles = copy.rib("doubles Domain/Notes --check --modules \(built)")
        #expect(doubles.code == 0, "\(doubles.output)")
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

    @Test("is a project that builds and passes its tests at once, and takes a feature")
    func project() throws {
        let copy = try WorkingCopy(empty: ())
        var output = ""
        let context = Tool.Context(folder: Golden.root.path, show: { output += $0 }, tell: { output += $0 })
        #expect(Tool(context).run(["init", "Planner", "--into", copy.root]) == .ok, "\(output)")
        let lint = try copy.run("swift format lint --strict --recursive App Modules Tests Tools Project.swift")
        #expect(lint.code == 0, "\(lint.output)")
        let test = try copy.run("swift test --scratch-path .build-rib")
        #expect(test.code == 0, "\(failures(in: test.output))")
        #expect(!test.output.contains("warning:"))

        #expect(copy.rib("new feature Notes --into Home").code == 0)
        let second = try copy.run("swift test --scratch-path .build-rib --filter NotesFeatureTests|ArchitectureTests")
        #expect(second.code == 0, "\(failures(in: second.output))")
        let products = try copy.products()
        let doubles = copy.rib("doubles --check --modules \(BuildSystem.modules(in: products))")
        #expect(doubles.code == 0, "\(doubles.output)")
        let app = try copy.run(
            "\(products)/planner --data data", input: "write Hello\nnotes\nwrite Bye\nback\nshow\n")
        #expect(app.output.hasSuffix("Home\nHello\n"), "\(app.output)")
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
