import Basics
import CellsFeatureInterface
import EditorFeatureTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import ItemFeature

@MainActor @Suite("The page of an item")
struct ItemTests {
    private let dependency = ItemDependencyStub()

    private func router() throws -> any ViewableRouting {
        let chart = OpenChart.fake(
            MandalartUseCaseFake(try Chart.marathon), progress: ProgressUseCaseFake(try ChartProgress.sample),
            today: ChartProgress.sampleToday)
        return ItemBuilder(dependency: dependency).build(
            chart: chart, position: try Position(2), in: try Position(1))
    }

    @Test("shows its rate, its sub-goal, its whole note and its whole log")
    func page() async throws {
        let seen = try await typing("note by the river", "due 2026-12-04", "show", at: router())
        #expect(
            seen == [
                "! Action item 2 of sub-goal 1: the note is saved.",
                "! Action item 2 of sub-goal 1, Run 5 km, is due Fri 2026-12-04.",
                "Action item 2 of sub-goal 1: Run 5 km, 40% done", "Sub-goal: Endurance", "Due: Fri 2026-12-04", "Note",
                "by the river", "Log, 1 entry", "12  2026-11-21  ran 6 km",
            ])
    }

    @Test("edits the item without its address")
    func edits() async throws {
        let seen = try await typing(
            "set Run 10 km 50%", "rate +10", "every 3/week", "done", "log ran 7 km", at: router())
        #expect(
            seen == [
                "! Action item 2 is Run 10 km, 50% done.", "! Action item 2 is Run 10 km, 60% done.",
                "! Action item 2 of sub-goal 1, Run 10 km, is a habit, 3 times a week: 0 of 3 this week.",
                "! “Run 10 km” is kept, 3 times a week: 1 of 3 this week.", "! Logged for “Run 10 km”: ran 7 km.",
            ])
    }

    @Test("corrects and removes entries of the log by their numbers")
    func log() async throws {
        let seen = try await typing(
            "correct 12 ran 8 km", "remove 12", "yes", "show", at: router(), isInteractive: true)
        #expect(seen.contains("! Entry 12 of Sat 2026-11-21: ran 8 km."))
        #expect(seen.contains("Remove entry 12, “ran 8 km”? “undo” brings it back. [no]> yes"))
        #expect(seen.count { $0.hasPrefix("12  ") } == 1)
    }

    @Test("shows the note before it asks for another one, where there is no editor")
    func note() async throws {
        let seen = try await typing("note by the river", "note", "", "show", at: router(), isInteractive: true)
        let asked = seen.firstIndex { $0.hasPrefix("note: ") } ?? 0
        #expect(seen[..<asked].contains("! by the river"))
        #expect(seen.contains("by the river"))
    }

    @Test("leads to the form of the item")
    func form() async throws {
        _ = try await typing("edit", at: router())
        let cell = CellTarget(.actionItem(try Position(2), in: try Position(1)), in: nil)
        #expect(dependency.editorMock.buildCalls.map(\.cell) == [cell])
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: ItemScreen.commands)
        #expect(wrong == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: try router())
    }
}
