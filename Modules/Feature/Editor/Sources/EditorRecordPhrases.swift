import Languages

/// What the manual says of a form as JSON.
enum EditorRecordPhrases {
    static let form = Phrase(
        "The answer to a way that leads to a form.", .ko("양식으로 이동하는 명령에 대한 응답입니다."), .ja("フォームへ移動するコマンドへの応答です。"))
    static let asks = Phrase(
        "the field that the next line is for; null when it is for yes or no",
        .ko("다음 줄로 채울 항목. 네/아니요를 묻는 중이면 null"), .ja("次の行で記入する項目。はい・いいえを聞いているときは null"))
    static let content = Phrase(
        "the form's values, saved or not", .ko("양식의 내용. 저장하지 않은 것도 포함"), .ja("フォームの内容。保存前のものも含む"))
    static let ofGoal = Phrase("of a goal", .ko("목표인 경우"), .ja("目標の場合"))
    static let ofGoalOrNull = Phrase("of a goal, or null", .ko("목표인 경우, 또는 null"), .ja("目標の場合、または null"))
    static let rateOfItem = Phrase("of an action item, in percent", .ko("실천 항목인 경우(퍼센트)"), .ja("アクションの場合（パーセント）"))
}
