import Commands
public import Platform

/// A build of a program. The same source makes two: one for users, and one for development.
///
/// The develop build has a name of its own, such as `sakatsu-develop`, and so its own data, settings and typed lines.
/// It traces the tree of RIBs unless `--trace=no` is given. The environment chooses it: `SAKATSU_BUILD=develop`.
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
    /// The error in the environment variable that chooses the build, if any.
    let mistake: UsageError?

    /// The build that the environment chooses; by default the one for users.
    public init(of program: String, in environment: Environment = .process) {
        let variable = "\(String(program.uppercased().map { $0 == "-" ? "_" : $0 }))_BUILD"
        let kind = environment[variable].map(Kind.init) ?? .production
        isTracing = kind == .develop
        name = isTracing ? "\(program)-develop" : program
        mistake = kind == nil ? UsageError(ProgramPhrases.noBuild(variable, Kind.allCases.map(\.rawValue))) : nil
    }
}
