import SwiftFileKit

/// The files of a new core module: a value with a rule, its double, and its tests.
struct CoreTemplate {
    let name: String

    var files: [String: String] {
        let folder = "Modules/Core/\(name)"
        return [
            "\(folder)/Sources/\(name)Value.swift": """
            /// A value of \(name): a text that is not empty.
            public struct \(name)Value: Hashable, Sendable {
                /// The text.
                public let text: String

                /// A value with a text; `nil` if the text is empty.
                public init?(_ text: String) {
                    guard !text.isEmpty else { return nil }
                    self.text = text
                }
            }

            """,
            "\(folder)/Testing/\(name)Doubles.swift": """
            public import \(name)

            extension \(name)Value {
                /// A value for tests and examples.
                public static var example: \(name)Value? { \(name)Value("example") }
            }

            """,
            "\(folder)/Tests/\(name)Tests.swift": """
            \(Writing.imports([(nil, name), (nil, "\(name)Testing"), (nil, "Testing")]))
            @Suite("\(name)")
            struct \(name)Tests {
                @Test("keeps its text")
                func text() throws {
                    let kept = try #require(\(name)Value.example).text
                    #expect(kept == "example")
                }

                @Test("refuses a text that is empty")
                func empty() {
                    let made = \(name)Value("")
                    #expect(made == nil)
                }
            }

            """,
        ]
    }
}
