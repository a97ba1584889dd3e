import Platform
import Ribcage

// A line's way to an answer or to words.
extension PromptHost {
    /// Carries out one line of input. An empty one does nothing, and neither does one that begins with `#`.
    func carryOut(_ line: LineReader.Line) async throws {
        let text = try Self.text(of: line)
        if let words = try words(typing: text) {
            if words.first != nil { try await perform(words) }
        } else if let answer = focus?.screen.anyQuestion?.answer {
            try await reply(answer(text))
        }
    }

    /// The words of a line, none for a comment; `nil` when the line is an answer. The question is not held while the
    /// words are carried out: they may lead away from the screen that asks.
    private func words(typing text: String) throws -> Words? {
        let question = focus?.screen.anyQuestion
        guard question?.takesCommands != false else { return nil }
        if text.first(where: { !$0.isWhitespace }) == "#" { return Words([]) }
        guard question != nil else { return try Words(typing: text) }
        guard let words = try? Words(typing: text), let name = words.first else { return nil }
        return (try? meaning(of: name)) == nil ? nil : words
    }

    private static func text(of line: LineReader.Line) throws(UsageError) -> String {
        switch line {
        case .text(let text):
            return text
        case .tooLong(let count):
            throw UsageError(HostPhrases.tooLong(count, most: LineReader.longestLine))
        case .invalidUTF8:
            throw UsageError(HostPhrases.invalidUTF8)
        case .nulByte:
            throw UsageError(HostPhrases.nulByte)
        }
    }
}
