public import Basics
public import Commands
public import Terminal

/// The reply to a command whose result is a text for use elsewhere, such as a post.
///
/// The host writes the text to standard output. At a terminal, invisible characters are made visible, and the unchanged
/// text is also copied to the clipboard. With a file, the text is written only to that file.
///
///     reply: { state, file in state.visit.map { visit in CopiedText(to: file) { visit.post(in: $0) } } }
public struct CopiedText: Message {
    /// The path of the file as a person typed it; `nil` to write to standard output.
    package let file: String?
    /// A closure that returns the text in a language, without a final line feed.
    package let text: @Sendable (Language) -> String

    /// Creates a reply whose text is written to the file that a person named, or to standard output if it is `nil`.
    /// `text` returns the text in a language, without a final line feed.
    public init(to file: String? = nil, _ text: @escaping @Sendable (Language) -> String) {
        (self.file, self.text) = (file, text)
    }

    /// Returns the text in the reader's language, not wrapped and with invisible characters made visible.
    public func text(for reader: Reader) -> Text {
        text(reader.language).split(separator: "\n", omittingEmptySubsequences: false).map { Text(line: String($0)) }
            .joined(separator: "\n")
    }
}
