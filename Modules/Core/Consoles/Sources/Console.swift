package import Cancellation
public import JSON
public import LineEditor
public import Platform
public import Terminal

/// A source of input lines and a destination for text: a terminal, a pipe, or a test's script.
@MainActor public protocol Console: AnyObject {
    /// Whether a person is at the console. Otherwise lines come from a script, and there is neither banner nor prompt.
    var isInteractive: Bool { get }

    /// The maximum width of a line in columns.
    var width: Int { get }

    /// Whether to use colours. Set once, before anything is shown.
    var color: ColorChoice { get set }

    /// The file that keeps commands for the next run; `nil` to keep none. Set once, before anything is read.
    var lineHistory: HistoryFile? { get set }

    /// Whether a prompt can change while a person types after it: see `LivePrompt`.
    var updatesPrompt: Bool { get }

    /// Returns the next line of input, or `nil` at its end. A person sees the prompt first.
    ///
    /// - Throws: `CancellationError` when the task is cancelled; the unfinished line is discarded. `SystemError` when
    ///   the input cannot be read or the prompt cannot be written.
    func nextLine(_ request: LineRequest) async throws -> LineReader.Line?

    /// Reads a file that a person named; `-` is standard input.
    ///
    /// - Throws: `SystemError` when it cannot be read.
    func bytes(ofFile path: String) throws -> [UInt8]

    /// Adds a command to the line history, so that a person can recall it.
    ///
    /// - Throws: `SystemError` when it cannot be kept for the next run.
    func remember(_ line: String) async throws(SystemError)

    /// Handles these signals instead of their default actions. Called once, by the host.
    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void)

    /// Shows data, such as pages and lists, and ends the line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(_ text: Text) throws

    /// Shows a JSON value as data, on a line of its own.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(json value: JSONValue) throws

    /// Writes a message for a program, such as an error, as a JSON value on a line of its own.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func tell(json value: JSONValue) throws

    /// Shows a document byte for byte. At a terminal, invisible characters are made visible, as with ``show(_:)``.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(document: String) throws

    /// Whether progress can be shown: whether messages go to a terminal.
    var showsProgress: Bool { get }

    /// Draws progress on a temporary line; `nil` erases it. Called only while ``showsProgress`` is `true`.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func draw(progress: Text?) throws

    /// Replaces the progress line by a permanent line with the result. Only for a console that ``showsProgress``.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func draw(done: Text) throws

    /// Shows a message for a person, such as a confirmation or an error, and ends the line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func tell(_ text: Text) throws
}

extension Console {
    /// `false` by default: prompts of scripts and recordings do not change.
    public var updatesPrompt: Bool { false }
}

/// A console that can record signals while a command blocks the only thread.
@MainActor package protocol SignalNotingConsole: Console {
    /// Records these signals from now on, instead of their default actions.
    ///
    /// - Returns: a function that returns the first signal that came, if any.
    func note(_ signals: [Signal]) -> @Sendable () -> Signal?
}

/// A console that records the number of steps of a command after which a signal came, or replays it.
@MainActor package protocol StepConsole: Console {
    /// Begins counting a command's steps.
    ///
    /// - Throws: `SystemError` when the recording cannot be written.
    func begin(_ steps: CancellationSteps) throws

    /// Ends the command.
    ///
    /// - Throws: `SystemError` when the recording cannot be written.
    func end() throws
}
