import Testing

@testable import Commands

@Suite("A form in Korean")
struct KoreanFormTests {
    @Test(
        "reads a line as yes or no at its end",
        arguments: [("네", FormInput.save), ("예 ", .save), ("아니요", .leave), ("아니오", .leave)])
    func confirmation(line: String, input: FormInput) throws {
        #expect(try FormInput(confirming: line) == input)
    }
}
