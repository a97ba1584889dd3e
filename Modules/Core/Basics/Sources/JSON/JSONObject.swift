/// A JSON object, whose members keep their written order.
public struct JSONObject: Equatable, Sendable {
    /// A member of an object: a name and its value.
    public struct Member: Equatable, Sendable {
        /// The name; unique in an object.
        public let name: String
        /// The value.
        public let value: JSONValue

        /// Creates a member from a name and a value.
        public init(name: String, value: JSONValue) {
            (self.name, self.value) = (name, value)
        }
    }

    /// The members, in their written order.
    public let members: [Member]

    /// Creates an object from members, whose names must be unique.
    public init(members: [Member]) {
        self.members = members
    }

    /// The value of the member with the given name; `nil` if there is none.
    public subscript(name: String) -> JSONValue? {
        members.first { $0.name == name }?.value
    }

    /// Returns an object with the members of the first object, followed by those of the second. All names must be
    /// unique.
    public static func + (first: JSONObject, second: JSONObject) -> JSONObject {
        JSONObject(members: first.members + second.members)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object such as `["a": 1]`, with its members in the written order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(members: elements.map { Member(name: $0, value: $1) })
    }
}
