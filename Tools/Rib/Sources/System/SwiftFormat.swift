import Platform

/// Runs `swift format` with the configuration of a house.
enum SwiftFormat {
    private static let paths = ["App", "Modules", "Tests", "Tools", Table.path]

    /// Returns the text of a Swift file, formatted.
    ///
    /// - Throws: ``Refusal`` for a text that cannot be formatted.
    static func formatted(_ text: String, asIn house: House) throws -> String {
        let folder = try FileSystem.createTemporaryFolder(for: "rib-format")
        defer { try? FileSystem.removeFolder(folder) }
        try FileSystem.replaceSharedFile("\(folder)/File.swift", with: text)
        let rules =
            FileSystem.exists(house.path(".swift-format")) ? ["--configuration", house.path(".swift-format")] : []
        let result = try ChildProcess.run(["swift", "format"] + rules + ["\(folder)/File.swift"], isQuiet: true)
        guard result.exitCode == 0 else {
            throw Refusal("swift format cannot format what is written: see “rib doctor”\n\(text)")
        }
        return result.output
    }

    /// Returns what `swift format lint` finds, sorted by position.
    ///
    /// - Throws: ``Refusal`` if the linter cannot be run.
    static func findings(in house: House) throws -> [Finding] {
        let paths = paths.map(house.path).filter(FileSystem.exists)
        let words = ["swift", "format", "lint", "--strict", "--recursive", "--parallel"] + paths
        // It writes what it finds to its standard error.
        let result = try ChildProcess.run(["sh", "-c", #"exec "$@" 2>&1"#, "sh"] + words)
        let findings = result.output.split(separator: "\n").compactMap { finding($0, in: house) }
        guard result.exitCode == 0 || !findings.isEmpty else {
            throw Refusal("swift format cannot check the format:\n\(result.output)")
        }
        return findings.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    /// Returns the finding of a line such as `/house/App/main.swift:3:1: error: [Indentation] indent by 4 spaces`.
    private static func finding(_ line: Substring, in house: House) -> Finding? {
        guard line.hasPrefix("\(house.root)/") else { return nil }
        let parts = line.dropFirst(house.root.count + 1).split(separator: ":", maxSplits: 4)
        guard parts.count == 5, let number = Int(parts[1]) else { return nil }
        return Finding(String(parts[0]), number, .format, String(parts[4].drop { $0 == " " }))
    }
}
