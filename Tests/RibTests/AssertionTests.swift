import Foundation
import Platform
import PlatformTesting
import RibKit
import SwiftFileKit
import Testing

/// Swift Testing cannot show the sides of a comparison that holds `try` or `await`: the failure is a bare `false`.
@Suite("The assertions of generated tests")
struct AssertionTests {
    @Test("a new module binds what it saw before it compares")
    func modules() throws {
        let copy = try WorkingCopy()
        var seen = Assertions()
        for words in [
            "new core Clock", "new domain Notes", "new data Notes --app mandalart", "new feature Notes --domains Notes",
            "new feature Tags --into Home", "new feature Flow --viewless --into Settings",
        ] {
            let result = copy.rib(words)
            #expect(result.code == 0, "\(words): \(result.output)")
            for path in result.output.split(separator: "\n").map(String.init) where path.hasSuffix(".swift") {
                seen.add(try copy.text(path), at: path)
            }
        }
        #expect(seen.blind == [])
        #expect(seen.count > 15)
    }

    @Test("a new project binds what it saw before it compares")
    func project() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let made = runRib(["init", "Planner", "--into", folder.file("planner")])
        #expect(made.code == 0, "\(made.messages)")
        let house = try House(at: folder.file("planner"))
        var seen = Assertions()
        // The machinery is copied, with its tests.
        for path in ["App", "Modules/Feature"].flatMap({ house.swiftFiles(in: $0) ?? [] }) {
            seen.add(String(decoding: try house.swiftFile(path).bytes, as: UTF8.self), at: path)
        }
        #expect(seen.blind == [])
        #expect(seen.count > 2)
    }

    @Test("an assertion that holds try or await is noticed, and one whose closure does is not")
    func proof() {
        var seen = Assertions()
        seen.add(
            """
            #expect(try f() == 1)
            #expect(
                await g() == 1)
            #expect(seen == 1)
            #expect(throws: Failure.self) { try f() }
            // #expect(try f() == 1)
            """, at: "Some.swift")
        #expect(seen.blind == ["Some.swift:1", "Some.swift:2"])
        #expect(seen.count == 4)
    }
}

/// The calls of `#expect` in some files.
private struct Assertions {
    private(set) var count = 0
    /// The places of those whose arguments hold `try` or `await`.
    private(set) var blind: [String] = []

    mutating func add(_ text: String, at path: String) {
        let file = SwiftFile(text)
        for index in file.tokens.indices where file.isToken(index, "#expect") {
            guard let end = file.closing(index + 1) else { continue }
            count += 1
            if (index..<end).contains(where: { file.isToken($0, "try") || file.isToken($0, "await") }) {
                blind.append("\(path):\(file.tokens[index].line)")
            }
        }
    }
}
