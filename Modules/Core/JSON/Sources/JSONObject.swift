/// The members of a JSON object, in the order in which they are written.
public struct JSONObject: Equatable, Sendable {
    /// A name and its value.
    public struct Member: Equatable, Sendable {
        /// The name; unique in an object.
        public let name: String
        /// The value.
        public let value: JSONValue

        /// A member by its name and its value.
        public init(name: String, value: JSONValue) {
            (self.name, self.value) = (name, value)
        }
    }

    /// The members in their order.
    public let members: [Member]

    /// An object of these members, whose names must differ.
    public init(members: [Member]) {
        self.members = members
    }

    /// The value of a name; `nil` when the object has none.
    public subscript(name: String) -> JSONValue? {
        members.first { $0.name == name }?.value
    }

    /// The members of the first and after them those of the second.
    public static func + (first: JSONObject, second: JSONObject) -> JSONObject {
        JSONObject(members: first.members + second.members)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// `["a": 1]` has its members in this order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(members: elements.map { Member(name: $0, value: $1) })
    }
}
