import Basics

/// The phrases in which the manual describes the JSON output for a sub-goal.
enum SubGoalRecordPhrases {
    static let subGoal = Phrase(
        "The answer to “show” in a sub-goal.", .ko("세부 목표에서 “show”에 대한 응답입니다."), .ja("サブ目標での「show」への応答です。"))
    static let position = Phrase(
        "its position at home: 1 to 9 by rows, without 5", .ko("home에서의 위치. 왼쪽 위부터 1~9, 5 제외"),
        .ja("home での位置。左上から1～9、5を除く"))
}
