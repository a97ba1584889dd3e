public import Languages

/// The path of a file, which Tab goes on with.
public struct PathArgument: Parameter {
    private let name: Phrase

    /// Called in a table of commands.
    public init(_ name: Phrase) {
        self.name = name
    }

    /// `<name>`.
    public var usage: Phrase { name.inBrackets }

    /// It is a path.
    public var takesPath: Bool { true }

    /// Takes one word as it is.
    ///
    /// - Throws: ``MissingWord``.
    public func take(from words: inout Words) throws -> String {
        guard let word = words.next() else { throw MissingWord(name: name) }
        return word
    }
}
