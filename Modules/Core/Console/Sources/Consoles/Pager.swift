package import Platform
import Terminal

/// The choice of a pager for text that is taller than the terminal.
public enum PagerChoice: Equatable, Sendable {
    /// The command in the variable `PAGER`, or else `less` if it is installed.
    case usual
    /// No pager: the whole text is written to the terminal.
    case none
    /// A shell command that reads the text from standard input.
    case command(String)
}

extension PagerChoice {
    /// Returns the shell command that pages a text; `nil` to write the text directly to the terminal. `cat` counts as
    /// no pager, as in Git. Unless `LESS` is set, `less` gets the options that keep colors and that quit if the text
    /// fits.
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

extension Text {
    /// Returns the number of rows that the text fills on a terminal with `columns` columns.
    func rows(ofWidth columns: Int) -> Int {
        lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / max(1, columns)) }
    }
}
