import Terminal

/// What a program was asked for by its arguments.
public struct Invocation: Equatable, Sendable {
    /// What is to be done.
    enum Request: Equatable, Sendable {
        case run, help, version
    }

    /// Where the data lies, if the person says so: `--data DIR`.
    public private(set) var dataFolder: String?
    /// The words that are no options: a route, a command, or both. Without any, lines are read.
    public private(set) var words: [String] = []
    private(set) var request = Request.run

    /// Reads arguments. Options stand before, between or after the words; after `--` all are words.
    ///
    /// - Throws: ``UsageError`` for an unknown option or one without its value.
    init(_ arguments: some Sequence<String>) throws(UsageError) {
        var iterator = arguments.makeIterator()
        while let argument = iterator.next() {
            switch argument {
            case "--": while let word = iterator.next() { words.append(word) }
            case "--help", "-h": request = .help
            case "--version": request = .version
            case "--data": dataFolder = try Self.folder(iterator.next())
            case _ where argument.hasPrefix("--data="): dataFolder = try Self.folder(String(argument.dropFirst(7)))
            case _ where argument.hasPrefix("--"):
                throw UsageError("There is no option “\(argument)”. Try --help; after -- all are words.")
            default: words.append(argument)
            }
        }
    }

    private static func folder(_ value: String?) throws(UsageError) -> String {
        guard let value, !value.isEmpty else { throw UsageError("“--data” needs a folder: --data DIR") }
        return value
    }
}

extension Program {
    var help: Text {
        let examples =
            examples.isEmpty ? "" : "\n\nTo begin with:\n" + examples.map { "  \($0)" }.joined(separator: "\n")
        return """
            \(summary)

            Usage:
              \(name) [options]              ask and answer at the prompt, or read lines from a pipe
              \(name) [options] <words…>     carry out one command

            Options:
              --data DIR    keep the data in this folder
              --version     say which version this is
              --help        say this
            """ + Text(examples)
    }
}
