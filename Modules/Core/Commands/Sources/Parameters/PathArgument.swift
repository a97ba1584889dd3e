public import Languages

/// The kind of file at a path, for completion.
public enum PathKind: Equatable, Sendable {
    case file, folder
}

/// The path of a file or a folder, completed by Tab.
public struct PathArgument: Parameter {
    private let name: Phrase
    private let kind: PathKind

    /// A path with its placeholder.
    public init(_ name: Phrase, _ kind: PathKind = .file) {
        (self.name, self.kind) = (name, kind)
    }

    /// The placeholder `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// The kind of path.
    public var path: PathKind? { kind }

    /// Consumes one word as it is.
    ///
    /// - Throws: ``MissingWord``.
    public func take(from words: inout Words) throws -> String {
        guard let word = words.next() else { throw MissingWord(name: name) }
        return word
    }
}
