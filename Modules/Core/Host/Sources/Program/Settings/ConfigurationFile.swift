import Basics
import Commands
import Platform

/// The user's configuration file, with lines such as `color = never` and `# comments`.
struct ConfigurationFile {
    /// A line that is neither empty nor a comment.
    struct Line {
        let name: String
        /// The text after the `=`; `nil` in a line without `=`.
        let value: String?
        /// The path of the file and the number of the line, separated by a colon.
        let place: String
    }

    private let path: String

    /// Creates the configuration file of a program; `nil` if the environment determines no folder for it.
    init?(of program: String, in environment: Environment) {
        guard let folder = UserFolders(program: program, environment: environment).configuration else { return nil }
        path = "\(folder)/config"
    }

    /// Returns the lines that are neither empty nor comments; none if the file does not exist.
    ///
    /// - Throws: `UsageError` if the file cannot be read or is not valid UTF-8.
    func lines() throws(UsageError) -> [Line] {
        guard let bytes = try bytes() else { return [] }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw UsageError(ProgramPhrases.noText(path)) }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().compactMap { index, line in
            let line = line.trimmed
            guard let first = line.first, first != "#" else { return nil }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return Line(
                name: String(parts[0].trimmed), value: parts.count == 2 ? String(parts[1].trimmed) : nil,
                place: "\(path):\(index + 1)")
        }
    }

    private func bytes() throws(UsageError) -> [UInt8]? {
        do throws(SystemError) {
            return try FileSystem.bytes(of: path, atMost: 1 << 20, isOwn: true)
        } catch {
            if error.isMissing { return nil }
            throw UsageError(error.explanation)
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
