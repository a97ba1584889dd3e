import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("Cells edited by their addresses")
struct CellsStateTests {
    private let charts = ChartsUseCaseFake()
    private let (one, three): (Position, Position)

    init() throws { (one, three) = (try Position(1), try Position(3)) }

    private func edit(
        _ action: CellAction, at address: String, around place: Position? = nil
    ) throws -> ChartEdit {
        try ChartEdit(action, of: try CellName(address), around: place)
    }

    @Test("are those of the place by a lone number: sub-goals at home, action items in a grid")
    func places() throws {
        let set = CellAction.set(try RatedTitle("Swim"), nil)
        #expect(try edit(set, at: "3") == ChartEdit(.subGoal(three), set))
        #expect(try edit(set, at: "3", around: one) == ChartEdit(.actionItem(three, in: one), set))
        #expect(try edit(set, at: "2:1/3", around: one).cell == .at(try CellAddress("2:1/3")))
        let move = try edit(.place(.move, at: .at(try CellAddress("4"))), at: "3", around: one)
        #expect(move.action == .place(.move, at: .at(try CellAddress("1/4"))))
    }

    @Test("are not the core goal, nor in a grid a goal")
    func refused() throws {
        let set = CellAction.set(try RatedTitle("Swim"), nil)
        for place in [nil, one] {
            let goal = place.map(Cell.subGoal) ?? .coreGoal
            #expect(throws: MandalartError.titleOfCentre(goal, CellAddress(.centre))) {
                try edit(set, at: "5", around: place)
            }
            #expect(throws: MandalartError.positionIsCentre) {
                try edit(.place(.move, at: .at(try CellAddress("1:5"))), at: "1/1", around: place)
            }
        }
        #expect(throws: MandalartError.notAnItem("2:3")) { try edit(set, at: "2:3", around: one) }
        #expect(throws: MandalartError.positionIsCentre) { try edit(.clear, at: "5", around: one) }
        #expect(try edit(.clear, at: "5") == ChartEdit(.coreGoal, .clear))
        for action in [CellAction.change([.rate(.full)]), .done(on: nil), .log(try ActivityText("ran"), on: nil)] {
            #expect(throws: MandalartError.notAnItem("3")) { try edit(action, at: "3") }
        }
        #expect(try edit(.due(.none), at: "5") == ChartEdit(.coreGoal, .due(.none)))
    }

    @Test("are shown after an edit in the chart that was edited, and after a look in the one that was read")
    func charts() async throws {
        let other = try await charts.create(try Title("Work"))
        try await charts.replace(other, with: try .marathon)
        let (mine, theirs) = (charts.repository(of: .first), charts.repository(of: other))
        var state = CellsState()
        let address = try CellAddress("\(other):1")
        state.look(at: try await theirs.chart(), of: other)
        #expect(state.chart(of: address) == (try .marathon))
        #expect(state.chart == Chart())
        let place = CellAction.place(.move, at: .at(try CellAddress("\(ChartID.first):3")))
        let move = try edit(place, at: "\(other):1")
        state.show(try await mine.edit([move], at: Timestamp(milliseconds: 0), on: Day(number: 0)))
        #expect(state.chart.subGoals[three]?.title.text == "Endurance")
        let left = try #require(state.chart(of: address))
        #expect(left.subGoals[one] == nil)
        state.show(Chart(), on: Day(number: 1))
        #expect(state.chart(of: address) == nil)
    }

    @Test("are of the place's chart, whatever number that has meanwhile")
    func renumbered() throws {
        let (own, other) = (Identity(7), Identity(8))
        var state = CellsState(of: try ChartID(2, of: own))
        let edited = EditedChart(try ChartID(3, of: own), try .marathon)
        state.show([edited, EditedChart(try ChartID(2, of: other), Chart())])
        #expect(state.chart == (try .marathon))
    }
}
