/// An environment variable of a child program.
public struct ChildVariable: Equatable, Sendable {
    /// The name and the value of the variable.
    public let name, value: String

    /// Creates a variable with a name and a value.
    public init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }
}

extension Environment {
    /// The variables that a child program may inherit: those with which it finds other programs, its own files and the
    /// person's language. All others are withheld, such as passwords that a shell exports, and variables that change
    /// which libraries a program loads.
    ///
    /// `TERM` is withheld, because a child program has no terminal.
    public var forChildren: [ChildVariable] {
        Self.namesForChildren.compactMap { name in self[name].map { ChildVariable(name, $0) } }
    }

    private static let namesForChildren =
        ["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG"]
        + ["ALL", "COLLATE", "CTYPE", "MESSAGES", "MONETARY", "NUMERIC", "TIME"].map { "LC_\($0)" }
}
