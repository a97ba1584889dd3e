import Basics
import MandalartDomainInterface

/// The position of a line in a file of the corpus.
struct CorpusLine: Hashable, Sendable {
    let path: String
    let number: Int
}

/// The reason why the corpus or one of its files is not used.
enum CorpusError: Explained, Hashable {
    /// No folder with the corpus was found.
    case notFound
    /// The folder at this path is missing, or contains no file of the corpus.
    case empty(String)
    /// The line does not begin with the expected keyword.
    case noLine(CorpusLine, String)
    /// The line has `found` texts instead of the expected number, one for each language.
    case languages(CorpusLine, Int, found: Int)
    /// The file has lines after the last expected one.
    case tooLong(CorpusLine)
    /// The line is not valid UTF-8.
    case noText(CorpusLine)
    /// A text in the line is not a valid title.
    case noTitle(CorpusLine, MandalartError)

    var explanation: Phrase {
        switch self {
        case .notFound: CorpusPhrases.notFound
        case .empty(let folder): CorpusPhrases.empty(folder)
        case .noLine(let line, let keyword): CorpusPhrases.leftOut(line, CorpusPhrases.noLine(keyword))
        case .languages(let line, let wanted, let found):
            CorpusPhrases.leftOut(line, CorpusPhrases.languages(wanted, found: found))
        case .tooLong(let line): CorpusPhrases.leftOut(line, CorpusPhrases.tooLong)
        case .noText(let line): CorpusPhrases.leftOut(line, CorpusPhrases.noText)
        case .noTitle(let line, let error): CorpusPhrases.leftOut(line, error.explanation)
        }
    }
}
