import Terminal

/// The shells that completions can be written for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

// What a program does without its tree: nothing is opened, and nothing is made.
extension Program {
    /// The words that stand first in the arguments, and mean nothing at the prompt.
    static let commands: [Command<Invocation.Request>] = [
        Command("manual", summary: "write a manual page, which man -l - can show") { .manual },
        Command(
            "completions", Choice("shell", Shell.self), summary: "write completions for bash, zsh or fish",
            example: "completions bash"
        ) { .completions($0) },
    ]

    /// What is shown for a request; `nil` for a run of the tree.
    @MainActor func paper(for invocation: Invocation) -> Text? {
        switch invocation.request {
        case .run: nil
        case .version: "\(name) \(version)"
        case .help: help
        case .manual: Text(manual)
        case .completions(let shell): Text(completionScript(for: shell))
        case .candidates:
            Text(
                candidates(completing: invocation.words).map { word in
                    word.summary.isEmpty ? word.name : "\(word.name) \(word.summary)"
                }.joined(separator: "\n"))
        }
    }

    /// The ways to start the program, for `--help` and the manual.
    var usages: [(usage: String, summary: String)] {
        let prompt = ("\(name) [options]", "ask and answer at the prompt, or read lines from a pipe")
        let words = ("\(name) [options] <words…>", "carry out one command")
        return [prompt, words] + Self.commands.map { ("\(name) \($0.usage)", $0.summary) }
    }

    /// What `--help` shows.
    private var help: Text {
        let options = Option.listed.map { ($0.usage, $0.summary) }
        var lines = [summary, "", "Usage:"] + Self.columns(usages) + ["", "Options:"] + Self.columns(options)
        if !examples.isEmpty { lines += ["", "To begin with:"] + examples.map { "  \($0)" } }
        return lines.map { Text($0) }.joined(separator: "\n")
    }

    private static func columns(_ rows: [(String, String)]) -> [String] {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        return rows.map { left, right in
            "  \(left)\(String(repeating: " ", count: column - left.count))\(right)"
        }
    }
}
