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

    /// One command: what it is called, what is said of it, and what it does.
    struct Command: Sendable {
        let name, usage, summary, example: String
        /// More of it, for its own help.
        var details: [String] = []
        let options: [Arguments.Option]
        let run: @Sendable (inout Arguments, Context) throws -> ExitCode
    }

    /// All commands, in the order of the help.
    static let commands: [Command] = [
        new, remove, rename, check, graph, shape, doubles, affected, languages, initialize, doctor,
    ]

    private let context: Context

    package init(_ context: Context) {
        self.context = context
    }

    /// Carries out the words of a command line.
    package func run(_ words: [String]) -> ExitCode {
        do {
            guard let name = words.first, name != "help" || words.count > 1, name != "--help", name != "-h" else {
                context.show(Self.help)
                return .ok
            }
            if name == "help" {
                context.show(try Self.command(named: words[1]).help)
                return .ok
            }
            let command = try Self.command(named: name)
            if words.contains("--help") || words.contains("-h") {
                context.show(command.help)
                return .ok
            }
            var arguments = try Arguments(Array(words.dropFirst()), options: command.options, of: command)
            return try command.run(&arguments, context)
        } catch let mistake as UsageMistake {
            context.tell("rib: \(mistake.description)\n")
            return .usage
        } catch {
            context.tell("rib: \(error)\n")
            return .failed
        }
    }

    private static func command(named name: String) throws(UsageMistake) -> Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let near = commands.map(\.name).filter { $0.hasPrefix(name.prefix(2)) || $0.contains(name) }
        let known = (near.isEmpty ? commands.map(\.name) : near).joined(separator: ", ")
        throw UsageMistake("there is no command “\(name)”. \(near.isEmpty ? "There are" : "Did you mean"): \(known)")
    }

    /// What `rib help` shows.
    private static var help: String {
        let rows = commands.map { ("rib \($0.usage)", $0.summary) }
        let lines = rows.map { "  \($0.0)\n      \($0.1)\n" }.joined()
        return """
            rib keeps the house in order: it makes, checks and draws modules, by the table in Project.swift.

            \(lines)
            “rib help COMMAND” shows its options and an example. --root DIR works on another working copy.
            Exit codes: 0 all was done, 1 something is wrong, 2 the words were not understood.

            """
    }
}

extension Tool.Command {
    /// What `rib help COMMAND` shows.
    var help: String {
        let column = (options.map(\.usage.count).max() ?? 0) + 3
        let rows = options.map { option in
            "  \(option.usage)\(String(repeating: " ", count: column - option.usage.count))\(option.summary)\n"
        }
        let more = details.isEmpty ? "" : "\n" + details.joined(separator: "\n") + "\n"
        return "rib \(usage)\n\n\(summary)\n\(more)\(rows.isEmpty ? "" : "\n\(rows.joined())")\nExample: \(example)\n"
    }
}

/// Words that could not be understood. Nothing was done.
package struct UsageMistake: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// What could not be done, in a sentence that says what to do.
package struct Refusal: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
