import Doubles
import Testing

@Suite("A contract")
struct ContractTests {
    private enum Answers: String, Contract {
        case isOne = "is one"
    }

    private struct Refusal: Error, Equatable {
        let number: Int
    }

    private struct Other: Error {}

    @Test("is kept by what is equal, and names the promise that is broken by anything else")
    func equality() throws {
        try Answers.isOne.expect(1, 1)
        let broken = #expect(throws: BrokenPromise.self) { try Answers.isOne.expect(2, 1) }
        #expect(broken?.description == "is one: expected 1, found 2")
    }

    @Test("is kept by the error that is promised, and broken by another and by none")
    func errors() async throws {
        try await Answers.isOne.expectError(Refusal(number: 1)) { throw Refusal(number: 1) }
        let other = await #expect(throws: BrokenPromise.self) {
            try await Answers.isOne.expectError(Refusal(number: 1)) { throw Refusal(number: 2) }
        }
        #expect(other?.description == "is one: expected Refusal(number: 1), found Refusal(number: 2)")
        let none = await #expect(throws: BrokenPromise.self) {
            try await Answers.isOne.expectError(Refusal(number: 1)) {}
        }
        #expect(none?.description == "is one: Refusal(number: 1) was not thrown")
    }

    @Test("passes on an error of which nothing is promised")
    func otherErrors() async {
        await #expect(throws: Other.self) {
            try await Answers.isOne.expectError(Refusal(number: 1)) { throw Other() }
        }
    }
}
