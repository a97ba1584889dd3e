import Languages

/// What the manual says of a sub-goal as JSON.
enum SubGoalRecordPhrases {
    static let subGoal = Phrase(
        en: "The answer to “show” in a sub-goal.", ko: "세부 목표에서 “show”에 대한 답이에요.", ja: "サブ目標での「show」への応答です。")
}
