public import Basics
public import Commands
public import Terminal

/// A message to the user: a phrase, lines of phrases, or formatted text.
public protocol Message {
    /// Returns the message in the reader's language.
    func text(for reader: Reader) -> Text
}

extension Phrase: Message {
    /// Returns the phrase on one line.
    public func text(for reader: Reader) -> Text { reader.text(self) }
}

extension [Phrase]: Message {
    /// Returns a line for each phrase.
    public func text(for reader: Reader) -> Text { map(reader.text).joined(separator: "\n") }
}
