import Platform

/// Runs git in a folder.
struct Git {
    let folder: String

    /// Whether git is there at all.
    static var isInstalled: Bool { (try? ChildProcess.run(["git", "--version"], isQuiet: true))?.exitCode == 0 }

    /// Runs a command of git, with variables set for it.
    ///
    /// - Returns: the output of the command, without the final line break; `nil` if the command fails.
    func run(_ words: String..., setting variables: [String] = []) throws(SystemError) -> String? {
        let result = try ChildProcess.run(["env"] + variables + ["git", "-C", folder] + words, isQuiet: true)
        guard result.exitCode == 0 else { return nil }
        return result.output.hasSuffix("\n") ? String(result.output.dropLast()) : result.output
    }

    /// Runs a command of git, whose messages go to this process's standard error, and returns its exit code.
    func exitCode(_ words: String...) throws(SystemError) -> Int32 {
        try ChildProcess.run(["git", "-C", folder] + words).exitCode
    }

    /// Runs a command of git, whose messages go to this process's standard error.
    ///
    /// - Throws: ``Refusal`` with what was tried, if it fails.
    @discardableResult
    func need(_ words: String..., setting variables: [String] = [], to purpose: String) throws -> String {
        try need(words, setting: variables, to: purpose)
    }

    @discardableResult
    func need(_ words: [String], setting variables: [String] = [], to purpose: String) throws -> String {
        let result = try ChildProcess.run(["env"] + variables + ["git", "-C", folder] + words)
        guard result.exitCode == 0 else { throw Refusal("git could not \(purpose)") }
        return result.output.hasSuffix("\n") ? String(result.output.dropLast()) : result.output
    }

    /// Whether the folder is the root of a working copy, and not a folder inside of one.
    var isRoot: Bool {
        get throws(SystemError) { try run("rev-parse", "--show-prefix") == "" }
    }

    /// The commit that is checked out; `nil` without one.
    var commit: String? {
        get throws(SystemError) { try run("rev-parse", "--verify", "--quiet", "HEAD") }
    }

    /// Whether files differ from those of the commit, or are in none.
    var hasChanges: Bool {
        get throws(SystemError) { try run("status", "--porcelain") != "" }
    }

    /// The address of the remote repository `origin`, as the clone records it; `nil` without one, and for a path of this
    /// machine.
    var address: String? {
        get throws(SystemError) {
            // What `insteadOf` makes of an address holds on this machine alone, unless it explains a shortcut of this machine.
            let addresses = try run("config", "--get-all", "remote.origin.url") ?? ""
            guard var address = addresses.split(separator: "\n").first.map(String.init) else { return nil }
            if !Self.isPath(address), !Self.isComplete(address) {
                address = try run("remote", "get-url", "origin") ?? address
            }
            return Self.isPath(address) ? nil : address
        }
    }

    /// Whether an address has a scheme or, as for SSH, a user and a host.
    private static func isComplete(_ address: String) -> Bool {
        let host = address.prefix { $0 != ":" }
        return address.dropFirst(host.count).starts(with: "://") || host.contains { "@.".contains($0) }
    }

    /// Returns an address without the user and the password that one of HTTP can have, which are secrets.
    static func withoutUser(_ address: String) -> String {
        for scheme in ["https://", "http://"] where address.hasPrefix(scheme) {
            let rest = address.dropFirst(scheme.count)
            guard let sign = rest.prefix(while: { $0 != "/" }).lastIndex(of: "@") else { return address }
            return "\(scheme)\(rest[rest.index(after: sign)...])"
        }
        return address
    }

    /// Whether an address of a repository is a path of this machine.
    static func isPath(_ address: String) -> Bool {
        address.hasPrefix("/") || address.hasPrefix(".") || address.hasPrefix("file:")
    }
}
