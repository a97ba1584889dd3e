import BasicsTesting
import Commands
import EditorFeatureTesting
import EventLogDomainInterface
import EventLogDomainTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Testing

@testable import EditorFeature

@MainActor @Suite("The logic of the editor")
struct EditorInteractorTests {
    let log = CallLog()
    let useCase: MandalartUseCaseFake
    let profileUseCase = ProfileUseCaseFake()
    let logger = LoggerSpy()
    let tester: ReactorTester<EditorInteractor>
    let interactor: EditorInteractor
    let router: RoutableSpy
    let one: Position

    init() throws {
        one = try Position(1)
        useCase = MandalartUseCaseFake(try Chart.marathon)
        interactor = EditorInteractor(
            cell: CellTarget(.subGoal(one)), chart: .fake(useCase), profileUseCase: profileUseCase, logger: logger)
        router = RoutableSpy(log: log)
        interactor.router = router
        tester = ReactorTester(interactor, log: log)
    }

    @Test("steps through the form and saves what was changed, then leaves")
    func save() async throws {
        let content = try Chart.marathon.content(of: .subGoal(one))
        try await load()
        #expect(interactor.state.form.value == content)
        try await tester.send(.form(.answer("Stamina"))) { _ = try? $0.form.take(.answer("Stamina")) }
        try await tester.send(.form(.skipToEnd)) { _ = try? $0.form.take(.skipToEnd) }
        #expect(interactor.state.form.step == .confirmation)
        try await tester.send(.form(.save), calls: "leave()") { $0.isSaved = true }
        #expect(try await useCase.chart().subGoals[one]?.title.text == "Stamina")
    }

    /// Reads the chart and the profile. The profile of a new person changes nothing.
    private func load() async throws {
        let content = try Chart.marathon.content(of: .subGoal(one))
        try await tester.send(.load) { $0 = EditorInteractor.State(cell: $0.target, content: content) }
    }

    @Test("keeps the answers of a form that was begun when edits of another machine arrive")
    func loadedAgain() async throws {
        try await load()
        try await tester.send(.form(.answer("Stamina"))) { _ = try? $0.form.take(.answer("Stamina")) }
        _ = try await useCase.edit(.subGoal(one), .change([.palette(.rose)]))
        try await tester.send(.load)
        let form = interactor.state.form
        #expect(form.step == .field(CellField.note.name))
        #expect(form.value?.title.text == "Stamina")
    }

    @Test("shows in a form that was not begun what another machine changed")
    func loadedBeforeAnswers() async throws {
        try await load()
        _ = try await useCase.edit(.subGoal(one), .change([.title(try Title("Stamina"))]))
        try await interactor.send(.load)
        let title = interactor.state.form.value?.title.text
        #expect(title == "Stamina")
    }

    @Test("saves nothing when the values are as they were, and leaves")
    func unchanged() async throws {
        try await load()
        try await tester.send(.form(.answer("Endurance"))) { _ = try? $0.form.take(.answer("Endurance")) }
        try await tester.send(.form(.skipToEnd)) { _ = try? $0.form.take(.skipToEnd) }
        await useCase.fail(with: MandalartError.empty(.coreGoal))
        try await tester.send(.form(.save), calls: "leave()") { $0.isSaved = false }
    }

    @Test("refuses to save a form for an empty cell that was filled meanwhile, and keeps its answers")
    func filledMeanwhile() async throws {
        let (cell, other) = (Cell.subGoal(try Position(2)), try Title("Other window"))
        let interactor = try await form(of: cell, answering: "Mine")
        _ = try await useCase.edit(cell, .change([.title(other)]))
        await #expect(throws: MandalartError.filledSince(cell, other)) { try await interactor.send(.form(.save)) }
        let kept = try await useCase.chart().content(of: cell)?.title
        #expect(kept == other)
        #expect(interactor.state.form.value?.title.text == "Mine")
        #expect(log.calls == [])
    }

