/// The names of a resource's kind and of the resource, separated by a slash, with their hash, which is computed once.
@usableFromInline struct ResourcePath: Hashable, Comparable, Sendable {
    @usableFromInline let text: String
    @usableFromInline let textHash: Int

    init(kind: String, name: String) {
        text = "\(kind)/\(name)"
        textHash = text.hashValue
    }

    @inlinable static func == (left: ResourcePath, right: ResourcePath) -> Bool {
        left.textHash == right.textHash && left.text == right.text
    }

    @usableFromInline static func < (left: ResourcePath, right: ResourcePath) -> Bool { left.text < right.text }

    @inlinable func hash(into hasher: inout Hasher) { hasher.combine(textHash) }
}
