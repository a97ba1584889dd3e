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
        case .notFound:
            Phrase(
                """
                The built-in suggestions are not where the program looks for them, so these are from your own charts and dreams \
                alone. Set \(CorpusFolder.variable) to their folder.
                """,
                .ko(
                    """
                    기본 제안 파일을 찾을 수 없어 내 만다라트와 버킷 리스트에서만 제안합니다. \
                    파일이 있는 폴더를 \(CorpusFolder.variable)에 지정하세요.
                    """),
                .ja(
                    """
                    標準の候補のファイルが見つからないため、自分のマンダラートと夢リストからだけ提案します。\
                    ファイルのあるフォルダを \(CorpusFolder.variable) に指定してください。
                    """))
        case .empty(let folder):
            Phrase(
                """
                \(folder) has no suggestions, so these are from your own charts and dreams alone. Set \
                \(CorpusFolder.variable) to another folder.
                """,
                .ko(
                    """
                    \(folder): 제안 파일이 없어 내 만다라트와 버킷 리스트에서만 제안합니다. \
                    \(CorpusFolder.variable)에 다른 폴더를 지정하세요.
                    """),
                .ja(
                    """
                    \(folder): 候補のファイルがないため、自分のマンダラートと夢リストからだけ提案します。\
                    \(CorpusFolder.variable) に別のフォルダを指定してください。
                    """))
        case .noLine(let line, let keyword):
            line.leftOut(
                Phrase(
                    "It should begin with “\(keyword)”.", .ko("“\(keyword)”로 시작해야 합니다."),
                    .ja("「\(keyword)」で始まる必要があります。")))
        case .languages(let line, let wanted, let found):
            line.leftOut(
                Phrase(
                    "It has \(found) texts between its bars, not \(wanted), one for each language.",
                    .ko("언어마다 하나씩, 세로줄(|)로 나눈 텍스트가 \(wanted)개여야 하는데 \(found)개입니다."),
                    .ja("言語ごとに1つ、縦線（|）で区切ったテキストが\(counting: wanted)必要ですが、\(counting: found)あります。")))
        case .tooLong(let line):
            line.leftOut(Phrase("The file should have ended.", .ko("파일이 끝났어야 합니다."), .ja("ファイルはここで終わるはずです。")))
        case .noText(let line): line.leftOut(Phrase("It is not UTF-8.", .ko("UTF-8이 아닙니다."), .ja("UTF-8 ではありません。")))
        case .noTitle(let line, let error): line.leftOut(error.explanation)
        }
    }
}

extension CorpusLine {
    fileprivate func leftOut(_ reason: Phrase) -> Phrase {
        Phrase(
            "\(path), line \(number): \(reason) The file is left out.",
            .ko("\(path) \(number)번째 줄: \(reason) 이 파일은 제외합니다."),
            .ja("\(path) の\(number)行目: \(reason)このファイルは使いません。"))
    }
}