    @Test("saves into the item that the form showed, where it is by now, and refuses once it is gone")
    func movedMeanwhile() async throws {
        let (run, swim) = (Cell.actionItem(try Position(2), in: one), Cell.actionItem(try Position(3), in: one))
        let first = try await form(of: run, answering: "Run 6 km")
        _ = try await useCase.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        try await first.send(.form(.save))
        let chart = try await useCase.chart()
        #expect([run, swim].map { chart.content(of: $0)?.title.text } == ["Swim", "Run 6 km"])
        #expect(first.state.cell == swim)

        let late = try await form(of: swim, answering: "Run 7 km")
        _ = try await useCase.edit(swim, .clear)
        let gone = ChangedSince(title: try Title("Run 6 km"))
        await #expect(throws: gone) { try await late.send(.form(.save)) }
        #expect(late.state.form.value?.title.text == "Run 7 km")
    }

    /// Returns the interactor of a form whose title was answered, and which asks whether to save.
    private func form(of cell: Cell, answering title: String) async throws -> EditorInteractor {
        let interactor = EditorInteractor(
            cell: CellTarget(cell), chart: .fake(useCase), profileUseCase: profileUseCase, logger: logger)
        interactor.router = router
        try await interactor.send(.load)
        try await interactor.send(.form(.answer(title)))
        try await interactor.send(.form(.skipToEnd))
        return interactor
    }

    @Test("leaves an item of an empty sub-goal, as answers could not be saved")
    func emptySubGoal() async throws {
        let two = try Position(2)
        let cell = CellTarget(.actionItem(one, in: two))
        let interactor = EditorInteractor(
            cell: cell, chart: .fake(useCase), profileUseCase: profileUseCase, logger: logger)
        interactor.router = router
        await #expect(throws: MandalartError.empty(.subGoal(two))) { try await interactor.send(.load) }
        #expect(log.calls == ["leave()"])
    }

    @Test("stays at a field whose answer is none")
    func nonsense() async throws {
        try await load()
        await #expect(throws: MandalartError.emptyTitle) { try await tester.send(.form(.clear)) }
        #expect(interactor.state.form.step == .field(CellField.title.name))
    }

    @Test("remembers that the keys were explained")
    func hintSeen() async throws {
        try await tester.send(.hintSeen) { $0.knowsKeys = true }
        #expect(try await profileUseCase.profile().seenHints == [.form])
    }

    @Test("stays open when the store refuses, and saves when it no longer does")
    func refused() async throws {
        let change = CellChange.palette(.rose)
        await useCase.fail(with: MandalartError.empty(.coreGoal))
        await #expect(throws: MandalartError.empty(.coreGoal)) { try await tester.send(.change(change)) }
        await useCase.fail(with: nil)
        try await tester.send(.change(change), calls: "leave()") { $0.isSaved = true }
    }

    @Test("logs which palettes were tried in the form, and which was saved")
    func palettes() async throws {
        try await load()
        for input in [FormInput.keep, .keep, .answer("coral"), .goBack, .answer("rose"), .skipToEnd] {
            try await tester.send(.form(input)) { _ = try? $0.form.take(input) }
        }
        #expect(logger.events == [.paletteTried(.coral), .paletteTried(.rose)])
        try await tester.send(.form(.save), calls: "leave()") { $0.isSaved = true }
        #expect(logger.events.dropFirst(2) == [.paletteSaved(.rose)])
    }

    @Test("logs a palette that was given in one line as tried, and as saved once it is")
    func paletteInOneLine() async throws {
        await useCase.fail(with: MandalartError.empty(.coreGoal))
        await #expect(throws: MandalartError.empty(.coreGoal)) {
            try await tester.send(.change(.palette(.rose)))
        }
        #expect(logger.events == [.paletteTried(.rose)])
        await useCase.fail(with: nil)
        try await tester.send(.change(.palette(.rose)), calls: "leave()") { $0.isSaved = true }
        #expect(logger.events == [.paletteTried(.rose), .paletteTried(.rose), .paletteSaved(.rose)])
    }

    @Test("leaves without saving")
    func leave() async throws {
        try await tester.send(.form(.leave), calls: "leave()") { $0.isSaved = false }
    }
}
