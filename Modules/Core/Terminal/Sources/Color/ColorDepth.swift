public import Platform

/// How many colours a terminal shows. Decided once at the start, by ``detect(_:isTerminal:environment:)``, and given to
/// ``Text/rendered(_:)``.
public enum ColorDepth: Hashable, CaseIterable, Sendable {
    /// No colour and no escape sequence at all: plain text.
    case none
    /// The sixteen colours that the user chose for the terminal.
    case ansi16
    /// The palette of 256 colours.
    case ansi256
    /// Every colour, 24 bits each.
    case trueColor
}

extension ColorDepth {
    /// The depth to write with.
    ///
    /// With ``ColorChoice/auto`` there is no colour when `NO_COLOR` is set and not empty (no-color.org), when `TERM` is
    /// `dumb`, or when the output is not a terminal. ``ColorChoice/always`` overrides all three. How many colours there
    /// are is read from `COLORTERM` and `TERM`.
    ///
    /// - Parameters:
    ///   - choice: The value of the option `--color`.
    ///   - isTerminal: Whether a person sits at the other end of the stream that is written to.
    ///   - environment: The variables of the process.
    /// - Returns: The deepest depth that the choice and the environment allow.
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
