import Edits
import Languages
import LanguagesTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@MainActor @Suite("The edits of a chart")
struct ChartHistoryTests {
    let useCase = MandalartUseCaseFake()
    var history: ChartHistory { ChartHistory(useCase) }

    @Test("are undone and redone one after the other, each told with what it changed")
    func undoAndRedo() async throws {
        _ = try await useCase.edit(.coreGoal, [.title(try Title("Run"))])
        _ = try await useCase.edit(.subGoal(try Position(3)), [.title(try Title("Endurance"))])
        let undone = try #require(try await history.undo())
        #expect(undone.changes.map(\.subject.english) == ["sub-goal 3"])
        #expect(undone.changes.map(\.before) == [nil])
        #expect(undone.changes.map(\.after) == [.text("Endurance", detail: "")])
        #expect(try await history.redo()?.number == undone.number)
        #expect(try await history.redo() == nil)
        #expect(try await history.last(1).map(\.origin) == ["redo \(undone.number)"])
    }

    @Test("are none outside of the charts, and the error says where to go")
    func nowhere() async throws {
        await #expect(throws: MandalartError.outsideOfCharts) { try await ChartHistory().undo() }
        await #expect(throws: MandalartError.outsideOfCharts) { try await ChartHistory().redo() }
        await #expect(throws: MandalartError.outsideOfCharts) { try await ChartHistory().last(1) }
    }

    @Test("tell a rate beside the title that it is of, and other parts by their names")
    func parts() async throws {
        let (goal, item) = (Cell.subGoal(try Position(1)), Cell.actionItem(try Position(2), in: try Position(1)))
        _ = try await useCase.edit(goal, [.title(try Title("Endurance"))])
        _ = try await useCase.edit(item, [.title(try Title("Swim")), .rate(try AchievementRate(10))])
        _ = try await useCase.edit(goal, [.palette(.mint)])
        let changes = try await history.last(2).map(\.changes)
        #expect(changes[0].map(\.subject.english) == ["the palette of sub-goal 1"])
        #expect(changes[0].map(\.after) == [.word(Phrase(verbatim: "mint"))])
        #expect(changes[1].map(\.after) == [.text("Swim", detail: "10%")])
        #expect(changes[1].map(\.label.english) == ["item 2 of sub-goal 1"])
    }
}
