public import Platform

/// The line history of a prompt, in a file that only its owner may read. Several programs may write to the file at
/// once.
public struct HistoryFile: Sendable {
    /// The maximum number of lines; if there are more, the oldest are removed.
    public static let mostLines = 1000

    private let folder: String

    /// Creates the history of the file `history` in a folder. Neither the file nor the folder needs to exist yet.
    public init(in folder: String) {
        self.folder = folder
    }

    /// The path of the file.
    public var path: String { "\(folder)/history" }

    /// Returns the lines, oldest first. Lines that are not valid UTF-8 are skipped.
    public func lines() throws(SystemError) -> [String] {
        Self.lines(in: try open().bytes())
    }

    /// Appends a line, unless ``isKept(_:)`` rejects the line or the last line is the same.
    ///
    /// - Throws: `SystemError` when the file cannot be written; the file is unchanged then.
    public func add(_ line: String) throws(SystemError) {
        guard Self.isKept(line) else { return }
        let file = try open()
        let bytes = try file.bytes()
        let lines = Self.lines(in: bytes)
        if lines.last == line { return }
        let isWhole = bytes.isEmpty || bytes.last == lineEnd
        if isWhole, lines.count < Self.mostLines { return try file.append("\(line)\n") }
        let kept = lines.suffix(Self.mostLines - 1) + [line]
        try file.replace(with: kept.map { "\($0)\n" }.joined())
    }

    /// Returns whether the history keeps a line; `false` if the line is empty, begins with a space, or contains a line
    /// feed.
    public static func isKept(_ line: String) -> Bool {
        guard let first = line.utf8.first else { return false }
        return first != UInt8(ascii: " ") && !line.utf8.contains(lineEnd)
    }

    private func open() throws(SystemError) -> LockedFile {
        try FileSystem.createPrivateFolder(folder)
        return try LockedFile(path)
    }

    private static func lines(in bytes: [UInt8]) -> [String] {
        bytes.split(separator: lineEnd).compactMap { String(validating: $0, as: UTF8.self) }
    }
}

private let lineEnd = UInt8(ascii: "\n")
