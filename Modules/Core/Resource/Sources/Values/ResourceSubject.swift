/// The subject of resources, for actions that expire them: a topic that resources share, a kind, or a single resource.
public struct ResourceSubject: Hashable, Sendable {
    let text: String

    /// A topic with a name, such as `chart 5`.
    public static func topic(_ name: String) -> ResourceSubject { ResourceSubject(text: "topic/\(name)") }

    /// All resources of a kind.
    public static func kind<Value>(_ kind: ResourceKind<Value>) -> ResourceSubject { .kind(named: kind.name) }

    /// A single resource.
    public static func key<Value>(_ key: ResourceKey<Value>) -> ResourceSubject { .key(atPath: key.path.text) }

    static func kind(named name: String) -> ResourceSubject { ResourceSubject(text: "kind/\(name)") }

    static func key(atPath path: String) -> ResourceSubject { ResourceSubject(text: "key/\(path)") }
}

/// An action of a person that makes answers outdated, declared once with the subjects that it expires.
public struct ResourceAction: Hashable, Sendable {
    /// The name of the action.
    public let name: String
    /// The subjects that the action expires.
    public let expired: [ResourceSubject]

    /// An action with its name and the subjects that it expires.
    public init(_ name: String, expires expired: [ResourceSubject]) {
        (self.name, self.expired) = (name, expired)
    }
}
