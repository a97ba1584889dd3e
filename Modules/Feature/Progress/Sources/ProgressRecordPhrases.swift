import Basics

/// The phrases in which the manual describes the JSON output for progress.
enum ProgressRecordPhrases {
    static let progress = Phrase(
        "The answer to “show” where progress is shown: the last 26 weeks.",
        .ko("progress에서 “show”에 대한 응답. 지난 26주입니다."),
        .ja("progress での「show」への応答。この26週間です。"))
}
