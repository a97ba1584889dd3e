/// A kind of resource, declared once: its name, how long an answer is good for, and how it is kept on the disk.
///
///     extension ResourceKind where Value == [String] {
///         static let proposals = ResourceKind("proposals", lifetime: .seconds(86_400), coding: .strings)
///     }
public final class ResourceKind<Value: Equatable & Sendable>: Sendable {
    /// The name, which no other kind has.
    public let name: String
    /// How long after its answer a resource expires; `nil` if time does not expire it.
    public let lifetime: Duration?
    /// How a value is kept on the disk; `nil` if it is kept in memory only.
    public let coding: ResourceCoding<Value>?

    /// A kind. Its name must not contain a slash, and its lifetime must be longer than nothing.
    public init(_ name: String, lifetime: Duration? = nil, coding: ResourceCoding<Value>? = nil) {
        precondition(!name.contains("/"), "the name of a kind of resource has no slash: \(name)")
        precondition(lifetime ?? .seconds(1) > .zero, "a resource of the kind \(name) would be loaded without end")
        (self.name, self.lifetime, self.coding) = (name, lifetime, coding)
    }

    /// The key of one resource of this kind.
    ///
    /// - Parameters:
    ///   - name: what sets the resource apart from others of its kind.
    ///   - subjects: what it is about. An action that expires one of these expires the resource.
    /// - Returns: the key.
    public func key(_ name: String, about subjects: [ResourceSubject] = []) -> ResourceKey<Value> {
        ResourceKey(kind: self, name: name, subjects: subjects)
    }
}

/// What identifies a resource: its kind, and its name within the kind.
///
/// It is an object, so that to hand it over counts one reference, not one for each of its parts.
public final class ResourceKey<Value: Equatable & Sendable>: Hashable, Sendable {
    /// The kind of the resource.
    public let kind: ResourceKind<Value>
    /// What the resource is about; no part of its identity.
    public let subjects: [ResourceSubject]
    @usableFromInline let path: ResourcePath

    init(kind: ResourceKind<Value>, name: String, subjects: [ResourceSubject]) {
        (self.kind, self.subjects, path) = (kind, subjects, ResourcePath(kind: kind.name, name: name))
    }

    /// Whether both are of the same name and kind.
    public static func == (left: ResourceKey, right: ResourceKey) -> Bool { left.path == right.path }

    /// Hashes the names of the kind and of the resource.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
