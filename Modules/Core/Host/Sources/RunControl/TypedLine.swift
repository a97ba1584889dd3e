import Commands
import Platform

extension LineReader.Line {
    /// Returns the text of the line.
    ///
    /// - Throws: `UsageError` for a line that is too long, is not valid UTF-8 or contains a NUL byte.
    func typedText() throws(UsageError) -> String {
        switch self {
        case .text(let text): return text
        case .tooLong(let count): throw UsageError(HostPhrases.tooLong(count, most: LineReader.longestLine))
        case .invalidUTF8: throw UsageError(HostPhrases.invalidUTF8)
        case .nulByte: throw UsageError(HostPhrases.nulByte)
        }
    }
}
