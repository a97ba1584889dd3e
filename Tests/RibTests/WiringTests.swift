import PlatformTesting
import RibKit
import Testing

@Suite("rib wire, unwire and move")
struct WiringTests {
    let copy: WorkingCopy

    init() throws {
        copy = try WorkingCopy()
    }

    private func run(_ lines: String...) {
        for line in lines {
            let result = copy.rib(line)
            #expect(result.code == 0, "\(line): \(result.output)")
        }
    }

    @Test("wiring a feature later writes what making it with --into writes", arguments: ["", " --viewless"])
    func later(options: String) throws {
        run("new feature Notes\(options) --into Settings")
        let expected = try copy.sources()
        run("unwire Notes", "wire Feature/Notes --into Settings")
        let changes = try copy.changes(since: expected)
        #expect(changes == [])
        #expect(copy.rib("check").code == 0)
    }

    @Test(
        "unwiring takes all out again that wiring wrote",
        arguments: ["", " --viewless"])
    func inverse(options: String) throws {
        // The lists that rib writes anew have its line breaks from then on.
        run("new feature Notes\(options) --into Settings", "unwire Notes")
        let before = try copy.sources()
        for parent in ["Settings", "Trend"] {
            run("wire Notes --into \(parent)")
            let wired = try copy.changes(since: before)
            #expect(wired.count >= 5)
            run("unwire Notes")
            let changes = try copy.changes(since: before)
            #expect(changes == [])
        }
    }

    @Test("unwiring keeps the file of the parent's phrases if it has other code")
    func phrases() throws {
        let path = "Modules/Feature/Trend/Sources/TrendPhrases.swift"
        let text = try copy.text(path)
            .replacing("enum TrendPhrases {", with: "enum TrendPhrases {}\n\nextension TrendPhrases {")
        _ = try copy.folder.write(text, to: path)
        run("new feature Notes --into Trend", "unwire Notes")
        let left = try copy.text(path)
        #expect(left == text.replacing("{}", with: "{\n}"))
    }

    @Test("unwiring takes out a test of the way as rib wrote it, and refuses to take out another")
    func changedTest() throws {
        run("new feature Notes --into Settings")
        let path = "Modules/Feature/Settings/Tests/SettingsToNotesTests.swift"
        let test = try copy.text(path)
        _ = try copy.folder.write(test + "\n@Test(\"opens again\") func again() {}\n", to: path)
        let before = try copy.sources()
        let refused = copy.rib("unwire Notes")
        #expect(refused.code == 1)
        #expect(refused.output.contains("\(path):1: imports NotesFeatureTesting"), "\(refused.output)")
        let changes = try copy.changes(since: before)
        #expect(changes == [])
        _ = try copy.folder.write(test, to: path)
        run("rename Feature/Notes Diary", "unwire Diary")
        let left = try copy.sources().keys.filter { $0.contains("SettingsTo") }
        #expect(left.isEmpty)
    }

    @Test("the builder of a child is added to the parent's children, also in a file of their own")
    func childrenApart() throws {
        let (sources, children) = (
            "Modules/Feature/Settings/Sources",
            "package protocol SettingsChildren: Dependency {\n    var privacyBuilder: any PrivacyBuildable { get }\n}\n"
        )
        let builder = try copy.text("\(sources)/SettingsBuilder.swift")
        _ = try copy.folder.write(
            builder.replacing("\(children)\n", with: ""), to: "\(sources)/SettingsBuilder.swift")
        _ = try copy.folder.write(
            "package import PrivacyFeatureInterface\npackage import Ribcage\n\n\(children)",
            to: "\(sources)/SettingsChildren.swift")
        run("new feature Notes --into Settings")
        let wired = try copy.text("\(sources)/SettingsChildren.swift")
        #expect(wired.contains("    var notesBuilder: any NotesBuildable { get }\n}\n"))
        let kept = try copy.text("\(sources)/SettingsBuilder.swift")
        #expect(kept.contains("package protocol SettingsDependency: SettingsChildren {\n"))
    }

    @Test("a comment above the first import stays when that import is taken out")
    func license() throws {
        let path = "Modules/Feature/Settings/Sources/SettingsBuilder.swift"
        let head = "// SPDX-License-Identifier: MIT\n"
        let text = try copy.text(path)
        _ = try copy.folder.write(head + text, to: path)
        run("new feature Alarm --into Settings")
        let wired = try copy.text(path)
        #expect(wired.hasPrefix("\(head)package import AlarmFeatureInterface\npackage import Basics\n"))
        run("unwire Alarm")
        let left = try copy.text(path)
        #expect(left.hasPrefix("\(head)package import Basics\n"))
    }

