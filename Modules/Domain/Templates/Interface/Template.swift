public import Languages

/// A worked chart that a person can begin with. The raw value is what they type.
public enum Template: String, CaseIterable, Sendable {
    /// Growing into work that one is proud of.
    case career
    /// A body that feels good.
    case health
    /// Learning to speak a language.
    case learning
    /// A young ball player's way into the team.
    case baseball

    /// Its name, which is also the default name of its chart.
    public var title: Phrase {
        switch self {
        case .career: TemplatesPhrases.career
        case .health: TemplatesPhrases.health
        case .learning: TemplatesPhrases.learning
        case .baseball: TemplatesPhrases.baseball
        }
    }

    /// A summary in a few words.
    public var summary: Phrase {
        switch self {
        case .career: TemplatesPhrases.aboutCareer
        case .health: TemplatesPhrases.aboutHealth
        case .learning: TemplatesPhrases.aboutLearning
        case .baseball: TemplatesPhrases.aboutBaseball
        }
    }
}
