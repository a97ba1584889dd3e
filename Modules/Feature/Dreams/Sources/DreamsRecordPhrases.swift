import Basics

/// The phrases in which the manual describes the JSON output for the list of wishes.
enum DreamsRecordPhrases {
    static let dreams = Phrase(
        "The answer to “show” in the list of dreams.", .ko("버킷 리스트에서 “show”에 대한 응답입니다."), .ja("夢リストでの「show」への応答です。"))
}
