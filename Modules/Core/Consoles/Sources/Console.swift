package import Cancellation
public import JSON
public import LineEditor
public import Platform
public import Terminal

/// Where lines come from and text goes: a terminal, a pipe, or a test's script.
@MainActor public protocol Console: AnyObject {
    /// Whether a person answers. Otherwise lines come from a script, and there is neither banner nor prompt.
    var isInteractive: Bool { get }

    /// How many columns a line may have.
    var width: Int { get }

    /// When colours are used. Set once, before anything is shown.
    var color: ColorChoice { get set }

    /// Where commands are kept for the next run of the program; `nil` when they are not kept. Set once, before anything is
    /// read.
    var lineHistory: HistoryFile? { get set }

    /// Whether a prompt can change while a person types behind it: see `LivePrompt`.
    var updatesPrompt: Bool { get }

    /// The next line of input, or `nil` at its end. A person sees the prompt first.
    ///
    /// - Throws: `CancellationError` when the task is cancelled: then the line is forgotten that was being typed. A
    ///   `SystemError` when the input cannot be read or the prompt not be written.
    func nextLine(_ request: LineRequest) async throws -> LineReader.Line?

    /// All bytes of a file that a person named; `-` is standard input.
    ///
    /// - Throws: `SystemError` when it cannot be read.
    func bytes(ofFile path: String) throws -> [UInt8]

    /// Keeps a command, so that a person can bring it back instead of typing it again.
    ///
    /// - Throws: `SystemError` when it cannot be kept for the next time.
    func remember(_ line: String) async throws(SystemError)

    /// Calls with each of these signals instead of what they do by default. Called once, by the host.
    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void)

    /// Shows data: pages and lists. Ends the line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(_ text: Text) throws

    /// Shows data to a program: one object on a line of its own.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(json value: JSONValue) throws

    /// Tells a program something about what was not done: one object on a line of its own.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func tell(json value: JSONValue) throws

    /// Shows a document as it is, to its last byte. A person at a terminal sees what it does not show by itself, as with
    /// ``show(_:)``.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(document: String) throws

    /// Whether a person sees how far a piece of work is: whether messages go to a terminal.
    var showsProgress: Bool { get }

    /// Draws how far a piece of work is in a line that goes away again; `nil` takes it away. Called when
    /// ``showsProgress`` is `true`.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func draw(progress: Text?) throws

    /// Replaces the drawn progress by a line that stays: what was done. Only for a console that ``showsProgress``.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func draw(done: Text) throws

    /// Tells the person something about what was done or not done. Ends the line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func tell(_ text: Text) throws
}

extension Console {
    /// `false`: what is recorded, or comes from a script, has prompts that stay.
    public var updatesPrompt: Bool { false }
}

/// A console whose process can carry out a command on one thread, on which nothing else happens meanwhile.
@MainActor package protocol SignalNotingConsole: Console {
    /// Notes these signals from now on, instead of what they do by default.
    ///
    /// - Returns: the first that came, once one has.
    func note(_ signals: [Signal]) -> @Sendable () -> Signal?
}

/// A console that records, or replays, after how many steps of a command a signal came.
@MainActor package protocol StepConsole: Console {
    /// Begins a command, whose steps are counted.
    ///
    /// - Throws: `SystemError` when the recording cannot be written.
    func begin(_ steps: CancellationSteps) throws

    /// Ends the command.
    ///
    /// - Throws: `SystemError` when the recording cannot be written.
    func end() throws
}
