import Basics

/// The phrases in which the manual describes the JSON output for the list of templates.
enum TemplatesRecordPhrases {
    static let templates = Phrase(
        "The answer to “show” in the list of templates, in the language of the run.",
        .ko("템플릿 목록에서 “show”에 대한 응답. 현재 표시 언어로 출력됩니다."), .ja("テンプレート一覧での「show」への応答。現在の表示言語で出力されます。"))
    static let name = Phrase(
        "what “new --template” takes", .ko("“new --template” 뒤에 입력하는 이름"), .ja("「new --template」の後ろに書く名前"))
    static let title = Phrase(
        "what a chart is called that is made of it without a name", .ko("이름 없이 만들 때 만다라트에 붙는 이름"),
        .ja("名前を付けずに作ったときのマンダラートの名前"))
    static let about = Phrase("what it is about", .ko("무엇에 대한 것인지"), .ja("何についてのものか"))
    static let coreGoal = Phrase("what its core goal is called", .ko("핵심 목표의 제목"), .ja("中心目標のタイトル"))
    static let subGoals = Phrase("what its sub-goals are called", .ko("세부 목표들의 제목"), .ja("サブ目標のタイトル"))
}
