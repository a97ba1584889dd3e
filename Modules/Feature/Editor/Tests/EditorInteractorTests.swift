import EditorFeatureTesting
import MandalartDomainInterface
import MandalartDomainTesting
import Ribcage
import RibcageTesting
import Testing

@testable import EditorFeature

@MainActor @Suite("The logic of the editor")
struct EditorInteractorTests {
    let log = CallLog()
    let useCase: MandalartUseCaseFake
    let listener: EditorListenerSpy
    let tester: ReactorTester<EditorInteractor>
    let interactor: EditorInteractor
    let one: Position

    init() throws {
        one = try Position(1)
        useCase = MandalartUseCaseFake(try Chart.marathon)
        listener = EditorListenerSpy(log: log)
        interactor = EditorInteractor(cell: .subGoal(one), mandalartUseCase: useCase, listener: listener)
        tester = ReactorTester(interactor, log: log)
    }

    @Test("steps through the form and saves what was changed, then tells its parent")
    func save() async throws {
        let chart = try Chart.marathon
        let title = CellChange.title(try Title("Stamina"))
        try await tester.send(.load) { $0.form = EditorForm(cell: .subGoal(one), in: chart) }
        try await tester.send(.answer(title)) { try? $0.form.advance(with: title) }
        try await tester.send(.skipToEnd) { try? $0.form.skipToEnd() }
        #expect(interactor.state.form.pending == [title])
        try await tester.send(.save, calls: "editorDidFinish") { $0.isSaved = true }
        #expect(try await useCase.chart().subGoals[one]?.title.text == "Stamina")
    }

    @Test("stays open when the store refuses, and saves when it no longer does")
    func refused() async throws {
        let change = CellChange.palette(.rose)
        await useCase.fail(with: MandalartError.empty(.coreGoal))
        await #expect(throws: MandalartError.empty(.coreGoal)) { try await tester.send(.change(change)) }
        await useCase.fail(with: nil)
        try await tester.send(.change(change), calls: "editorDidFinish") { $0.isSaved = true }
    }

    @Test("leaves without saving")
    func leave() async throws {
        try await tester.send(.leave, calls: "editorDidFinish") { $0.isSaved = false }
    }
}
