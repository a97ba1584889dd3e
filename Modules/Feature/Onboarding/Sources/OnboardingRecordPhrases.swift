import Languages

/// What the manual says of a new person as JSON.
enum OnboardingRecordPhrases {
    static let onboarding = Phrase(
        "The answer to “show” as long as the person has no nickname.", .ko("아직 별명이 없을 때 “show”에 대한 답이에요."),
        .ja("まだニックネームがないときの「show」への応答です。"))
    static let noNickname = Phrase(
        "null: the first line is to be one", .ko("null. 첫 줄이 별명이 돼요"), .ja("null。最初の行がニックネームになります"))
}
