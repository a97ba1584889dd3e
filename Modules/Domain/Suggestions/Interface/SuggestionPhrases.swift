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

    static func notANumber(_ text: String) -> Phrase {
        Phrase(
            "A suggestion is named by its number, not by \(quoted: text).",
            .ko("제안은 번호로 고릅니다. \(quoted: text, .topic) 쓸 수 없습니다."), .ja("候補は番号で選びます。\(quoted: text)は使えません。"))
    }

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

    static let nothingEmpty = Phrase("No cell is empty here.", .ko("빈칸이 없습니다."), .ja("空きマスはありません。"))
    static let noMore = Phrase("There are no more suggestions.", .ko("제안이 더 없습니다."), .ja("候補はもうありません。"))
}
