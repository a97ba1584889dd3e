public import Basics
public import MandalartDomainInterface

/// The reason why there is no suggestion, or why a suggestion could not be used. The data is unchanged.
public enum SuggestionsError: Explained, Hashable {
    /// A text that is not a whole number, where the number of a suggestion is expected.
    case notANumber(String)
    /// No suggestion has the typed number. The second value lists the valid numbers.
    case noSuchNumber(Int, of: [Int])
    /// The cell is not empty, so it gets no suggestions.
    case filled(CellTarget)
    /// No cell is empty, so there is nothing to suggest.
    case nothingEmpty
    /// All suggestions of the sources were already shown.
    case noMore
}

extension SuggestionsError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .notANumber(let text):
            Phrase(
                "A suggestion is named by its number, not by \(quoted: text).",
                .ko("제안은 번호로 고릅니다. \(quoted: text, .topic) 쓸 수 없습니다."), .ja("候補は番号で選びます。\(quoted: text)は使えません。"))
        case .noSuchNumber(let number, let known): SuggestionPhrases.noSuchNumber(number, of: known)
        case .filled(let cell): SuggestionPhrases.filled(cell.sentenceName)
        case .nothingEmpty:
            Phrase("No cell is empty here.", .ko("빈칸이 없습니다."), .ja("空きマスはありません。"))
        case .noMore:
            Phrase("There are no more suggestions.", .ko("제안이 더 없습니다."), .ja("候補はもうありません。"))
        }
    }
}

/// The phrases about suggestions.
enum SuggestionPhrases {
    // MARK: - Sources

    static let corpus = Phrase("built in", .ko("기본 제안"), .ja("標準の候補"))
    static let charts = Phrase("your charts", .ko("내 만다라트"), .ja("自分のマンダラート"))
    static let dreams = Phrase("your dreams", .ko("내 버킷 리스트"), .ja("自分の夢リスト"))
    static let program = Phrase("your program", .ko("내 프로그램"), .ja("自分のプログラム"))

    static let thinking = Phrase("Thinking", .ko("생각하는 중"), .ja("考えています"))

    // MARK: - Values and errors

    static let number = Phrase("number", .ko("번호"), .ja("番号"))

    static func noSuchNumber(_ number: Int, of known: [Int]) -> Phrase {
        if known.isEmpty {
            return Phrase("There is no suggestion here.", .ko("제안이 없습니다."), .ja("候補がありません。"))
        }
        let numbers = known.map { "\($0)" }
        return Phrase(
            "There is no suggestion \(number). The numbers are \(list: numbers).",
            .ko("\(number)번 제안은 없습니다. 번호: \(list: numbers)"), .ja("候補\(number)はありません。番号: \(list: numbers)"))
    }

    static func filled(_ cell: Phrase) -> Phrase {
        Phrase(
            "\(cell) is filled. “suggest” is for empty cells.",
            .ko("\(cell, .topic) 이미 채웠습니다. suggest는 빈칸에만 쓸 수 있습니다."),
            .ja("\(cell)は入力済みです。suggest は空きマスで使います。"))
    }

}

/// The number of a suggestion in the displayed list.
public struct SuggestionNumber: Hashable, Sendable {
    /// The number as it is typed. Suggestions are numbered from 1.
    public let value: Int

    /// Parses a typed number, which need not be in the list.
    ///
    /// - Throws: ``SuggestionsError/notANumber(_:)`` for a text that is not a whole number.
    public init(_ text: String) throws(SuggestionsError) {
        guard let value = Int(typed: text) else { throw .notANumber(text) }
        self.value = value
    }
}

extension Argument where Value == SuggestionNumber {
    /// The argument for the number of a suggestion.
    public static var suggestion: Argument {
        Argument(SuggestionPhrases.number, example: Phrase(verbatim: "2"), SuggestionNumber.init)
    }
}
