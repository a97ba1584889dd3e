import Basics

/// The phrases for the texts of log entries.
enum ActivityPhrases {
    /// The placeholder for the text of an activity in a usage line.
    static let text = Phrase("text", .ko("한 일"), .ja("したこと"))

    static let empty = Phrase(
        "The text of a log entry may not be empty.", .ko("기록할 내용은 비워 둘 수 없습니다."), .ja("記録の内容は空にできません。"))

}
