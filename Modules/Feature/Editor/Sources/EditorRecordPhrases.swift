import Languages

/// What the manual says of a form as JSON.
enum EditorRecordPhrases {
    static let form = Phrase(
        "The answer to a way that leads to a form.", .ko("양식으로 가는 길에 대한 답이에요."), .ja("フォームへ行く経路への応答です。"))
    static let asks = Phrase(
        "the field that the next line is for; null when it is for yes or no",
        .ko("다음 줄이 채울 항목. 네나 아니요를 묻고 있으면 null"), .ja("次の行で記入する項目。はい・いいえを聞いているときは null"))
    static let content = Phrase(
        "what stands in the form, saved or not", .ko("양식에 있는 내용. 저장하지 않은 것도 포함해요"), .ja("フォームにある内容。保存前のものも含みます"))
    static let ofGoal = Phrase("of a goal", .ko("목표의 것"), .ja("目標のもの"))
    static let ofGoalOrNull = Phrase("of a goal, or null", .ko("목표의 것, 또는 null"), .ja("目標のもの、または null"))
    static let rateOfItem = Phrase("of an action item, in percent", .ko("실천 항목의 것(퍼센트)"), .ja("アクションのもの（パーセント）"))
}
