public import Basics

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
}
