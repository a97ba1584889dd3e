public import Platform

/// The line history of a prompt, in a file that only its owner may read. Several programs may write it at once.
public struct HistoryFile: Sendable {
    /// The maximum number of lines; the oldest are dropped.
    public static let mostLines = 1000

    private let folder: String

    /// The file `history` in a folder. Neither needs to exist yet.
    public init(in folder: String) {
        self.folder = folder
    }

    /// The path of the file.
    public var path: String { "\(folder)/history" }

    /// The lines, oldest first. Invalid UTF-8 is skipped.
    ///
    /// - Throws: `SystemError` when the file cannot be read or created.
    public func lines() throws(SystemError) -> [String] {
        Self.lines(in: try open().bytes())
    }

    /// Adds a line, if it is ``isKept(_:)`` and does not repeat the last.
    ///
    /// - Throws: `SystemError` when the file cannot be written; it is unchanged then.
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

    /// Whether a line is kept: not if it begins with a space.
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
