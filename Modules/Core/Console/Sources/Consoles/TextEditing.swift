import Platform

/// The error for an editor that exited with a nonzero code. The edited text is discarded, unless a signal ended the
/// editor.
public struct EditorFailed: Error, Equatable {
    /// The exit code of the editor; 127 if the program does not exist.
    public let code: Int32
    /// The folder with what the editor has written, if a signal ended it.
    public let folder: String?

    /// Creates the error with the editor's exit code, and the folder with what it has written, if that is kept.
    package init(code: Int32, folder: String? = nil) {
        (self.code, self.folder) = (code, folder)
    }
}

/// The error for an edited text that is not UTF-8. The text is discarded.
public struct EditedTextInvalid: Error, Equatable {
    /// Creates the error.
    package init() {}
}

/// The person's editor: the command in the variable `VISUAL`, or else in `EDITOR`.
struct TextEditor {
    private let line: String

    /// Finds the editor in an environment; `nil` if neither variable is set.
    init?(in environment: Environment) {
        let lines = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        self.line = line
    }

    /// Opens the editor on a text in a temporary file that only its owner may read, and returns the edited text, which
    /// may have at most `limit` bytes.
    func edit(_ text: String, atMost limit: Int) throws -> String {
        let folder = try FileSystem.createTemporaryFolder(for: "text")
        var isKept = false
        defer { if !isKept { try? FileSystem.removeFolder(folder) } }
        let path = "\(folder)/text.txt"
        let bytes = Array((text.isEmpty ? "" : "\(text)\n").utf8)
        try FileSystem.createPrivateFile(path, with: bytes)
        let code = try ShellCommand(editing: path, with: line).run()
        // An editor that is ended may save what was not saved yet, there or in a file beside it.
        if code > 128, FileSystem.fileNames(in: folder).count > 1 || (try? FileSystem.bytes(of: path)) != bytes {
            isKept = true
            throw EditorFailed(code: code, folder: folder)
        }
        guard code == 0 else { throw EditorFailed(code: code) }
        guard let text = String(editing: try FileSystem.bytes(of: path, atMost: limit)) else {
            throw EditedTextInvalid()
        }
        return text
    }
}

extension String {
    /// Decodes the bytes of an edited file without its byte order mark and trailing line ends; `nil` if the bytes are
    /// not UTF-8.
    package init?(editing bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        self = text.lastIndex { !$0.isNewline }.map { String(text[...$0]) } ?? ""
    }
}
