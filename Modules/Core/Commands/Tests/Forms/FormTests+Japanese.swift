import Testing

@testable import Commands

@Suite("A form in Japanese")
struct JapaneseFormTests {
    @Test("reads a line as yes or no at its end", arguments: [("はい", FormInput.save), ("いいえ", .leave)])
    func confirmation(line: String, input: FormInput) throws {
        #expect(try FormInput(confirming: line) == input)
    }
}
