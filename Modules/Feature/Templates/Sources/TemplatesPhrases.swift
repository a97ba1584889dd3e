import Basics

/// The phrases of the list of templates.
enum TemplatesPhrases {
    static let title = Phrase("Templates", .ko("템플릿"), .ja("テンプレート"))

    /// Returns the title of a template, followed by its summary.
    static func line(_ title: Phrase, _ summary: Phrase) -> Phrase {
        Phrase(pattern: "\(title): \(summary)")
    }

    static let words = Phrase(
        "new --template career begins a chart with one, new My year --template health gives it a name.",
        .ko("new --template career: 템플릿으로 만들기, new 나의 한 해 --template health: 이름 붙여 만들기"),
        .ja("new --template career: テンプレートから作る、new 私の1年 --template health: 名前を付けて作る"))
}
