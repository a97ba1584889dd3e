import Basics
import Commands
package import Platform

package struct Tool {
    package struct Context {
        package let folder: String
        /// Writes to standard output.
        package let show: (String) -> Void
        /// Writes to standard error.
        package let tell: (String) -> Void

        package init(folder: String, show: @escaping (String) -> Void, tell: @escaping (String) -> Void) {
            (self.folder, self.show, self.tell) = (folder, show, tell)
        }
    }

    static let version = "0.1.0"

    typealias Action = @Sendable (WorkingCopy) throws -> ExitCode

    private let context: Context

    package init(_ context: Context) {
        self.context = context
    }

    package func run(_ words: [String]) -> ExitCode {
        do {
            // Reading the names of modules and apps takes time, so they are read only for a shell's completion.
            let names = CommandTable<RootOption, Action>.asksForCandidates(words) ? names : (modules: [], apps: [])
            switch try Self.table(modules: names.modules, apps: names.apps).answer(to: words) {
            case .text(let text):
                context.show("\(text)\n")
                return .ok
            case .action(let action, let root):
                return try action(WorkingCopy(context: context, givenRoot: root))
            }
        } catch let mistake as UsageError {
            context.tell("rib: \(mistake)\n")
            return .usage
        } catch {
            context.tell("rib: \(error)\n")
            return .failed
        }
    }

    private typealias RootOption = NamedArgument<PathArgument>

    /// Returns the table of all commands. The names of modules and apps are candidates for completion.
    private static func table(modules: [String], apps: [String]) -> CommandTable<RootOption, Action> {
        let module = Argument(Phrase("module"), candidates: modules) { $0 }
        return CommandTable(
            "rib", version: version,
            summary: Phrase(
                "Keeps the house in order: makes, checks and draws modules, by the table in Project.swift."),
            options: NamedArgument(
                "--root", PathArgument(Phrase("folder"), .folder), summary: Phrase("work on another working copy")),
            commands: [
                new(module, apps: apps), wire(module), unwire(module), move(module), remove(module), rename(module),
                check,
                graph(module), shape(module),
                doubles(module),
                affected, languages, initialize, add, upgrade, doctor,
            ])
    }

    private var names: (modules: [String], apps: [String]) {
        guard let house = try? WorkingCopy(context: context, givenRoot: nil).house() else { return ([], []) }
        var seen: Set<String> = []
        return (house.modules.map(\.name).filter { seen.insert($0).inserted }, house.apps.map(\.name))
    }
}

struct WorkingCopy {
    let context: Tool.Context
    /// The folder given by the option `--root`, if any.
    let givenRoot: String?

    func show(_ text: String) { context.show(text) }

    func tell(_ text: String) { context.tell(text) }

    func house() throws -> House {
        try House(at: try root())
    }

    /// Returns the root: the folder given by `--root`, or else the nearest folder with a manifest, from the current
    /// folder upward.
    func root() throws -> String {
        if let root = givenRoot {
            let path = path(root)
            guard FileSystem.exists("\(path)/\(Table.path)") else {
                throw Refusal("there is no \(Table.path) in \(root): name the root of a working copy")
            }
            return path
        }
        guard let root = House.root(above: context.folder) else {
            throw Refusal("there is no \(Table.path) here or above: go to a working copy, or name it with --root")
        }
        return root
    }

    func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(context.folder)/\(path)" }
}

extension Argument<[String]> {
    /// Returns an argument for names that are separated by commas. A name that is repeated counts once.
    static func names(_ name: String, candidates: [String] = []) -> Argument {
        Argument(Phrase("\(name)"), candidates: candidates) { text in
            var seen: Set<String> = []
            return text.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { seen.insert($0).inserted }
        }
    }
}

/// The reason that a command cannot be carried out, with what to do.
package struct Refusal: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
