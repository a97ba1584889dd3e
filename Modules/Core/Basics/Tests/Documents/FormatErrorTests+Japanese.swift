import Basics
import Testing

extension FormatErrorTests {
    @Test("says the same in Japanese")
    func japanese() {
        let value = FormatError(line: 1, field: "sets[0].rest", .wrongKind(.number, found: "true")).explanation
        #expect(value.text(in: .japanese) == "文書の1行目の sets[0].rest: ここには整数が入ります。true は使えません。")
    }
}
