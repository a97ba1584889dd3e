import Basics

/// The phrases in which the manual describes the JSON output for a visit.
enum VisitRecordPhrases {
    static let page = Phrase(
        "The answer to “show” at a visit.", .ko("방문에서 “show”에 대한 응답입니다."), .ja("サ活での「show」への応答です。"))
    static let timer = Phrase(
        "the phase that runs in this visit, or null", .ko("이 방문에서 진행 중인 단계, 또는 null"),
        .ja("このサ活で進行中の段階、または null"))
    static let post = Phrase("the text of the visit", .ko("방문의 글"), .ja("サ活の文章"))
}
