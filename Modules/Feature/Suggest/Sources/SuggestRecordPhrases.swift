import Languages

/// What the manual says of Suggest as JSON.
enum SuggestRecordPhrases {
    static let page = Phrase(
        "The answer to “show” in Suggest.", .ko("Suggest 화면에서 “show”에 대한 응답입니다."), .ja("Suggestの画面での「show」への応答です。"))
    static let text = Phrase("what is written, perhaps nothing", .ko("쓴 글, 비어 있을 수도 있음"), .ja("書かれた文。空のこともあります"))
}
