/// What resources are about, as actions name it: a topic that many share, all resources of a kind, or a single one.
public struct ResourceSubject: Hashable, Sendable {
    let text: String

    /// A topic by its name, such as `chart 5`.
    public static func topic(_ name: String) -> ResourceSubject { ResourceSubject(text: "topic/\(name)") }

    /// All resources of a kind.
    public static func kind<Value>(_ kind: ResourceKind<Value>) -> ResourceSubject { .kind(named: kind.name) }

    /// A single resource.
    public static func key<Value>(_ key: ResourceKey<Value>) -> ResourceSubject { .key(atPath: key.path.text) }

    static func kind(named name: String) -> ResourceSubject { ResourceSubject(text: "kind/\(name)") }

    static func key(atPath path: String) -> ResourceSubject { ResourceSubject(text: "key/\(path)") }
}

/// Something a person does that makes answers out of date, declared once with what it expires.
public struct ResourceAction: Hashable, Sendable {
    /// The name of the action.
    public let name: String
    /// What it expires.
    public let expired: [ResourceSubject]

    /// An action by its name and what it expires.
    public init(_ name: String, expires expired: [ResourceSubject]) {
        (self.name, self.expired) = (name, expired)
    }
}
