import Basics

/// The phrases in which the manual describes the JSON output for the event log.
enum PrivacyRecordPhrases {
    static let privacy = Phrase(
        "The answer to “settings privacy”: the whole event log, the oldest first.",
        .ko("“settings privacy”에 대한 응답. 이벤트 기록 전체, 오래된 순입니다."), .ja("「settings privacy」への応答。イベントの記録すべてで、古い順です。"))
    static let logNow = Phrase(
        "of a log that was stopped, started or deleted: isKept, count and since, as in privacy",
        .ko("기록을 중지, 시작 또는 삭제했으면 isKept, count, since. privacy와 같음"),
        .ja("記録を停止、開始または削除した場合、isKept、count、since。privacy と同じ"))
}
