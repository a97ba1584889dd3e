import Basics

/// The phrases in which the manual describes the JSON output for the tree of a wish.
enum DreamTreeRecordPhrases {
    static let dream = Phrase(
        "The answer to “show” at the tree of a wish.", .ko("소원 나무에서 “show”에 대한 응답입니다."), .ja("願いの木での「show」への応答です。"))
}
