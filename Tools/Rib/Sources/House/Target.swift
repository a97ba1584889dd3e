/// A target that a line of the table expands to.
package struct Target: Sendable {
    /// The purpose of a target.
    package enum Kind: String, Sendable, CaseIterable {
        case interface, implementation, testing, tests, program
    }

    package let kind: Kind
    package let name: String
    /// The folder, relative to the root.
    package let folder: String
    /// The names of targets and of system libraries.
    package let dependencies: [String]
    /// The number of its line in the manifest; 0 if unknown.
    package let line: Int

    /// Whether its code is shipped to users, and not only for developers.
    var isShipped: Bool { kind == .interface || kind == .implementation || folder.hasPrefix("App/") }

    /// Whether its texts are checked for the languages of the project. Developers' tools are in English, except those
    /// that show screens.
    var speaksAllLanguages: Bool {
        isShipped && (!folder.hasPrefix("Tools/") || dependencies.contains("Screens"))
    }

    /// Returns the target with the pure core modules as dependencies, and with their doubles if it uses doubles.
    func adding(_ pure: [String]) -> Target {
        let isShipped = kind == .interface || kind == .implementation
        let more = pure + (isShipped ? [] : pure.map { "\($0)Testing" })
        return Target(kind, name, folder, dependencies + more, line: line)
    }

    package init(_ kind: Kind, _ name: String, _ folder: String, _ dependencies: [String], line: Int = 0) {
        (self.kind, self.name, self.folder) = (kind, name, folder)
        (self.dependencies, self.line) = (dependencies, line)
    }
}
