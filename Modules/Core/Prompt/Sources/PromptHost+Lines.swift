import Platform
import Ribcage

// A line's way to an answer or to words.
extension PromptHost {
    /// Carries out one line of input. An empty one does nothing, and neither does one that begins with `#`.
    func carryOut(_ line: LineReader.Line) async throws {
        let text = try Self.text(of: line)
        guard let question = focus?.screen.anyQuestion else { return try await perform(typing: text) }
        if question.takesCommands {
            if isComment(text) { return }
            if let words = try? Words(typing: text), let name = words.first, (try? meaning(of: name)) != nil {
                return try await perform(words)
            }
        }
        try await reply(question.answer(text))
    }

    private func perform(typing text: String) async throws {
        if isComment(text) { return }
        let words = try Words(typing: text)
        if words.first != nil { try await perform(words) }
    }

    private func isComment(_ text: String) -> Bool {
        text.first { !$0.isWhitespace } == "#"
    }

    private static func text(of line: LineReader.Line) throws(UsageError) -> String {
        switch line {
        case .text(let text):
            return text
        case .tooLong(let count):
            throw UsageError("The line has \(count) bytes; at most \(LineReader.longestLine) are taken.")
        case .invalidUTF8:
            throw UsageError("The line is not valid UTF-8.")
        case .nulByte:
            throw UsageError("The line has a NUL byte in it.")
        }
    }
}
