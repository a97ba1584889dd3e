import Basics

/// The phrases in which the manual describes the JSON output for the onboarding.
enum OnboardingRecordPhrases {
    static let onboarding = Phrase(
        "The answer to “show” as long as the person has no nickname.", .ko("아직 닉네임이 없을 때 “show”에 대한 응답입니다."),
        .ja("まだニックネームがないときの「show」への応答です。"))
    static let noNickname = Phrase(
        "null: the first line is to be one", .ko("null. 첫 줄이 닉네임이 됨"), .ja("null。最初の行がニックネームになる"))
}
