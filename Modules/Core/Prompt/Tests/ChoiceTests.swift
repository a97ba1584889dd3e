import Prompt
import Testing

@Suite("A choice")
struct ChoiceTests {
    enum Paper: String, CaseIterable { case plain, lined, squared, A4 }

    let choice = Choice("paper", Paper.self)

    @Test("is read in any case", arguments: [("lined", Paper.lined), ("Squared", .squared), ("a4", .A4)])
    func reads(word: String, paper: Paper) throws {
        #expect(try choice.value(of: word) == paper)
    }

    @Test("says of a wrong word which one is near, and which ones there are")
    func wrong() {
        #expect(
            throws: UsageError(
                "There is no paper “lnied”. Did you mean lined? Choose one of: plain, lined, squared, A4.")
        ) { try choice.value(of: "lnied") }
        #expect(throws: UsageError("There is no paper “wood”. Choose one of: plain, lined, squared, A4.")) {
            try choice.value(of: "wood")
        }
    }

    @Test("guesses nothing", arguments: ["", "l", "line"])
    func exact(word: String) {
        #expect(throws: UsageError.self) { try choice.value(of: word) }
    }

    @Test("is a parameter of a command")
    func parameter() throws {
        let command = Command("cut", choice, summary: "cut paper") { $0 }
        #expect(command.usage == "cut <paper>")
        #expect(try command.action(from: Words(["plain"])) == .plain)
        #expect(throws: UsageError("“cut” needs a paper: cut <paper>")) { try command.action(from: Words([])) }
        #expect(choice.candidates == ["plain", "lined", "squared", "A4"])
    }
}
