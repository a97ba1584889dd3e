/// A set of resources that an action expires together: all resources about a topic, all of a kind, or a single one.
public struct ResourceSubject: Hashable, Sendable {
    let text: String

    /// Returns the subject of all resources about a topic, such as `chart 5`.
    public static func topic(_ name: String) -> ResourceSubject { ResourceSubject(text: "topic/\(name)") }

    /// Returns the subject of all resources of a kind.
    public static func kind<Value>(_ kind: ResourceKind<Value>) -> ResourceSubject { .kind(named: kind.name) }

    /// Returns the subject of a single resource.
    public static func key<Value>(_ key: ResourceKey<Value>) -> ResourceSubject { .key(atPath: key.path.text) }

    static func kind(named name: String) -> ResourceSubject { ResourceSubject(text: "kind/\(name)") }

    static func key(atPath path: String) -> ResourceSubject { ResourceSubject(text: "key/\(path)") }
}

/// A user's action that makes loaded values outdated, declared once with the subjects that it expires.
public struct ResourceAction: Hashable, Sendable {
    /// The name of the action.
    public let name: String
    /// The subjects that the action expires.
    public let expired: [ResourceSubject]

    /// Creates an action with its name and the subjects that it expires.
    public init(_ name: String, expires expired: [ResourceSubject]) {
        (self.name, self.expired) = (name, expired)
    }
}