    @Test("the comments in a list and in a call stay when an element or an argument is added and removed")
    func comments() throws {
        let (main, trend) = (
            "App/Mandalart/Sources/main.swift", "Modules/Feature/Trend/Sources/TrendBuilder.swift"
        )
        func edit(_ path: String, _ old: String, _ new: String) throws -> String {
            let text = try copy.text(path).replacing(old, with: new)
            _ = try copy.folder.write(text, to: path)
            return text
        }
        let last = "        // The ideas.\n        SuggestBuilder.placeDescription,  // of an assistant\n"
        let call = "TrendRouter(\n            interactor,  // of the past\n            showing: TrendScreen.self"
        let list = try edit(main, "        SuggestBuilder.placeDescription,\n", last)
        let router = try edit(trend, "TrendRouter(interactor, showing: TrendScreen.self", call)
        run("new feature Notes --into Trend")
        let (wiredList, wiredRouter) = try (copy.text(main), copy.text(trend))
        #expect(wiredList.contains("\(last)        NotesBuilder.placeDescription,\n    ]"))
        #expect(wiredRouter.contains("\(call),\n            builders: dependency)\n"))
        run("unwire Notes")
        let (leftList, leftRouter) = try (copy.text(main), copy.text(trend))
        #expect(leftList == list)
        #expect(leftRouter.contains("\(call))\n"))
        #expect(router.contains("\(call))\n"))
    }

