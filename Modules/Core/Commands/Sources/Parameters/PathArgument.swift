public import Basics

/// The kind of item at a path, a file or a folder, for completion.
public enum PathKind: Equatable, Sendable {
    case file, folder
}

/// A parameter that takes the path of a file or a folder, which Tab completes.
public struct PathArgument: Parameter {
    private let name: Phrase
    private let kind: PathKind

    /// Creates a path parameter. The name is the placeholder in the usage line, without brackets.
    public init(_ name: Phrase, _ kind: PathKind = .file) {
        (self.name, self.kind) = (name, kind)
    }

    /// The placeholder `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// The kind of path that the parameter takes.
    public var path: PathKind? { kind }

    /// Consumes one word, and returns it unchanged.
    ///
    /// - Throws: ``MissingWord`` if no word is left.
    public func take(from words: inout Words) throws -> String {
        guard let word = words.next() else { throw MissingWord(name: name) }
        return word
    }
}
