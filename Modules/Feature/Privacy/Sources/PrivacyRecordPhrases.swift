import Languages

/// What the manual says of the log as JSON.
enum PrivacyRecordPhrases {
    static let privacy = Phrase(
        "The answer to “settings privacy”: the whole event log, the oldest first.",
        .ko("“settings privacy”에 대한 답. 이벤트 기록 전체이고, 오래된 것부터예요."), .ja("「settings privacy」への応答。イベントの記録すべてで、古い順です。"))
    static let logNow = Phrase(
        "of a log that was stopped, started or forgotten: isKept, count and since, as in privacy",
        .ko("기록을 멈추거나 시작하거나 지웠으면 isKept, count, since. privacy에서와 같아요"),
        .ja("記録を止めたり始めたり削除したりした場合、isKept、count、since。privacy と同じです"))
}
