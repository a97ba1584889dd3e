/// The path of a resource: the names of its kind and of the resource itself, separated by a slash. The hash of this
/// text is computed only once.
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
