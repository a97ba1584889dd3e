public import Platform
public import Time

/// Writes down a run while it happens.
public final class RunLog {
    /// The lines so far, below the run's command.
    public private(set) var lines: [String] = []

    private let note: (String) throws(SystemError) -> Void
    private var folders: [(path: String, name: String)] = []

    /// An empty log. `note` gets each line at once.
    public init(note: @escaping (String) throws(SystemError) -> Void = { _ in }) {
        self.note = note
    }

    /// Lets a folder stand under another name in what is shown: it is another one in each run.
    public func name(_ folder: String, as name: String) {
        folders.append((folder, name))
    }

    /// Writes a line of a recording as it is, such as a comment or an input that is done again.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(_ line: String) throws(SystemError) {
        lines.append(line)
        try note(line)
    }

    /// Writes the time from here on.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(time: LocalTime) throws(SystemError) {
        try add("\(Mark.setting.rawValue) time \(time)")
    }

    /// Writes how wide the person's terminal is.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(columns: Int) throws(SystemError) {
        try add("\(Mark.setting.rawValue) terminal \(columns)")
    }

    /// Writes what was stored before the run.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(stored bytes: [UInt8]) throws(SystemError) {
        let count = 72
        for start in stride(from: 0, to: bytes.count, by: count) {
            try add("\(Mark.setting.rawValue) data \(bytes[start...].prefix(count).base64)")
        }
    }

    /// Writes what a file held that was read: its lines of text as they are, all else as bytes.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
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

    /// Writes a variable of the environment.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(variable: (name: String, value: String)) throws(SystemError) {
        try add("\(Mark.setting.rawValue) variable \(variable.name)=\(variable.value)")
    }

    /// Writes where the person had left off.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(place: String) throws(SystemError) {
        try add("\(Mark.setting.rawValue) place \(place)")
    }

    /// Writes what was typed. Of a line that is no text its kind is kept, so that it is refused again for the same.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
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

    /// Writes that a signal came instead of a line, or after so many steps of a command.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(_ signal: Signal, after steps: Int? = nil) throws(SystemError) {
        guard let mark = Mark(of: signal) else { return }
        try add(Self.line(mark, steps.map { "\($0)" } ?? ""))
    }

    /// Writes what was shown.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(data text: String) throws(SystemError) { try add(.data, text) }

    /// Writes what was told.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
    public func add(message text: String) throws(SystemError) { try add(.message, text) }

    /// Writes how the run ended.
    ///
    /// - Throws: `SystemError` when it cannot be kept.
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
    /// The mark of a signal; `nil` for those that only suspend or resume the program.
    fileprivate init?(of signal: Signal) {
        guard let mark = Self.allCases.first(where: { $0.signal == signal }) else { return nil }
        self = mark
    }
}

extension Unicode.Scalar {
    /// Whether it can stand in a line of a recording as it is.
    fileprivate var isPlain: Bool { properties.generalCategory != .control }
}
