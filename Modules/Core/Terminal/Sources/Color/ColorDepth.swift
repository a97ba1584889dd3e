public import Platform

/// The number of colours that a terminal supports. Determined once at the start, by
/// ``detect(_:isTerminal:environment:)``, and passed to ``Text/rendered(_:)``.
public enum ColorDepth: Hashable, CaseIterable, Sendable {
    /// Plain text without any escape sequence.
    case none
    /// The sixteen basic colours, whose values the user configures in the terminal.
    case ansi16
    /// The 256-colour palette.
    case ansi256
    /// 24-bit colour.
    case trueColor
}

extension ColorDepth {
    /// Determines the colour depth of an output.
    ///
    /// With ``ColorChoice/auto`` there is no colour when `NO_COLOR` is set and not empty (no-color.org), when `TERM` is
    /// `dumb`, or when the output is not a terminal. ``ColorChoice/always`` overrides all three. The number of colours
    /// is taken from `COLORTERM` and `TERM`.
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
