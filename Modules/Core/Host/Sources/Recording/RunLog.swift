public import Basics
public import Platform

/// A log that records a run while the run happens.
public final class RunLog {
    /// The recorded lines so far, without the run's command.
    public private(set) var lines: [String] = []

    private let note: (String) throws(SystemError) -> Void
    private var folders: [(path: String, name: String)] = []

    /// Creates an empty log. The log passes each added line to `note` at once, for example to write the line to a file.
    public init(note: @escaping (String) throws(SystemError) -> Void = { _ in }) {
        self.note = note
    }

    /// From now on, replaces the path of a folder in recorded output by a fixed name, because the path differs between
    /// runs.
    public func name(_ folder: String, as name: String) {
        folders.append((folder, name))
    }

    /// Adds a line unchanged, such as a comment or a replayed input.
    ///
    /// - Throws: the error of `note`.
    public func add(_ line: String) throws(SystemError) {
        lines.append(line)
        try note(line)
    }

    /// Adds the time that the clock shows from this line on.
    ///
    /// - Throws: the error of `note`.
    public func add(time: LocalTime) throws(SystemError) {
        try add("\(Mark.setting.rawValue) time \(time)")
    }

    /// Adds the width of the person's terminal, in columns.
    ///
    /// - Throws: the error of `note`.
    public func add(columns: Int) throws(SystemError) {
        try add("\(Mark.setting.rawValue) terminal \(columns)")
    }

    /// Adds the data that was stored before the run.
    ///
    /// - Throws: the error of `note`.
    public func add(stored bytes: [UInt8]) throws(SystemError) {
        let count = 72
        for start in stride(from: 0, to: bytes.count, by: count) {
            try add("\(Mark.setting.rawValue) data \(bytes[start...].prefix(count).base64)")
        }
    }

    /// Adds the contents of a file that the program read: lines of text unchanged, all other bytes in base64.
    ///
    /// - Throws: the error of `note`.
    public func add(file bytes: [UInt8]) throws(SystemError) {
        if bytes.isEmpty { return try add(bytes: []) }
        let lineFeed = UInt8(ascii: "\n")
        var rest = bytes[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != lineFeed }
            rest = rest.dropFirst(line.count + 1)
            let isEnded = line.endIndex < bytes.endIndex
            if isEnded, let text = String(validating: line, as: UTF8.self), text.unicodeScalars.allSatisfy(\.isPlain) {
                try add(text.isEmpty ? "\(Mark.setting.rawValue) file" : "\(Mark.setting.rawValue) file \(text)")
            } else {
                try add(bytes: Array(line) + (isEnded ? [lineFeed] : []))
            }
        }
    }

    private func add(bytes: [UInt8]) throws(SystemError) {
        try add("\(Mark.setting.rawValue) bytes \(bytes.base64)")
    }

    /// Adds an environment variable, or an alias from the settings.
    ///
    /// - Throws: the error of `note`.
    public func add(variable: (name: String, value: String)) throws(SystemError) {
        try add("\(Mark.setting.rawValue) variable \(variable.name)=\(variable.value)")
    }

    /// Adds the place where the person left off.
    ///
    /// - Throws: the error of `note`.
    public func add(place: String) throws(SystemError) {
        try add("\(Mark.setting.rawValue) place \(place)")
    }

    /// Adds an input line. For an invalid line, a line that is invalid for the same reason is recorded; for `nil`, the
    /// end of the input.
    ///
    /// - Throws: the error of `note`.
    public func add(input line: LineReader.Line?) throws(SystemError) {
        switch line {
        case .text(let text): try add(Self.line(.input, text))
        case .tooLong(let count):
            try add("\(Mark.inputRepeated.rawValue) \(count) x")
            try add(Mark.input.rawValue)
        case .invalidUTF8: try add("\(Mark.inputBytes.rawValue) ff 0a")
        case .nulByte: try add("\(Mark.inputBytes.rawValue) 00 0a")
        case nil: try add(Mark.endOfInput.rawValue)
        }
    }

    /// Adds a signal that arrived in place of a line of input, or that canceled a command. A signal that only suspends or
    /// resumes the program is not recorded.
    ///
    /// - Throws: the error of `note`.
    public func add(_ signal: Signal, cancelsCommand: Bool = false) throws(SystemError) {
        guard let mark = Mark(of: signal) else { return }
        try add(Self.line(mark, cancelsCommand ? Recording.Run.cancelled : ""))
    }

    /// Adds data that the program wrote to its output.
    ///
    /// - Throws: the error of `note`.
    public func add(data text: String) throws(SystemError) { try add(.data, text) }

    /// Adds a message that the program showed beside its data.
    ///
    /// - Throws: the error of `note`.
    public func add(message text: String) throws(SystemError) { try add(.message, text) }

    /// Adds the exit code, unless it is 0.
    ///
    /// - Throws: the error of `note`.
    public func add(exitCode: ExitCode) throws(SystemError) {
        if let line = Recording.Run.exitLine(exitCode.rawValue) { try add(line) }
    }

    private func add(_ mark: Mark, _ text: String) throws(SystemError) {
        var text = text
        for (path, name) in folders { text = text.replacingEach(path, with: name) }
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            try add(Self.line(mark, line.map(Self.visible).joined()))
        }
    }

    private static func line(_ mark: Mark, _ text: String) -> String {
        text.isEmpty ? mark.rawValue : "\(mark.rawValue) \(text)"
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        guard scalar.properties.generalCategory == .control else { return String(scalar) }
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

extension Mark {
    /// Creates the mark of a signal; `nil` for a signal that only suspends or resumes the program.
    fileprivate init?(of signal: Signal) {
        guard let mark = Self.allCases.first(where: { $0.signal == signal }) else { return nil }
        self = mark
    }
}

extension Unicode.Scalar {
    /// Whether the scalar needs no escape in a recording.
    fileprivate var isPlain: Bool { properties.generalCategory != .control }
}
