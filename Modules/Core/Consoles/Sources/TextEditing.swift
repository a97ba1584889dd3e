import Platform

/// A console at which a person can edit a text of several lines in their own editor.
@MainActor package protocol EditingConsole: Console {
    /// Opens the person's editor on a text and waits until it ends.
    ///
    /// - Returns: the edited text without trailing line ends; `nil` if there is no editor.
    /// - Throws: ``EditorFailed``, ``EditedTextInvalid``, and `SystemError` when the text cannot be passed to the
    ///   editor or read back.
    func edit(_ text: String) throws -> String?
}

/// The error for an editor that ended with a nonzero exit code. Its text is discarded.
package struct EditorFailed: Error, Equatable {
    /// The exit code; 127 if there is no such program.
    package let code: Int32

    /// An error with the editor's exit code.
    package init(code: Int32) {
        self.code = code
    }
}

/// The error for an edited text that is not UTF-8. The text is discarded.
package struct EditedTextInvalid: Error, Equatable {
    /// Creates the error.
    package init() {}
}

/// The person's editor: the variable `VISUAL`, or else `EDITOR`.
struct TextEditor {
    private let line: String

    /// The editor of an environment; `nil` if there is none.
    init?(in environment: Environment) {
        let lines = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        self.line = line
    }

    /// Edits a text in a temporary file that only its owner may read.
    func edit(_ text: String, atMost limit: Int) throws -> String {
        let folder = try FileSystem.createTemporaryFolder(for: "text")
        defer { try? FileSystem.removeFolder(folder) }
        let path = "\(folder)/text.txt"
        try FileSystem.createPrivateFile(path, with: Array((text.isEmpty ? "" : "\(text)\n").utf8))
        let code = try ShellCommand(editing: path, with: line).run()
        guard code == 0 else { throw EditorFailed(code: code) }
        guard let text = String(editing: try FileSystem.bytes(of: path, atMost: limit)) else {
            throw EditedTextInvalid()
        }
        return text
    }
}

extension String {
    /// Decodes the bytes of an edited file, without a byte order mark; `nil` if they are not UTF-8.
    package init?(editing bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        self = text.lastIndex { !$0.isNewline }.map { String(text[...$0]) } ?? ""
    }
}
