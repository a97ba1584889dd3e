import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Testing

@MainActor @Suite("A large edit at the prompt")
struct LargeEditTests {
    private static let counts = [
        RecordedEdit.Count("8000 pages", .added), RecordedEdit.Count("1 line", .changed),
        RecordedEdit.Count("2 words", .removed),
    ]
    /// An edit of nine changes, one of ten, and one of ten that cannot be counted.
    private let edits = [large(1, 9, counts), large(2, 10, counts), large(3, 10, [])]

    private static func large(_ number: Int, _ changes: Int, _ counts: [RecordedEdit.Count]) -> RecordedEdit {
        let change = RecordedEdit.Change("page 1", before: nil, after: .text("x"))
        return RecordedEdit(
            number: number, time: Timestamp(milliseconds: 0), changes: Array(repeating: change, count: changes),
            counts: counts)
    }

    /// Returns what is shown, with `…time…` in place of the time of the edits.
    private func typing(_ lines: String..., width: Int = 80) async throws -> [String] {
        let (history, cover) = (EditHistoryStub(), CoverRouter())
        (history.edits, history.undoable) = (edits, edits)
        cover.interactor.ports = [history]
        let console = ConsoleScript(lines, isInteractive: false, width: width)
        _ = try await PromptHost(root: cover, console: console, commandGroups: [.history]).run()
        let time = LocalTime(Timestamp(milliseconds: 0)).minute(in: .english)
        return console.transcript.map { $0.replacing(time, with: "…time…") }
    }

    @Test("is summed up in a list by the numbers of changed things, unless these cannot be counted")
    func list() async throws {
        #expect(
            try await typing("history").suffix(3) == [
                "1  …time…  page 1: empty → “x” +8", "2  …time…  8000 pages added, 1 line changed, 2 words removed",
                "3  …time…  page 1: empty → “x” +9",
            ])
    }

    @Test("has the most of its numbers that a narrow line has room for")
    func narrow() async throws {
        let line = try await typing("history", width: 40).suffix(2).first
        #expect(line == "2  …time…  8000 pages added, …")
    }

    @Test("is undone and redone in one sentence")
    func sentences() async throws {
        #expect(
            try await typing("undo", "undo", "redo") == [
                "! Undone: page 1 is empty again, was “x”, and 9 more changes.",
                "! Undone: 8000 pages added, 1 line changed, 2 words removed.",
                "! Redone: 8000 pages added, 1 line changed, 2 words removed.",
            ])
    }
}
