/// A kind of resource, declared once: its name, its lifetime, and its coding for the disk.
public final class ResourceKind<Value: Equatable & Sendable>: Sendable {
    /// The name of the kind, unique among kinds.
    public let name: String
    /// The time after which a value expires; `nil` if values do not expire by time.
    public let lifetime: Duration?
    /// The coding for the disk; `nil` for values that are kept in memory only.
    public let coding: ResourceCoding<Value>?

    /// Creates a kind of resource. The name must not contain a slash, and the lifetime must be positive.
    public init(_ name: String, lifetime: Duration? = nil, coding: ResourceCoding<Value>? = nil) {
        precondition(!name.contains("/"), "the name of a kind of resource has no slash: \(name)")
        precondition(lifetime ?? .seconds(1) > .zero, "a resource of the kind \(name) would be loaded without end")
        (self.name, self.lifetime, self.coding) = (name, lifetime, coding)
    }

    /// Returns the key of a resource. The name must be unique among the resources of the kind. The value also expires
    /// when one of the subjects is expired.
    public func key(_ name: String, about subjects: [ResourceSubject] = []) -> ResourceKey<Value> {
        ResourceKey(kind: self, subjects: subjects, path: "\(self.name)/\(name)")
    }
}

/// The identity of a resource: its kind, and its name within the kind.
public struct ResourceKey<Value: Equatable & Sendable>: Sendable {
    /// The kind of the resource.
    public let kind: ResourceKind<Value>
    /// The subjects whose expiry also expires the resource; they are not part of its identity.
    public let subjects: [ResourceSubject]
    /// The names of the kind and of the resource itself, separated by a slash.
    let path: String
}

/// A set of resources that expire together: all resources about a topic, all of a kind, or a single one.
public struct ResourceSubject: Hashable, Sendable {
    let text: String

    /// Returns the subject of all resources about a topic, such as `chart 5`.
    public static func topic(_ name: String) -> ResourceSubject { ResourceSubject(text: "topic/\(name)") }

    /// Returns the subject of all resources of a kind.
    public static func kind<Value>(_ kind: ResourceKind<Value>) -> ResourceSubject {
        ResourceSubject(text: "kind/\(kind.name)")
    }

    /// Returns the subject of a single resource.
    public static func key<Value>(_ key: ResourceKey<Value>) -> ResourceSubject {
        ResourceSubject(text: "key/\(key.path)")
    }

    /// Returns all subjects of the resource at a path: its key, its kind, and the ones that its key names.
    static func all(of path: String, and subjects: [ResourceSubject]) -> [ResourceSubject] {
        let kind = path.prefix { $0 != "/" }
        return [ResourceSubject(text: "key/\(path)"), ResourceSubject(text: "kind/\(kind)")] + subjects
    }
}
