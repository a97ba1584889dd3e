/// One target, as the manifest expands a line of its table.
package struct Target: Sendable {
    /// What a target is for.
    package enum Kind: String, Sendable, CaseIterable {
        case interface, implementation, testing, tests, program
    }

    package let kind: Kind
    package let name: String
    /// The folder below the root.
    package let folder: String
    /// The names of targets and of system libraries.
    package let dependencies: [String]
    /// The number of its line in the manifest; 0 where that is not known.
    package let line: Int

    /// Whether people run its code, and not only developers.
    var isShipped: Bool { kind == .interface || kind == .implementation || folder.hasPrefix("App/") }

    /// Whether its texts are checked for the languages of the project. Tools of developers speak English, but for those
    /// that show screens.
    var speaksAllLanguages: Bool {
        isShipped && (!folder.hasPrefix("Tools/") || dependencies.contains("Screens"))
    }

    /// The same with the pure core modules, and with their doubles where doubles are used.
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
