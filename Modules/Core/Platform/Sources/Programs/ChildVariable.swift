/// A variable of the environment of a child.
public struct ChildVariable: Equatable, Sendable {
    /// The name and the value.
    public let name, value: String

    /// A variable with a name and a value.
    public init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }

    /// The entry in the system's format, such as `HOME=/`.
    var entry: String { "\(name)=\(value)" }
}

extension Environment {
    /// The variables with which a program finds other programs, its own files and the person's language. All others are
    /// withheld: keys and passwords that a shell exports, and variables that change what a program loads.
    ///
    /// There is no `TERM`, as a child has no terminal.
    public var forChildren: [ChildVariable] {
        Self.namesForChildren.compactMap { name in self[name].map { ChildVariable(name, $0) } }
    }

    private static let namesForChildren =
        ["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG"]
        + ["ALL", "COLLATE", "CTYPE", "MESSAGES", "MONETARY", "NUMERIC", "TIME"].map { "LC_\($0)" }
}
