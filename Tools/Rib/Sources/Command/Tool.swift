import Arguments
import Commands
import Languages
package import Platform

/// The program `rib`: one of its commands, carried out.
package struct Tool {
    /// What the commands work with.
    package struct Context {
        /// The folder in which the person works.
        package let folder: String
        /// Writes to standard output.
        package let show: (String) -> Void
        /// Writes to standard error.
        package let tell: (String) -> Void

        package init(folder: String, show: @escaping (String) -> Void, tell: @escaping (String) -> Void) {
            (self.folder, self.show, self.tell) = (folder, show, tell)
        }
    }

    /// A command as it was typed: it takes the working copy that is meant.
    typealias Action = @Sendable (WorkingCopy) throws -> ExitCode

    private let context: Context

    package init(_ context: Context) {
        self.context = context
    }

    /// Carries out the words of a command line.
    package func run(_ words: [String]) -> ExitCode {
        do {
            // The names of modules take time to read: they are there for a shell that completes one.
            let modules = CommandTable<RootOption, Action>.asksForCandidates(words) ? moduleNames : []
            switch try Self.table(modules: modules).answer(to: words) {
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

    /// The command line. The modules are what Tab completes.
    private static func table(modules: [String]) -> CommandTable<RootOption, Action> {
        let module = Argument(Phrase("module"), candidates: modules) { $0 }
        return CommandTable(
            "rib", version: "0.1.0",
            summary: Phrase(
                "Keeps the house in order: makes, checks and draws modules, by the table in Project.swift."),
            options: NamedArgument(
                "--root", PathArgument(Phrase("folder"), .folder), summary: Phrase("work on another working copy")),
            commands: [
                new(module), remove(module), rename(module), check, graph(module), shape(module), doubles(module),
                affected, languages, initialize, doctor,
            ])
    }

    private var moduleNames: [String] {
        guard let house = try? WorkingCopy(context: context, givenRoot: nil).house() else { return [] }
        var seen: Set<String> = []
        return house.modules.map(\.name).filter { seen.insert($0).inserted }
    }
}

/// The working copy that a command is about, and where it says what it has done.
struct WorkingCopy {
    let context: Tool.Context
    /// The folder of the option `--root`.
    let givenRoot: String?

    func show(_ text: String) { context.show(text) }

    func tell(_ text: String) { context.tell(text) }

    /// The house as it is now.
    func house() throws -> House {
        try House(at: try root())
    }

    /// The root: the folder that the person names, or else the nearest above where they work.
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

    /// A path as the person means it: from where they work.
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(context.folder)/\(path)" }
}

extension Argument<[String]> {
    /// Names with commas between them.
    static func names(_ name: String, candidates: [String] = []) -> Argument {
        Argument(Phrase("\(name)"), candidates: candidates) { text in
            text.split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
    }
}

/// What could not be done, in a sentence that says what to do.
package struct Refusal: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
