import Basics
import BasicsTesting
import MandalartDomainInterface
import Testing

@Suite("The arguments of a chart")
struct ArgumentTests {
    @Test("read their own candidates and examples")
    func examples() {
        #expect(unreadableExamples(of: Argument.position) == [])
        #expect(unreadableExamples(of: Argument.cell) == [])
        #expect(unreadableExamples(of: Argument.item) == [])
        #expect(unreadableExamples(of: Argument.target) == [])
        #expect(unreadableExamples(of: Argument.chart) == [])
        #expect(unreadableExamples(of: Argument.searchWords) == [])
        #expect(unreadableExamples(of: Argument.days) == [])
    }

    @Test("number the nine cells of a grid, 5 being its centre")
    func gridCells() throws {
        let cells = try Argument.cell.candidates.map { try CellAddress($0).number }
        #expect(cells.map(\.description) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
        #expect(cells[4] == .centre)
        #expect(try CellAddress("05").number == .centre)
        #expect(cells[8] == .around(try Position(9)))
        #expect(throws: MandalartError.positionOutOfRange("0")) { try CellAddress("0") }
    }
}
