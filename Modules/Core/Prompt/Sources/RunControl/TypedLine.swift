import Commands
import Platform

extension LineReader.Line {
    /// The text that was typed.
    ///
    /// - Throws: ``UsageError`` for a line that is too long or not valid text.
    func typedText() throws(UsageError) -> String {
        switch self {
        case .text(let text): return text
        case .tooLong(let count): throw UsageError(HostPhrases.tooLong(count, most: LineReader.longestLine))
        case .invalidUTF8: throw UsageError(HostPhrases.invalidUTF8)
        case .nulByte: throw UsageError(HostPhrases.nulByte)
        }
    }
}
