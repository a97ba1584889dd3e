public import Commands
public import Languages
public import Terminal

/// The reply to a command whose result is a text for use elsewhere, such as a post. The host writes the text to
/// standard output as it is; at a terminal it also puts it on the clipboard. A text for a file is written there
/// instead.
///
///     reply: { state, file in state.visit.map { visit in CopiedText(to: file) { visit.post(in: $0) } } }
public struct CopiedText: Message {
    /// The path of the file as a person typed it, if the text is for one.
    package let file: String?
    /// The text in a language, without a line end.
    package let text: @Sendable (Language) -> String

    /// The text in a language, without a line end.
    public init(to file: String? = nil, _ text: @escaping @Sendable (Language) -> String) {
        (self.file, self.text) = (file, text)
    }

    /// The text, as a page would show it.
    public func text(for reader: Reader) -> Text {
        text(reader.language).split(separator: "\n", omittingEmptySubsequences: false).map { Text(line: String($0)) }
            .joined(separator: "\n")
    }
}
