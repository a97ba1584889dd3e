import Foundation
import PlatformTesting
import RibKit

/// What `Project.swift` says, read by compiling and running it, as the build systems do.
struct Manifest {
    let targets: [Target]
    /// The folder of a system library's module map, by the library's module name.
    let systemLibraries: [String: String]

    /// The rank of a name in a list of dependencies; `nil` when nothing has that name.
    func rank(named name: String) -> House.Rank? {
        if systemLibraries[name] != nil { return .systemLibrary }
        return targets.first { $0.name == name }.map(House.rank(of:))
    }

    /// The manifest of this repository: compiled once, when the first test asks for it.
    static var current: Manifest {
        get async throws { try await expansion.value }
    }

    private static let expansion = Task { try await expanded() }

    /// The table and the rules of `Project.swift`: what stands above the branches for the build systems.
    static func plainPart() throws -> String {
        let text = try Repository.text("Project.swift")
        guard let branches = text.range(of: "#if TUIST") else { throw Unreadable(missing: "#if TUIST") }
        return String(text[..<branches.lowerBound])
    }

    /// The plain part with one more line in its table.
    static func plainPart(adding line: String) throws -> String {
        let text = try plainPart()
        let beginning = "static let modules: [any Module] = ["
        guard let table = text.range(of: beginning) else { throw Unreadable(missing: beginning) }
        return text.replacingCharacters(in: table, with: "\(beginning)\n        \(line),")
    }

    private static func expanded() async throws -> Manifest {
        let folder = try TemporaryFolder()
        let source = try folder.write(try plainPart() + dump, to: "main.swift")
        let program = folder.file("expand")
        _ = try await Command.compile([source, "-o", program]).successfulOutput()
        return try parse(try await Command.run([program]).successfulOutput())
    }

    private static let dump = """
        for line in House.targets {
            print("\\(line.kind)|\\(line.name)|\\(line.folder)|\\(line.dependencies.joined(separator: ","))")
        }
        for library in House.systemLibraries {
            print("system|\\(library.name)|\\(library.folder)|")
        }

        """

    private static func parse(_ dump: String) throws -> Manifest {
        var targets: [Target] = []
        var systemLibraries: [String: String] = [:]
        for line in dump.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4 else { throw Unreadable(missing: "a field in \(line)") }
            if let kind = Target.Kind(rawValue: fields[0]) {
                let dependencies = fields[3].split(separator: ",").map(String.init)
                targets.append(Target(kind, fields[1], fields[2], dependencies))
            } else {
                systemLibraries[fields[1]] = fields[2]
            }
        }
        return Manifest(targets: targets, systemLibraries: systemLibraries)
    }

    struct Unreadable: Error, CustomStringConvertible {
        let missing: String
        var description: String { "Project.swift cannot be read by the tests: it lacks \(missing)" }
    }
}
