import Foundation
import PlatformTesting
import RibKit
import Testing

@Suite("rib upgrade")
struct UpgradeTests {
    private typealias Difference = TemplateFixture.Difference

    @Test("merges what changed in the template, and keeps the work of the project")
    func merge() throws {
        let project = try TemplateFixture("--with store")
        #expect(try project.rib("new feature Notes --into Home").code == 0)
        let own = "Modules/Core/Basics/Sources/Languages/Tongue.swift"
        try project.write("// Our own line.\n" + project.text(own), to: own)
        try project.commit()

        let tried = try project.rib("upgrade --dry-run")
        let changes = ["M .ribcage", "D \(Difference.gone)", "M \(Difference.mended)", "A \(Difference.new)"]
        #expect(tried.code == 0 && changes.allSatisfy(tried.output.contains), "\(tried.output)")
        #expect(tried.output.contains("4 files would change, from commit \(project.older) to \(project.newer).\n"))
        #expect(try project.git("status --porcelain") == "")
        #expect(try project.git("worktree list").split(separator: "\n").count == 1)

        let done = try project.rib("upgrade")
        #expect(done.code == 0 && changes.allSatisfy(done.output.contains), "\(done.output)")
        #expect(try !project.text(Difference.mended).contains(Difference.oldLine))
        #expect(!project.exists(Difference.gone) && project.exists(Difference.new))
        #expect(try project.text(own).hasPrefix("// Our own line.\n"))
        #expect(try project.text(".ribcage").hasSuffix("commit \(project.newer)\n"))
        #expect(project.exists("Modules/Feature/Notes/Sources/NotesBuilder.swift"))
        let check = try project.rib("check")
        #expect(check.output.hasPrefix("The house is in order"), "\(check.output)")
        #expect(try project.git("log --oneline").split(separator: "\n").count == 2)

        let again = try project.rib("upgrade")
        #expect(again.code == 1 && again.output.contains("there are changes that are in no commit"))
        try project.commit()
        #expect(try project.rib("upgrade").output == "The machinery is from the newest commit, \(project.newer).\n")
    }

    @Test("refuses what cannot be merged, with what to do; tells of a conflict and leaves it as git does")
    func refusals() throws {
        let project = try TemplateFixture()
        func refusal(_ words: String) throws -> String {
            let result = try project.rib("upgrade \(words)")
            #expect(result.code == 1)
            return result.output
        }
        let shallow = project.folder.file("shallow")
        let template = "file://\(project.folder.file("template"))"
        #expect(try project.folder.run("git clone --quiet --depth 1 \(template) \(shallow)").code == 0)
        #expect(try refusal("--from \(shallow)").contains("is a shallow clone, without older commits: git -C"))
        #expect(try refusal("--from \(project.folder.file("nowhere"))").contains("nowhere cannot be read"))
        #expect(try refusal("--to v99").contains("has no branch or tag “v99”"))
        #expect(try project.git("status --porcelain") == "")

        let choices = try project.text(".ribcage")
        try project.write(choices.replacing("commit ", with: "commited "), to: ".ribcage")
        try project.commit()
        #expect(try refusal("").contains(".ribcage has the line “commited \(project.older)”"))
        try project.write("name Planner\n", to: ".ribcage")
        try project.commit()
        #expect(try refusal("").contains(".ribcage does not tell the template and its commit"))
        #expect(runRib(["upgrade"]).messages.contains("there is no .ribcage here"))

        try project.write(choices, to: ".ribcage")
        let text = try project.text(Difference.mended)
        try project.write(text.replacing(Difference.oldLine, with: "// We mended it.\n"), to: Difference.mended)
        try project.commit()
        let tried = try project.rib("upgrade --dry-run")
        #expect(tried.code == 1 && tried.output.contains("conflict: \(Difference.mended)\n"), "\(tried.output)")
        #expect(try project.git("status --porcelain") == "")
        let done = try project.rib("upgrade")
        #expect(done.code == 1 && done.output.contains("1 with conflicts"), "\(done.output)")
        #expect(try project.text(Difference.mended).contains("<<<<<<< HEAD\n// We mended it.\n"))
        #expect(!project.exists(Difference.gone))
    }

