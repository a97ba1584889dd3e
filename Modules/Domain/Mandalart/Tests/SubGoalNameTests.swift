import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The name of a sub-goal")
struct SubGoalNameTests {
    private func position(_ text: String) throws -> Int {
        try Chart.marathon.position(of: try SubGoalName(text)).number
    }

    @Test(
        "is an address, a title, or how a title begins",
        arguments: [
            ("1", 1), ("1/3", 1), ("６", 6), ("1/5", 1), ("Endurance", 1), ("endu", 1), ("잠을", 6), ("swim", 1),
            ("run 5", 1),
            ("11시", 6),
        ])
    func found(text: String, expected: Int) throws {
        #expect(try position(text) == expected)
    }

    @Test("is a title of a sub-goal before one of an item, and a whole title before a beginning")
    func order() throws {
        var chart = try Chart.marathon
        let (one, six) = (try Position(1), try Position(6))
        chart.subGoals[six]?.items[try Position(2)] = ActionItem(title: try Title("Endurance run"))
        #expect(try chart.position(of: .title("end")) == one)
        chart.subGoals[six]?.title = try Title("End")
        #expect(try chart.position(of: .title("end")) == six)
        #expect(throws: MandalartError.ambiguousTitle("en", [.subGoal(one), .subGoal(six)])) {
            try chart.position(of: .title("en"))
        }
    }

    @Test("is refused where nothing is, with what is meant")
    func wrong() throws {
        #expect(throws: MandalartError.empty(.subGoal(try Position(2)))) { try position("2") }
        #expect(throws: MandalartError.empty(.subGoal(try Position(2)))) { try position("2/1") }
        #expect(throws: MandalartError.positionIsCentre) { try position("5") }
        #expect(throws: MandalartError.positionOutOfRange("12")) { try position("12") }
        #expect(throws: MandalartError.noSuchTitle("dance")) { try position("dance") }
        #expect(throws: MandalartError.self) { try position("1/2/3") }
    }
}
