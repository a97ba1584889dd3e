import Languages
import MandalartDomainInterface

/// The position of a line in a file of the corpus.
struct CorpusLine: Hashable, Sendable {
    let path: String
    let number: Int
}

/// The reason why the corpus, or a file of it, is not used.
enum CorpusError: Explained, Hashable {
    /// There is no folder with the corpus beside the program.
    case notFound
    /// The folder is missing, or has no file of the corpus.
    case empty(String)
    /// A line does not begin with its keyword.
    case noLine(CorpusLine, String)
    /// A line has a different number of texts than there are languages.
    case languages(CorpusLine, Int, found: Int)
    /// There are lines after the last expected one.
    case tooLong(CorpusLine)
    /// A line is not valid text.
    case noText(CorpusLine)
    /// A text is not a valid title.
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