    @Test("takes the branch or the tag of the whole name, and none whose name ends in it")
    func wholeName() throws {
        let project = try TemplateFixture()
        for words in [
            "branch release/v2 \(project.older)", "branch v2 \(project.newer)", "branch release/v3 \(project.older)",
            "tag v3 \(project.newer)", "branch release/v4 \(project.newer)",
        ] {
            let made = try project.folder.run("git -C template \(words)")
            #expect(made.code == 0, "\(words): \(made.output)")
        }
        for name in ["v2", "v3"] {
            let tried = try project.rib("upgrade --dry-run --to \(name)")
            #expect(tried.output.contains(", from commit \(project.older) to \(project.newer).\n"), "\(tried.output)")
        }
        let refused = try project.rib("upgrade --to v4")
        #expect(refused.code == 1 && refused.output.contains("has no branch or tag “v4”"), "\(refused.output)")
    }

    @Test("gives a project without a store one with its first data, which a feature uses at once")
    func firstData() throws {
        let project = try TemplateFixture("--languages en,ko")
        // Nothing is written for what cannot be made.
        let refused = try project.rib("new data Poems")
        #expect(refused.code == 1 && refused.output.contains("rib new domain Poems"), "\(refused.output)")
        #expect(!project.exists("Modules/Core/SQLite"))
        let lines = ["new domain Poems", "new data Poems", "new feature Poem --domains Poems --into Home"]
        for line in lines {
            let made = try project.rib(line)
            #expect(made.code == 0, "\(line): \(made.output)")
            let check = try project.rib("check")
            #expect(check.output.hasPrefix("The house is in order"), "\(line): \(check.output)")
        }
        let app = #"App("planner", in: "App/Planner/Sources", features: ["Home"], core: ["Stores"], data: ["Poems"]),"#
        #expect(try project.text("Project.swift").contains(app))
        #expect(try project.text("App/Planner/Sources/Storage.swift").contains("SQLitePoemsRepository.migrations\n"))
        #expect(try project.text("App/Planner/Sources/main.swift").contains("Storage.declaration.access"))
    }

    @Test("adds a store to a project that was made without one, once, as init would have made it")
    func store() throws {
        let project = try TemplateFixture("--languages en,ko")
        #expect(!project.exists("Modules/Core/SQLite"))
        let main = "App/Planner/Sources/main.swift"
        let added = try project.rib("add store")
        #expect(added.code == 0, "\(added.output)")
        #expect(added.output.hasPrefix("App/Planner/Sources/AppPhrases.swift\n"))
        #expect(added.output.contains("\nModules/Core/SQLite\n") && !added.output.contains("SQLite/"))
        let check = try project.rib("check")
        #expect(check.output.hasPrefix("The house is in order"), "\(check.output)")
        let made = [
            "init", "Planner", "--into", project.folder.file("made"), "--languages", "en,ko", "--with", "store",
        ]
        #expect(runRib(made).code == 0)
        for path in ["Project.swift", "App/Planner/Sources/Storage.swift", main] {
            let text = try String(contentsOfFile: project.folder.file("made/\(path)"), encoding: .utf8)
            #expect(try project.text(path) == text)
        }
        let again = try project.rib("add store")
        #expect(again.code == 1 && again.output.contains("the project has Stores already"))
        #expect(runRib(["add", "store"]).messages.contains("there is no .ribcage here"))

        // An app that has another form than init gives it.
        try project.git("checkout --quiet -- .")
        try project.git("clean --quiet --force -d")
        try project.write(project.text(main).replacing("RootComponent(dependency: ())", with: "component()"), to: main)
        let left = try project.rib("add store")
        #expect(left.code == 1 && project.exists("App/Planner/Sources/Storage.swift"))
        let request = "open the Storage and pass it to RootComponent\n"
        #expect(left.output.contains("\(main) has another form than rib init writes: \(request)"))
    }
}
