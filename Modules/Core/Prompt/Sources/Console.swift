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

    /// The next line of input, or `nil` at its end. A person sees the prompt first.
    ///
    /// - Throws: `SystemError` when the input cannot be read or the prompt not be written.
    func nextLine(prompt: String) async throws -> LineReader.Line?

    /// Shows data: pages and lists. Ends the line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func show(_ text: Text) throws

    /// Tells the person something about what was done or not done. Ends the line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    func tell(_ text: Text) throws
}
