public import Basics
import Foundation

extension JSONValue {
    /// Creates a value by parsing a text with Foundation's parser, which is independent of this module. Foundation does
    /// not preserve the order of members, so they are sorted by name here.
    ///
    /// - Throws: Foundation's error for invalid JSON.
    public init(parsingByFoundation text: String) throws {
        let data = Data(text.utf8)
        self.init(foundation: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    }

    /// The value with the members of all objects sorted by name.
    public var sorted: JSONValue {
        switch self {
        case .array(let values): .array(values.map(\.sorted))
        case .object(let object):
            .object(
                JSONObject(
                    members: object.members.map { .init(name: $0.name, value: $0.value.sorted) }
                        .sorted { $0.name < $1.name }))
        default: self
        }
    }

    private init(foundation value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let values as [Any]: self = .array(values.map(JSONValue.init(foundation:)))
        case let values as [String: Any]:
            let members = values.map { JSONObject.Member(name: $0, value: JSONValue(foundation: $1)) }
            self = .object(JSONObject(members: members.sorted { $0.name < $1.name }))
        case let number as NSNumber: self = JSONValue(number)
        default: self = .null
        }
    }

    private init(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .bool(number.boolValue)
        case "d", "f": self = .real(number.doubleValue)
        default: self = .integer(number.intValue)
        }
    }
}
