public import Basics
public import MandalartDomainInterface

/// A template: a completely filled chart to start from. The raw value is the typed word.
public enum Template: String, CaseIterable, Sendable {
    /// A career: doing good work for many years.
    case career
    /// Health: moving, eating, sleeping and resting well.
    case health
    /// Learning a foreign language.
    case learning
    /// Baseball: a young player who earns a place in the team.
    case baseball

    /// The title of the template, which is also the default name of a chart from it.
    public var title: Phrase {
        switch self {
        case .career: TemplatesPhrases.career
        case .health: TemplatesPhrases.health
        case .learning: TemplatesPhrases.learning
        case .baseball: TemplatesPhrases.baseball
        }
    }

    /// A summary of the template in a few words.
    public var summary: Phrase {
        switch self {
        case .career: TemplatesPhrases.aboutCareer
        case .health: TemplatesPhrases.aboutHealth
        case .learning: TemplatesPhrases.aboutLearning
        case .baseball: TemplatesPhrases.aboutBaseball
        }
    }

    /// Returns the default name of a chart from this template: the template's title, followed by a number if the title
    /// is among the names in `taken`.
    ///
    /// - Throws: `MandalartError` for an invalid title. No built-in template has one.
    public func name(in language: Language, besides taken: [Title]) throws -> Title {
        let title = title.text(in: language)
        var (name, number) = (try Title(title), 2)
        while taken.contains(name) {
            name = try Title("\(title) \(number)")
            number += 1
        }
        return name
    }
}

/// Provides the charts of the templates. Features use this protocol.
public protocol TemplatesUseCase: Sendable {
    /// Returns the chart of a template in a language. Every cell is filled, every goal has a palette, and all rates are
    /// 0%. Each language has texts of its own, not translated word for word.
    ///
    /// - Throws: `MandalartError` for an invalid text. No built-in template has one.
    func chart(of template: Template, in language: Language) throws -> Chart
}

/// The titles and summaries of the templates.
enum TemplatesPhrases {
    static let career = Phrase("Career", .ko("커리어"), .ja("キャリア"))
    static let health = Phrase("Health", .ko("건강"), .ja("健康"))
    static let learning = Phrase("Learning", .ko("배움"), .ja("学び"))
    static let baseball = Phrase("Baseball", .ko("야구"), .ja("野球"))

    static let aboutCareer = Phrase(
        "do good work, show it, and last for years", .ko("일을 잘하고, 알리고, 오래 이어 가기"), .ja("よい仕事をして、伝え、長く続ける"))
    static let aboutHealth = Phrase(
        "move, eat, sleep and rest well all year", .ko("한 해 동안 잘 움직이고, 먹고, 자고, 쉬기"), .ja("1年を通してよく動き、食べ、眠り、休む"))
    static let aboutLearning = Phrase(
        "learn a language until you live in it", .ko("외국어를 생활 속에서 쓸 때까지 배우기"), .ja("外国語を暮らしの中で使えるまで学ぶ"))
    static let aboutBaseball = Phrase(
        "a young shortstop earns a place in the team", .ko("어린 유격수가 주전 자리를 따내기까지"), .ja("若い遊撃手がレギュラーをつかむまで"))
}
