public import Languages

/// A worked chart to begin with. The raw value is the typed word.
public enum Template: String, CaseIterable, Sendable {
    /// A career: growing into work to be proud of.
    case career
    /// Health: a body that feels good.
    case health
    /// Learning to speak a language.
    case learning
    /// A young baseball player's way into the team.
    case baseball

    /// The title, which is also the default name of its chart.
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
