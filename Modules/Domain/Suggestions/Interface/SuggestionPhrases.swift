import Basics

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
