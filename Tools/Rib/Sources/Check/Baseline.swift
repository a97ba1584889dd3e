import Platform

/// The known findings, which `rib check --baseline` leaves out. A file lists them. A finding is known by its path, its
/// rule and its message, so that it may move to another line.
struct Baseline {
    private var counts: [String: Int]

    init(_ findings: [Finding]) {
        counts = Dictionary(findings.map { (Self.entry($0), 1) }, uniquingKeysWith: +)
    }

    /// Reads a file.
    ///
    /// - Throws: `SystemError` when it cannot be read.
    init(at path: String) throws(SystemError) {
        let lines = String(decoding: try FileSystem.bytes(of: path), as: UTF8.self).split(separator: "\n")
        counts = Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
    }

    /// The text of the file: a line for each finding, sorted.
    var text: String {
        counts.flatMap { entry, count in [String](repeating: "\(entry)\n", count: count) }.sorted().joined()
    }

    /// Returns the findings that the file does not list. Each line of the file leaves out one finding.
    func unknown(among findings: [Finding]) -> [Finding] {
        var left = counts
        return findings.filter { finding in
            let entry = Self.entry(finding)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
    }

    private static func entry(_ finding: Finding) -> String {
        let message = finding.message.split(separator: "\n").joined(separator: " ")
        return "\(finding.path): \(finding.rule.rawValue): \(message)"
    }
}
