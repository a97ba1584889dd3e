import Basics

/// The phrases in which the manual describes the JSON output for an action item.
enum ItemRecordPhrases {
    static let item = Phrase(
        "The answer to “show” in an action item.", .ko("실천 항목에서 “show”에 대한 응답입니다."), .ja("アクションでの「show」への応答です。"))
}
