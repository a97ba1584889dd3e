import Languages

/// What the manual says of a sub-goal as JSON.
enum SubGoalRecordPhrases {
    static let subGoal = Phrase(
        "The answer to “show” in a sub-goal.", .ko("세부 목표에서 “show”에 대한 답이에요."), .ja("サブ目標での「show」への応答です。"))
    static let position = Phrase(
        "where it stands at home: 1 to 9 by rows, without 5", .ko("home에서의 위치. 줄을 따라 1부터 9까지, 5 제외"),
        .ja("home での位置。行ごとに1から9、5を除く"))
}
