import Basics

/// The phrases in which the manual describes the JSON output for the timer.
enum TimerRecordPhrases {
    static let page = Phrase(
        "The answer to “show” at the timer of a visit.", .ko("방문의 타이머에서 “show”에 대한 응답입니다."),
        .ja("サ活のタイマーでの「show」への応答です。"))
    static let timer = Phrase(
        "the phase that runs, or null", .ko("진행 중인 단계, 또는 null"), .ja("進行中の段階、または null"))
    static let ended = Phrase("the phase that ended, or null", .ko("끝난 단계, 또는 null"), .ja("終わった段階、または null"))
    static let kept = Phrase(
        "what was written of it into the visit, or null", .ko("방문에 기록한 내용, 또는 null"), .ja("サ活に記録した内容、または null"))
}
