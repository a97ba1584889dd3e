import RibKit
import Testing

@Suite("The style that the toolchain does not check")
struct StyleTests {
    private static let files =
        ["Project.swift"] + ["App", "Modules", "Tests", "Tools"].flatMap(Repository.swiftFiles)

    @Test("README.md has at most 150 lines")
    func readmeIsShort() throws {
        let count = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(count <= 150)
    }

    @Test("nothing outside the tests crashes on data", arguments: ["try!", "as!", "fatalError("])
    func noCrash(_ word: String) throws {
        for (place, _) in try uses(of: word) {
            Issue.record("\(place) uses \(word): throw a typed error instead")
        }
    }

    @Test(
        "what the compiler is told to trust has its reason in a comment right above",
        arguments: ["nonisolated(unsafe)", "@unchecked Sendable"])
    func trustHasAReason(_ word: String) throws {
        for (place, above) in try uses(of: word) {
            #expect(above.drop { $0 == " " }.hasPrefix("//"), "\(place) uses \(word) and does not say why it is safe")
        }
    }

    /// Where the code outside the tests has a word, and the line above it.
    private func uses(of word: String) throws -> [(place: String, above: Substring)] {
        try Self.files.filter { !$0.contains("Tests/") }.flatMap { file in
            let source = SwiftFile(try Repository.text(file))
            let (code, lines) = (source.code, source.lines)
            return code.indices.filter { code[$0].contains(word) }.map { index in
                ("\(file):\(index + 1)", index > 0 ? lines[index - 1] : "")
            }
        }
    }
}
