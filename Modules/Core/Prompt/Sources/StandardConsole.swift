import Dispatch
public import Platform
import Synchronization
public import Terminal

/// The console of the process: lines from standard input, data to standard output, messages to standard error.
public final class StandardConsole: Console {
    private let environment: Environment
    private let input = Mutex(LineReader(.input))
    /// Reading waits, so it has a thread of its own.
    private let readerQueue = DispatchQueue(label: "dev.ribcage.prompt.reader")

    /// Called by a program's start.
    public init(environment: Environment = .process) {
        self.environment = environment
    }

    /// Whether standard input is a terminal.
    public let isInteractive = StandardStream.input.isTerminal

    /// When colours are used: `--color`.
    public var color = ColorChoice.auto

    /// The width of the terminal, 80 columns where there is none.
    public var width: Int { StandardStream.output.columns ?? 80 }

    /// The next line of standard input. The prompt goes to the terminal.
    ///
    /// - Throws: `SystemError` when the input cannot be read or the prompt not be written.
    public func nextLine(prompt: String) async throws -> LineReader.Line? {
        if isInteractive {
            try (StandardStream.output.isTerminal ? StandardStream.output : StandardStream.error).write(prompt)
        }
        return try await withCheckedThrowingContinuation { continuation in
            readerQueue.async { [self] in
                continuation.resume(with: Result { try input.withLock { reader in try reader.next() } })
            }
        }
    }

    /// Writes to standard output.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func show(_ text: Text) throws {
        try write(text, to: .output)
    }

    /// Writes to standard error, in lines that fit when that is a terminal.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func tell(_ text: Text) throws {
        let columns = StandardStream.error.isTerminal ? StandardStream.error.columns ?? 80 : .max
        try write(text.lines.flatMap { $0.wrapped(to: columns) }.joined(separator: "\n"), to: .error)
    }

    private func write(_ text: Text, to stream: StandardStream) throws {
        let depth = ColorDepth.detect(color, isTerminal: stream.isTerminal, environment: environment)
        try stream.write(text.rendered(depth) + "\n")
    }
}
