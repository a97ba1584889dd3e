/// A target of the package. Each line of the ``Table`` in `Project.swift` expands to one or more targets.
package struct Target: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case interface, implementation, testing, tests, program
    }

    package let kind: Kind
    package let name: String
    package let folder: String
    /// The names of the targets and system libraries on which the target depends.
    package let dependencies: [String]
    /// The number of the target's line in the manifest; 0 if unknown.
    package let line: Int

    /// Whether the target is an app, an interface, or an implementation, and not tests, doubles, or a developers'
    /// program.
    var isShipped: Bool { kind == .interface || kind == .implementation || folder.hasPrefix("App/") }

    /// Whether the target is a program that can be built as a release, with the options in `Tools/lib/release.sh`: an app
    /// or a tool, and not an example.
    var isReleased: Bool { kind == .program && (folder.hasPrefix("App/") || folder.hasPrefix("Tools/")) }

    /// Whether the target's texts must be in all languages of the project. Developers' tools are in English, except
    /// those that show screens.
    var speaksAllLanguages: Bool {
        isShipped && (!folder.hasPrefix("Tools/") || dependencies.contains("Screens"))
    }

    package init(_ kind: Kind, _ name: String, _ folder: String, _ dependencies: [String], line: Int = 0) {
        (self.kind, self.name, self.folder) = (kind, name, folder)
        (self.dependencies, self.line) = (dependencies, line)
    }
}
