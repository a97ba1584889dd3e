/// The folders for a person's files, by the XDG Base Directory Specification 0.8.
///
/// A variable with a relative path is ignored, as the specification demands.
public struct UserFolders: Sendable {
    /// The environment variables that determine the folders.
    public static let variables = ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"]

    private let environment: Environment
    private let program: String

    /// Creates the folders of the program with the given name.
    public init(program: String, environment: Environment) {
        (self.program, self.environment) = (program, environment)
    }

    /// The folder for data: `$XDG_DATA_HOME/<program>`, by default `~/.local/share/<program>`; `nil` if not even `HOME`
    /// is an absolute path.
    public var data: String? { folder("XDG_DATA_HOME", default: ".local/share") }

    /// The folder for state, such as histories: `$XDG_STATE_HOME/<program>`, by default `~/.local/state/<program>`;
    /// `nil` if not even `HOME` is an absolute path.
    public var state: String? { folder("XDG_STATE_HOME", default: ".local/state") }

    /// The folder for configuration files: `$XDG_CONFIG_HOME/<program>`, by default `~/.config/<program>`; `nil` if not
    /// even `HOME` is an absolute path.
    public var configuration: String? { folder("XDG_CONFIG_HOME", default: ".config") }

    private func folder(_ variable: String, default path: String) -> String? {
        if let base = absolute(variable) { return "\(base)/\(program)" }
        return absolute("HOME").map { "\($0)/\(path)/\(program)" }
    }

    private func absolute(_ variable: String) -> String? {
        guard let value = environment[variable], value.hasPrefix("/") else { return nil }
        return value
    }
}
