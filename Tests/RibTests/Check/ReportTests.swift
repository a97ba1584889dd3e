import Basics
import PlatformTesting
import Testing

@testable import RibKit

@Suite("What rib check writes for other programs")
struct ReportTests {
    private let house: Fixture

    /// A house with two findings: the path of one has a comma, a percent sign and a colon, and the other has a line.
    init() throws {
        house = try Fixture()
        try house.write([
            "Odd, 100%: one.txt": "", "Modules/Domain/Notes/Sources/StoredNotes.swift": "import Foundation\n",
        ])
    }

    @Test("is commands of a workflow, which GitHub shows beside the lines")
    func github() {
        let seen = house.rib("check", "--format", "github")
        #expect(
            seen.output == """
                ::error file=Modules/Domain/Notes/Sources/StoredNotes.swift,line=1,title=systemImport::Foundation delays \
                every start of the program: use plain Swift, or a core module that wraps it, whose line has toolchain: \
                ["Foundation"]
                ::error file=Odd%2C 100%25%3A one.txt,line=1,title=root::this has no place at the root: move it into App, \
                Modules, Tests or Tools

                """)
        #expect(seen.code == 1)
        #expect(seen.messages == "")
    }

    @Test("is a log of SARIF 2.1.0, with the rules, places and messages")
    func sarif() throws {
        func result(_ rule: JSONValue, _ message: JSONValue, in path: JSONValue) -> JSONValue {
            let place: JSONValue = ["artifactLocation": ["uri": path], "region": ["startLine": 1]]
            return [
                "ruleId": rule, "level": "error", "message": ["text": message],
                "locations": [["physicalLocation": place]],
            ]
        }
        let seen = house.rib("check", "--format", "sarif")
        let rules: JSONValue = [["id": "root"], ["id": "systemImport"]]
        let expected: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "rib", "version": .string(Tool.version), "rules": rules]],
                    "results": [
                        result(
                            "systemImport",
                            """
                            Foundation delays every start of the program: use plain Swift, or a core module that wraps it, \
                            whose line has toolchain: ["Foundation"]
                            """,
                            in: "Modules/Domain/Notes/Sources/StoredNotes.swift"),
                        result(
                            "root", "this has no place at the root: move it into App, Modules, Tests or Tools",
                            in: "Odd%2C%20100%25%3A%20one.txt"),
                    ],
                ]
            ],
        ]
        let log = try JSONValue(parsing: seen.output)
        #expect(log == expected)
        let empty = try Fixture().rib("check", "--format", "sarif")
        #expect(empty.output.contains(#""results":[]"#))
        #expect(empty.code == 0)
    }

    @Test("leaves out what a baseline lists, wherever it moved, and finds what is new")
    func baseline() throws {
        let written = house.rib("check", "--write-baseline", "known.txt")
        #expect(written.code == 0)
        #expect(written.messages == "known.txt lists 2 findings now.\n")
        try house.write([".known.txt": try house.text("known.txt")])
        try house.remove("known.txt")
        try house.edit("Modules/Domain/Notes/Sources/StoredNotes.swift", "import", "\n\nimport")
        let known = house.rib("check", "--baseline", ".known.txt")
        #expect(known.output == "")
        #expect(known.messages.contains("\n2 are left out, as .known.txt lists them.\n"))
        #expect(known.code == 0)
        try house.write(["More.txt": ""])
        let new = house.rib("check", "--baseline", ".known.txt")
        #expect(new.output.hasPrefix("More.txt:1: error: this has no place at the root"))
        #expect(new.code == 1)
    }

    @Test("with --all finds what swift format finds, before anything is built")
    func format() throws {
        let house = try Fixture()
        try house.write(["Modules/Core/Kit/Sources/Kit.swift": "public enum Kit {\n      case one\n}\n"])
        let seen = house.rib("check", "--all")
        #expect(seen.code == 1)
        let found = "Modules/Core/Kit/Sources/Kit.swift:2: error: [Indentation]"
        #expect(seen.output.contains(found), "\(seen.output)")
        #expect(!seen.messages.contains("Not looked at"))
    }
}
