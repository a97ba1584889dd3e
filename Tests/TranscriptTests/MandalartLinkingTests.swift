import Foundation
import Testing

@Suite("What mandalart links")
struct MandalartLinkingTests {
    /// `split(separator:)`, `contains(_:)`, `replacing(_:with:)` and `firstRange(of:)` are in the module of regular
    /// expressions when they take a string. A character as the separator, or a loop, needs none of it.
    @Test("leaves out the standard library's regular expressions, which would be a tenth of the program")
    func noRegularExpressions() throws {
        let program = try Data(contentsOf: URL(filePath: Program.path("mandalart")))
        // The name of a module as symbols contain it, after its length.
        let mangled = Data("17_StringProcessing".utf8)
        var (symbols, rest) = (Set<String>(), program[...])
        while let range = rest.range(of: mangled) {
            let start = program[..<range.lowerBound].lastIndex(of: 0).map { $0 + 1 } ?? program.startIndex
            let end = program[range.upperBound...].firstIndex(of: 0) ?? program.endIndex
            symbols.insert(String(decoding: program[start..<end], as: UTF8.self))
            rest = rest[range.upperBound...]
        }
        #expect(symbols == [])
    }
}
