import BasicsTesting
import Commands
import CommandsTesting
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
    func wrong() throws {
        #expect(
            try usageError { try choice.value(of: "lnied") }
                == "There is no paper “lnied”. Did you mean lined? Choose one of: plain, lined, squared, A4.")
        #expect(
            try usageError { try choice.value(of: "wood") }
                == "There is no paper “wood”. Choose one of: plain, lined, squared, A4.")
    }

    @Test("asks back at a word that shortens another one")
    func shortened() throws {
        #expect(
            try usageError { try choice.value(of: "sqd") }
                == "There is no paper “sqd”. Did you mean squared? Choose one of: plain, lined, squared, A4.")
    }

    @Test("guesses nothing", arguments: ["", "l", "line"])
    func exact(word: String) {
        #expect(throws: UsageError.self) { try choice.value(of: word) }
    }

    @Test("is a parameter of a command")
    func parameter() throws {
        let command = Syntax("cut", choice, summary: "cut paper") { $0 }
        #expect(command.usage == "cut <paper>")
        #expect(try command.value(from: Words(["plain"])) == .plain)
        #expect(try usageError { try command.value(from: Words([])) } == "“cut” needs a paper: cut <paper>")
        #expect(choice.candidates == ["plain", "lined", "squared", "A4"])
    }
}
