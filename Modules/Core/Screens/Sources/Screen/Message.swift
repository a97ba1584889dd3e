public import Commands
public import Languages
public import Terminal

/// A message to the user: a phrase, lines of phrases, or text that is laid out for the reader.
public protocol Message {
    /// The message in the reader's language.
    func text(for reader: Reader) -> Text
}

extension Phrase: Message {
    /// One line.
    public func text(for reader: Reader) -> Text { reader.text(self) }
}

extension [Phrase]: Message {
    /// A line for each phrase.
    public func text(for reader: Reader) -> Text { map(reader.text).joined(separator: "\n") }
}
