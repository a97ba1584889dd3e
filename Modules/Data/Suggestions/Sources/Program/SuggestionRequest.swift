import Basics
import MandalartDomainInterface
import SuggestionsDomainInterface

/// A request to a program, which is one JSON object on one line. <doc:AProgramThatSuggests> describes its members.
struct SuggestionRequest: Hashable {
    /// The version of the request's schema, which is incremented when a member changes its meaning or is removed.
    static let version = 1

    /// The line with the JSON object, including its line end.
    let line: String
    /// The maximum number of suggestions to accept.
    let count: Int

    init(_ context: SuggestionContext, atMost count: Int) {
        let request: JSONValue = [
            "version": .integer(Self.version), "language": .string(context.language.rawValue), "count": .integer(count),
            "cell": Self.cell(context.cell), "coreGoal": JSONValue(context.coreGoal?.text),
            "subGoal": JSONValue(context.subGoal?.text),
            "neighbours": .array(context.neighbours.map { .string($0.text) }),
        ]
        (line, self.count) = (request.text + "\n", count)
    }

    private static func cell(_ cell: Cell) -> JSONValue {
        switch cell {
        case .coreGoal: ["kind": "coreGoal", "address": nil]
        case .subGoal(let position): ["kind": "subGoal", "address": .string("\(position)")]
        case .actionItem(let position, in: let subGoal):
            ["kind": "actionItem", "address": .string("\(subGoal)/\(position)")]
        }
    }
}
