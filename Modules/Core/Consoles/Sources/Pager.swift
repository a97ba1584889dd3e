package import Platform
import Terminal

/// The pager for text that is taller than the terminal.
public enum PagerChoice: Equatable, Sendable {
    /// The variable `PAGER`, else `less` where it is installed.
    case usual
    /// Nothing: all of the text is written to the terminal.
    case none
    /// A line of the shell.
    case command(String)
}

extension PagerChoice {
    /// The line of the shell that shows a text, in an environment; `nil` where the terminal itself does. `cat` is none, as
    /// in Git. `less` gets the options that keep colours, and end it when all fits, unless `LESS` says otherwise.
    package func command(in environment: Environment) -> String? {
        let chosen: String
        switch self {
        case .usual:
            if let pager = environment["PAGER"] {
                chosen = pager
            } else {
                let folders = environment["PATH"]?.split(separator: ":") ?? []
                guard folders.contains(where: { FileSystem.exists("\($0)/less") }) else { return nil }
                chosen = "less"
            }
        case .none: return nil
        case .command(let line): chosen = line
        }
        if chosen.allSatisfy(\.isWhitespace) || chosen == "cat" { return nil }
        return #"export LESS="${LESS-FRX}" LV="${LV--c}"; "# + chosen  // rib: verbatim, a line of the shell
    }
}

/// A console that shows tall text in a pager.
@MainActor package protocol PagingConsole: Console {
    /// The pager for text that is taller than the terminal. Set once, before anything is shown.
    var pager: PagerChoice { get set }

    /// Whether a screen reader reads the terminal: nothing is drawn over, a wide line is broken between words, and the usual
    /// pager is left out. Set once, before anything is shown.
    var isLinear: Bool { get set }
}

extension Text {
    /// How many rows the text takes on a terminal of so many columns.
    func rows(ofWidth columns: Int) -> Int {
        lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / max(1, columns)) }
    }
}