    @Test("a feature without a screen is attached by its parent's router, and is no place")
    func viewless() throws {
        run("new feature Clock --viewless --into Settings")
        let router = try copy.text("Modules/Feature/Settings/Sources/SettingsBuilder.swift")
        #expect(
            router.contains("    override func didLoad() {\n        attach(builders.clockBuilder.build())\n    }\n"))
        let phrases = try copy.text("Modules/Feature/Settings/Sources/SettingsPhrases.swift")
        #expect(!phrases.contains("clock"))
        let main = try copy.text("App/Mandalart/Sources/main.swift")
        #expect(!main.contains("Clock"))
        run("new feature Bell --viewless --into Settings")
        let both = try copy.text("Modules/Feature/Settings/Sources/SettingsBuilder.swift")
        #expect(both.contains("clockBuilder.build())\n        attach(builders.bellBuilder.build())\n"))
    }

    @Test("what only a person can make is written as a placeholder, and its place is told")
    func placeholders() throws {
        let result = copy.rib("wire Visit --into Statistics")
        #expect(result.code == 0, "\(result.output)")
        let path = "Modules/Feature/Statistics/Sources/StatisticsBuilder.swift"
        let lines = try copy.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("build(number: <#VisitNumber#>)") })
        #expect(result.output.hasSuffix("\(path):\(line + 1): write a value in the place of <#VisitNumber#>\n"))
    }

    @Test("a parent hears the news of its child, and what it does about them is not taken out")
    func listener() throws {
        let path = "Modules/Feature/Trend/Sources/TrendInteractor.swift"
        let before = try copy.text(path)
        run("wire Charts --into Trend")
        let wired = try copy.text(path)
        let news = "    func chartsDidOpen(_ chart: ChartID) {}\n"
        #expect(wired.hasSuffix("\nextension TrendInteractor: ChartsListener {\n\(news)}\n"))
        let router = try copy.text("Modules/Feature/Trend/Sources/TrendBuilder.swift")
        #expect(router.contains("$0.builders.chartsBuilder.build(listener: $0.interactor)"))
        _ = try copy.folder.write(wired.replacing("ChartID) {}", with: "ChartID) { print(chart) }"), to: path)
        let refused = copy.rib("unwire Charts --from Trend")
        #expect(refused.code == 1)
        #expect(refused.output.contains("uses ChartsListener"), "\(refused.output)")
        _ = try copy.folder.write(wired, to: path)
        run("unwire Charts --from Trend")
        let after = try copy.text(path)
        #expect(after == before)
    }

    @Test("a new feature with a listener reports to its parent, which need not do anything about it")
    func newListener() throws {
        run("new feature Notes --listener --into Trend")
        let text = try copy.text("Modules/Feature/Notes/Interface/NotesInterface.swift")
        #expect(text.contains("    func build(listener: any NotesListener) -> any ViewableRouting\n"))
        #expect(text.contains("    func notesDidWrite(_ text: String) async throws\n"))
        let interactor = try copy.text("Modules/Feature/Trend/Sources/TrendInteractor.swift")
        #expect(
            interactor.hasSuffix(
                "extension TrendInteractor: NotesListener {\n    func notesDidWrite(_ text: String) async throws {}\n}\n"
            ))
        let tests = try copy.text("Modules/Feature/Notes/Tests/NotesInteractorTests.swift")
        #expect(tests.contains("        #expect(listener.notesDidWriteCalls == [\"Hello\"])\n"))
        let other = copy.rib("new domain Diary --listener")
        #expect(other.output == "rib: --listener is for features.\n")
        #expect(copy.rib("check").code == 0)
    }

    @Test("a feature that moves leaves its parent, and the app keeps it")
    func move() throws {
        run("new feature Notes --into Settings")
        let before = try copy.sources()
        run("move Notes --into Trend")
        let changes = try copy.changes(since: before)
        #expect(!changes.contains { $0.hasPrefix("App/") })
        #expect(changes.contains("Modules/Feature/Settings/Tests/SettingsToNotesTests.swift"))
        let table = try copy.text("Project.swift")
        #expect(table.contains(#"Feature("Trend", features: ["Notes"], "#))
        #expect(copy.rib("check").code == 0)
    }

    @Test("an app gains and loses a feature with those that only it leads to")
    func subtree() throws {
        let app = "App/Mandalart/Sources/RootComponent.swift"
        run("new feature Leaf", "new feature Branch --children Leaf")
        let before = try copy.text(app)
        run("wire Branch --into Trend")
        let wired = try copy.text(app)
        #expect(wired.contains("LeafBuilder(dependency: self)"))
        run("unwire Branch")
        let after = try copy.text(app)
        #expect(after == before)
    }

    @Test("a builder of an app is added after the end of the last one, which can take several lines")
    func longBuilder() throws {
        let app = "App/Mandalart/Sources/RootComponent.swift"
        let before = try copy.text(app)
        run("new feature AnnouncementPreferences --into Settings", "new feature Notes --into Settings")
        let wired = try copy.text(app)
        #expect(
            wired.contains(
                """
                    var announcementPreferencesBuilder: any AnnouncementPreferencesBuildable {
                        AnnouncementPreferencesBuilder(dependency: self)
                    }
                    var notesBuilder: any NotesBuildable { NotesBuilder(dependency: self) }

                """))
        run("unwire Notes", "unwire AnnouncementPreferences")
        let after = try copy.text(app)
        #expect(after == before)
    }

    @Test("wires a feature of a circle, which a table that was written by hand can have")
    func circle() throws {
        let table = try copy.text("Project.swift")
        let line = #"Feature("Trend", features: ["Progress"], domains:"#
        let changed = table.replacing(#"Feature("Trend", domains:"#, with: line)
        #expect(changed != table)
        _ = try copy.folder.write(changed, to: "Project.swift")
        run("wire Trend --into Settings")
        let wired = try copy.text("Project.swift")
        #expect(wired.contains(#"Feature("Settings", features: ["Privacy", "Trend"], "#))
        let refused = copy.rib("wire Settings --into Trend")
        #expect(refused.output.contains("Settings leads to Trend already, by Trend: a way goes down alone"))
    }

    @Test("refuses what it cannot do, says why, and changes nothing")
    func refusals() throws {
        let before = try copy.sources()
        for (line, reason) in [
            ("wire Trend --into Progress", "feature Progress leads to Trend already"),
            ("wire Progress --into Trend", "Progress leads to Trend already, by Trend: a way goes down alone"),
            ("wire Trend --into Trend", "Trend cannot lead to itself"),
            ("wire Cells --into Trend", "feature Cells has no “func build”"),
            ("wire Nothing --into Trend", "there is no feature Nothing"),
            ("wire Timer --into Trend", "the RootComponent in App/Mandalart/Sources has no"),
            ("unwire Suggest", "Home, SubGoal lead to Suggest: name one of them with --from"),
            ("unwire Trend --from Home", "feature Home does not lead to Trend"),
            ("unwire SubGoal", "HomeBuilder.swift:97: uses subGoalBuilder"),
            ("unwire Insights", "no feature leads to Insights"),
        ] {
            let result = copy.rib(line)
            #expect(result.code == 1)
            #expect(result.output.contains(reason), "\(line): \(result.output)")
        }
        let changes = try copy.changes(since: before)
        #expect(changes == [])
    }
}
