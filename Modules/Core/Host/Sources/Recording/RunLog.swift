import Basics
import Platform

final class RunLog {
    private(set) var lines: [String] = []

    private let write: (String) throws(SystemError) -> Void
    private var folders: [(path: String, name: String)] = []

    /// Creates an empty log, which passes each line to `write` at once.
    init(write: @escaping (String) throws(SystemError) -> Void = { _ in }) {
        self.write = write
    }

    /// From now on, replaces the path of a folder in recorded output by a fixed name, because the path differs between
    /// runs.
    func name(_ folder: String, as name: String) {
        folders.append((folder, name))
    }

    /// Adds a line unchanged, such as a comment or a replayed input.
    func add(_ line: String) throws(SystemError) {
        lines.append(line)
        try write(line)
    }

    private func add(_ mark: Mark, _ text: String = "") throws(SystemError) {
        try add(text.isEmpty ? mark.rawValue : "\(mark.rawValue) \(text)")
    }

    func add(setting name: String, _ value: String) throws(SystemError) {
        try add(.setting, value.isEmpty ? name : "\(name) \(value)")
    }

    func add(stored bytes: [UInt8]) throws(SystemError) {
        let count = 72
        for start in stride(from: 0, to: bytes.count, by: count) {
            try add(setting: "data", bytes[start...].prefix(count).base64)
        }
    }

    /// Adds the contents of a file that the program read: line by line if they are a text whose last line ends and that
    /// has no other control characters, otherwise in base64.
    func add(file bytes: [UInt8]) throws(SystemError) {
        let lines = String(validating: bytes, as: UTF8.self)?.unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard let lines, lines.count > 1, lines.last?.isEmpty == true, lines.joined().allSatisfy({ !$0.isControl })
        else { return try add(setting: "bytes", bytes.base64) }
        for line in lines.dropLast() { try add(setting: "file", String(line)) }
    }

    /// Adds the answer of work on files that a person named.
    func add(answer: String) throws(SystemError) { try add(setting: "answer", named(answer).inOneLine) }

    /// Adds the failure of work on files that a person named; nothing for an operation of another module.
    func add(_ failure: SystemError) throws(SystemError) {
        if let recorded = failure.recorded { try add(setting: "failed", named(recorded).inOneLine) }
    }

    /// Adds an input line; `nil` for the end of the input. A line with line feeds in it, which a person can paste, is
    /// recorded in hexadecimal. For an invalid line, a line that is invalid for the same reason is recorded.
    func add(input line: LineReader.Content?) throws(SystemError) {
        switch line {
        case .text(let text) where text.utf8.contains(UInt8(ascii: "\n")):
            try add(.inputBytes, "\(text)\n".utf8.map(\.hexadecimal).joined(separator: " "))
        case .text(let text): try add(.input, text)
        case .tooLong(let count):
            try add(.inputRepeated, "\(count) x")
            try add(.input)
        case .invalidUTF8: try add(.inputBytes, "ff 0a")
        case .nulByte: try add(.inputBytes, "00 0a")
        case nil: try add(.endOfInput)
        }
    }

    /// Adds a signal that came in a command, or else in place of a line of input. A signal that only suspends or resumes
    /// the program is not recorded.
    func add(_ signal: Signal, inCommand: Bool) throws(SystemError) {
        guard let mark = Mark.allCases.first(where: { $0.signal == signal }) else { return }
        try add(mark, inCommand ? Recording.Run.cancelled : "")
    }

    /// Adds output of the program: data, or a message that is not part of the data.
    func add(_ mark: Mark, output text: String) throws(SystemError) {
        for line in named(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            try add(mark, line.map(\.visible).joined())
        }
    }

    /// Returns the text with the names of folders in place of their paths.
    private func named(_ text: String) -> String {
        folders.reduce(text) { $0.replacingEach($1.path, with: $1.name) }
    }

    func add(exitCode: ExitCode) throws(SystemError) {
        if exitCode != .ok { try add(.exitCode, "\(exitCode.rawValue)") }
    }
}

extension UInt8 {
    /// The byte as two hexadecimal digits.
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }

    fileprivate var visible: String {
        isControl ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
    }
}

extension String {
    fileprivate var inOneLine: String { unicodeScalars.map(\.visible).joined() }

    /// Returns the text with each occurrence of `part` replaced by `other`. The part must not be empty.
    ///
    /// Like the standard library's `replacing(_:with:)`, whose first use would link in the large library for regular
    /// expressions.
    package func replacingEach(_ part: String, with other: String) -> String {
        precondition(!part.isEmpty, "an empty part occurs everywhere")
        var (result, rest) = ("", self[...])
        while let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) {
            result += rest[..<start] + other
            rest = rest[start...].dropFirst(part.count)
        }
        return result + rest
    }
}
