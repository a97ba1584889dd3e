/// A kind of resource, declared once: its name, its lifetime, and its coding for the disk.
///
///     extension ResourceKind where Value == [String] {
///         static let proposals = ResourceKind("proposals", lifetime: .seconds(86_400), coding: .strings)
///     }
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

    /// Returns the key of the resource with the given name.
    ///
    /// - Parameters:
    ///   - name: the name, unique among resources of the kind.
    ///   - subjects: the subjects of the resource. An action that expires one of them expires the resource.
    /// - Returns: the key.
    public func key(_ name: String, about subjects: [ResourceSubject] = []) -> ResourceKey<Value> {
        ResourceKey(kind: self, name: name, subjects: subjects)
    }
}

/// The identity of a resource: its kind, and its name within the kind.
///
/// A key is an object, so that passing it retains one reference instead of one for each of its parts.
public final class ResourceKey<Value: Equatable & Sendable>: Hashable, Sendable {
    /// The kind of the resource.
    public let kind: ResourceKind<Value>
    /// The subjects whose expiry also expires the resource; they are not part of its identity.
    public let subjects: [ResourceSubject]
    @usableFromInline let path: ResourcePath

    init(kind: ResourceKind<Value>, name: String, subjects: [ResourceSubject]) {
        (self.kind, self.subjects, path) = (kind, subjects, ResourcePath(kind: kind.name, name: name))
    }

    /// Two keys are equal if their kinds and names are.
    public static func == (left: ResourceKey, right: ResourceKey) -> Bool { left.path == right.path }

    /// Hashes the names of the kind and of the resource.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
