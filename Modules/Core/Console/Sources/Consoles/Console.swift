public import Basics
public import Platform
public import Terminal

/// A source of input lines and a destination for output, such as a terminal, a pipe, or the script of a test.
///
/// Methods that write throw `SystemError` when the output cannot be written, such as to a closed pipe or a full disk.
@MainActor public protocol Console: AnyObject {
    /// Whether a person types at the console. Otherwise the lines come from a script, and no banner or prompt is shown.
    var isInteractive: Bool { get }

    /// The maximum width of a line in columns.
    var width: Int { get }

    /// The choice of whether output is colored. Set once, before the first output.
    var color: ColorChoice { get set }

    /// The file that stores the commands for the next run; `nil` to store none. Set before the first line is read, and
    /// again to `nil` after a failed write.
    var lineHistory: HistoryFile? { get set }

    /// Whether a prompt can change while a person types after it, as a `LivePrompt` does.
    var updatesPrompt: Bool { get }

    /// Sets the pager for text that is taller than the terminal, and whether a screen reader reads the terminal. If so,
    /// nothing is redrawn in place, long lines are wrapped between words, and the default pager is not used. Called
    /// once, before the first output.
    func page(with pager: PagerChoice, isLinear: Bool)

    /// Shows the prompt if a person is at the console, and returns the next line of input; `nil` at the end of the
    /// input.
    ///
    /// - Throws: `CancellationError` when the task is canceled, which discards the unfinished line; `SystemError` when
    ///   the input cannot be read or the prompt cannot be written.
    func nextLine(_ request: LineRequest) async throws -> LineReader.Content?

    /// Returns the contents of a file that a person named; `-` is standard input.
    ///
    /// - Throws: `SystemError` when the file cannot be read.
    func bytes(ofFile path: String) throws -> [UInt8]

    /// Performs work on files that a person named, such as writing a document, and returns the answer of the work. A
    /// console that replays a recording performs no work, and returns the recorded answer; `usual` if there is none.
    ///
    /// - Throws: the error of the work.
    func answer(usually usual: String, of work: () async throws -> String) async throws -> String

    /// Adds a command to the line history, so that a person can recall it.
    func remember(_ line: String) async throws(SystemError)

    /// Opens the person's editor on a text and waits until the editor exits.
    ///
    /// - Returns: the edited text without trailing line ends; `nil` if there is no editor.
    /// - Throws: ``EditorFailed``, ``EditedTextInvalid``, or `SystemError` when the text cannot be passed to the editor
    ///   or read back.
    func edit(_ text: String) throws -> String?

    /// Copies a text to the person's clipboard.
    ///
    /// - Returns: the clipboard that received the text; `nil` if none did.
    /// - Throws: `SystemError` if the terminal is closed.
    func copy(_ text: String) throws -> Clipboard?

    /// Whether ``hold(_:)`` can hold a signal while a command blocks the only thread.
    var holdsSignals: Bool { get }

    /// From now on, holds the first of these signals to arrive, instead of taking the signal's default action.
    ///
    /// - Returns: a function that returns the held signal; `nil` if none has arrived.
    func hold(_ signals: [Signal]) -> @Sendable () -> Signal?

    /// Calls `handle` for each of these signals, instead of the signal's default action. A later call adds signals, and
    /// its closure replaces the earlier one.
    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void)

    /// Writes data, such as a page or a list, and ends the line.
    func show(_ text: Text) throws

    /// Writes a JSON value on a line of its own, as data or as a message that another program reads, such as an error.
    func write(json value: JSONValue, asMessage: Bool) throws

    /// Writes a document byte for byte. At a terminal, makes invisible characters visible, as ``show(_:)`` does.
    func show(document: String) throws

    /// Whether messages go to a terminal, where progress can be shown.
    var showsProgress: Bool { get }

    /// Draws progress on a temporary line; `nil` erases the line. Called only while ``showsProgress`` is `true`.
    func draw(progress: Text?) throws

    /// Replaces the progress line with a permanent line that shows the result. Called only while ``showsProgress`` is
    /// `true`.
    func draw(done: Text) throws

    /// Writes a message for a person, such as a confirmation or an error, and ends the line.
    func tell(_ text: Text) throws
}

// What only some consoles can do.
extension Console {
    /// `false` by default.
    public var updatesPrompt: Bool { false }

    /// Does nothing by default.
    public func page(with pager: PagerChoice, isLinear: Bool) {}

    /// Returns `nil` by default: there is no editor.
    public func edit(_ text: String) throws -> String? { nil }

    /// Performs the work by default.
    public func answer(usually usual: String, of work: () async throws -> String) async throws -> String {
        try await work()
    }

    /// Returns `nil` by default: there is no clipboard.
    public func copy(_ text: String) throws -> Clipboard? { nil }

    /// `false` by default.
    public var holdsSignals: Bool { false }

    /// Holds no signal by default.
    public func hold(_ signals: [Signal]) -> @Sendable () -> Signal? { { nil } }
}
