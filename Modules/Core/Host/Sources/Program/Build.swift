import Commands
public import Platform

/// One of two variants of a program, for users or for development. Both are the same executable: an environment variable
/// chooses the variant when the program starts.
///
/// The `develop` build has its own name, such as `sakatsu-develop`, and so its own data, settings and line history. It
/// traces the tree of RIBs unless `--trace=no` is given. `SAKATSU_BUILD=develop` chooses it.
///
///     let build = Build(of: "sakatsu")
///     let program = Program(build.name, version: "0.1.0", build: build, …)
public struct Build: Sendable {
    private enum Kind: String, CaseIterable {
        case production, develop
    }

    /// The name of the program in this build.
    public let name: String
    /// Whether the tree of RIBs is traced by default.
    let isTracing: Bool
    /// The error if the environment variable names an unknown build; `nil` otherwise.
    let mistake: UsageError?

    /// Creates the build that the environment variable chooses; by default, the one for users.
    public init(of program: String, in environment: Environment = .process) {
        let variable = "\(String(program.uppercased().map { $0 == "-" ? "_" : $0 }))_BUILD"
        let kind = environment[variable].map(Kind.init) ?? .production
        isTracing = kind == .develop
        name = isTracing ? "\(program)-develop" : program
        mistake = kind == nil ? UsageError(ProgramPhrases.noBuild(variable, Kind.allCases.map(\.rawValue))) : nil
    }
}
