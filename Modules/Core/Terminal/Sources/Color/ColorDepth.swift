public import Platform

/// The number of colors that a terminal supports. ``detect(_:isTerminal:environment:)`` determines it once at the
/// start, and ``Text/rendered(_:)`` uses it.
public enum ColorDepth: Hashable, CaseIterable, Sendable {
    /// Plain text without any escape sequence.
    case none
    /// The sixteen basic colors, whose values the user configures in the terminal.
    case ansi16
    /// The 256-color palette.
    case ansi256
    /// 24-bit color.
    case trueColor
}

extension ColorDepth {
    /// Returns the color depth of an output.
    ///
    /// With ``ColorChoice/auto`` there is no color if `NO_COLOR` is set and not empty (no-color.org), if `TERM` is
    /// `dumb`, or if the output is not a terminal. ``ColorChoice/always`` overrides all three conditions. `COLORTERM`
    /// and `TERM` determine the number of colors.
    ///
    /// - Parameters:
    ///   - choice: The value of the option `--color`.
    ///   - isTerminal: Whether the output is a terminal.
    ///   - environment: The environment variables.
    /// - Returns: The greatest depth that the choice and the environment allow.
    public static func detect(_ choice: ColorChoice, isTerminal: Bool, environment: Environment) -> ColorDepth {
        switch choice {
        case .never: .none
        case .always: deepest(in: environment)
        case .auto:
            isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
                ? deepest(in: environment) : .none
        }
    }

    private static func deepest(in environment: Environment) -> ColorDepth {
        if let value = environment["COLORTERM"], ["truecolor", "24bit"].contains(value) { return .trueColor }
        let parts = environment["TERM"]?.split { $0 == "-" || $0 == "+" } ?? []
        if parts.contains("256color") { return .ansi256 }
        return .ansi16
    }
}
