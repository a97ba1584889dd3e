/// A variable of the environment of a child.
public struct ChildVariable: Equatable, Sendable {
    /// Its name and its value.
    public let name, value: String

    /// A variable by its name and its value.
    public init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }

    /// The entry as the system takes it.
    var entry: String { "\(name)=\(value)" }
}

extension Environment {
    /// What a program needs to find other programs, its own files and the person's language. All else stays here: keys and
    /// passwords that a shell exports, and variables that change what a program loads.
    ///
    /// There is no `TERM`, as a child has no terminal.
    public var forChildren: [ChildVariable] {
        Self.namesForChildren.compactMap { name in self[name].map { ChildVariable(name, $0) } }
    }

    private static let namesForChildren =
        ["PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG"]
        + ["ALL", "COLLATE", "CTYPE", "MESSAGES", "MONETARY", "NUMERIC", "TIME"].map { "LC_\($0)" }
}
