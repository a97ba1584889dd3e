import Languages

/// Where suggestions come from.
enum SuggestionPhrases {
    static let corpus = Phrase("built in", .ko("기본 제안"), .ja("標準の候補"))
    static let charts = Phrase("your charts", .ko("내 만다라트"), .ja("自分のマンダラート"))
    static let dreams = Phrase("your dreams", .ko("내 드림 리스트"), .ja("自分の夢リスト"))
    static let program = Phrase("your program", .ko("내 프로그램"), .ja("自分のプログラム"))
}
