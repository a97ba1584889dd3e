import Languages

/// What a person reads in Suggest.
enum SuggestPhrases {
    // MARK: - Commands

    static let text = Phrase("text", .ko("글"), .ja("文"))
    static let write = Phrase("write a line", .ko("한 줄 쓰기"), .ja("一行書く"))
    static let writeExample = Phrase("write Hello", .ko("write 안녕하세요"), .ja("write こんにちは"))

    // MARK: - The page

    static let title = Phrase("Suggest", .ko("Suggest 화면"), .ja("Suggestの画面"))
    static let nothingYet = Phrase("Nothing is written yet.", .ko("아직 아무것도 쓰지 않았습니다."), .ja("まだ何も書かれていません。"))
}
