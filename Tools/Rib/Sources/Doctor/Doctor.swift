import Platform

/// Finds what a machine lacks to build the project. Like the scripts in Tools, it calls the shell functions of
/// `Tools/lib/requirements.sh`, which work before anything is built.
struct Doctor {
    let root: String
    /// The search path for programs; `nil` for the `PATH` of this process. Only tests set another one.
    var path: String?

    /// One line for each missing requirement, with what to do.
    var complaints: [String] {
        get throws {
            var complaints: [String] = []
            if try !works("git", "--version") {
                complaints.append("git is missing: install the package git, or Xcode's command-line tools on macOS")
            }
            let swift = try script("require_swift 2>&1")
            if swift.exitCode != 0 { complaints.append(swift.output.trimmed) }
            let packages = try script("missing_packages").output.trimmed
            if !packages.isEmpty {
                complaints.append(
                    "Headers of system libraries are missing. Debian and Ubuntu: sudo apt-get install \(packages). "
                        + "macOS: xcode-select --install")
            }
            if FileSystem.destination(ofLink: "\(root)/Package.swift") != Table.path {
                complaints.append(
                    "Package.swift is no link: symbolic links are switched off here. "
                        + "git config core.symlinks true && git checkout -- Package.swift")
            }
            return complaints
        }
    }

    private func works(_ words: String...) throws -> Bool {
        try script("\(words.joined(separator: " ")) >/dev/null 2>&1").exitCode == 0
    }

    private func script(_ text: String) throws(SystemError) -> ChildProcess.Result {
        let lines = [
            path.map { "PATH=\($0.quotedForShell)" } ?? "", "root=\(root.quotedForShell)",
            ". \"$root/Tools/lib/requirements.sh\"", text,
        ]
        return try ChildProcess.run(["/bin/sh", "-c", lines.joined(separator: "\n")], isQuiet: true)
    }
}

extension String {
    fileprivate var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }

    fileprivate var trimmed: String { split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
}
