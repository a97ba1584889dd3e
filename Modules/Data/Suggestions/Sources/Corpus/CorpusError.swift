import Languages
import MandalartDomainInterface

/// A line of a file of the corpus.
struct CorpusLine: Hashable, Sendable {
    let path: String
    let number: Int
}

/// Why the corpus, or a file of it, is left out.
enum CorpusError: Explained, Hashable {
    /// No folder of the corpus was found beside the program.
    case notFound
    /// A folder has no file of the corpus, or is not there.
    case empty(String)
    /// A line does not begin with its word.
    case noLine(CorpusLine, String)
    /// A line has another number of texts than there are languages.
    case languages(CorpusLine, Int, found: Int)
    /// There are lines behind the last one.
    case tooLong(CorpusLine)
    /// A line is no text.
    case noText(CorpusLine)
    /// A text can be no title.
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
