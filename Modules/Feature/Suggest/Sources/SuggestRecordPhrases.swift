import Basics

/// The phrases in which the manual describes the JSON output for suggestions.
enum SuggestRecordPhrases {
    static let page = Phrase(
        "The answer to “show” where something is suggested for an empty cell.",
        .ko("빈칸에 제안하는 화면에서 “show”에 대한 응답입니다."), .ja("空きマスに提案する画面での「show」への応答です。"))
    static let suggestions = Phrase("what could be in the cell", .ko("칸에 쓸 만한 것들"), .ja("マスに書けそうなもの"))
    static let number = Phrase("what “pick” takes", .ko("“pick” 뒤에 입력하는 번호"), .ja("「pick」の後ろに書く番号"))
    static let source = Phrase(
        "where it comes from: corpus, charts, dreams or program", .ko("출처: corpus, charts, dreams, program 중 하나"),
        .ja("出どころ: corpus、charts、dreams、program のどれか"))
    static let more = Phrase("whether “more” shows others", .ko("“more”로 더 볼 수 있는지"), .ja("「more」で続きを見られるか"))
    static let notices = Phrase(
        "why some source had nothing to say, a line each", .ko("제안하지 못한 출처가 있으면 그 이유. 한 줄씩"),
        .ja("提案できなかった出どころがあれば、その理由。1行ずつ"))
    static let refused = Phrase("the title that is not suggested any more", .ko("더 이상 제안하지 않는 제목"), .ja("今後提案しないタイトル"))
}
