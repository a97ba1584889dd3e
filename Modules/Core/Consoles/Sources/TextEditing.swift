import Platform

/// A console at which a person can write a text of several lines, in an editor of their choice.
@MainActor package protocol EditingConsole: Console {
    /// Lets the person edit a text, and waits until the editor ends.
    ///
    /// - Returns: the text as the person left it, without line ends behind it; `nil` if there is no editor.
    /// - Throws: ``EditorFailed``, ``EditedTextInvalid``, and `SystemError` when the text cannot be given to the editor or read again.
    func edit(_ text: String) throws -> String?
}

/// An editor that ended with another exit code than 0. Nothing of what was written in it is used.
package struct EditorFailed: Error, Equatable {
    /// The exit code; 127 if there is no such program.
    package let code: Int32

    /// The error for an exit code.
    package init(code: Int32) {
        self.code = code
    }
}

/// The text that an editor wrote is not UTF-8. Nothing of it is used.
package struct EditedTextInvalid: Error, Equatable {
    /// The error.
    package init() {}
}

/// A program of the person's choice that edits files: the variable `VISUAL`, else `EDITOR`.
struct TextEditor {
    private let line: String

    /// The editor of an environment; `nil` where there is none.
    init?(in environment: Environment) {
        let lines = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
        guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        self.line = line
    }

    /// Edits a text in a file that only its owner may read, and that is removed afterwards.
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
    /// A text from the bytes of a file that an editor wrote, without a byte order mark; `nil` if they are not UTF-8.
    package init?(editing bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        self = text.lastIndex { !$0.isNewline }.map { String(text[...$0]) } ?? ""
    }
}
