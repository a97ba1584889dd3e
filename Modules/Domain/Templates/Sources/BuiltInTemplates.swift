package import Languages
package import MandalartDomainInterface
package import TemplatesDomainInterface

/// The built-in templates: one file of phrases for each.
package struct BuiltInTemplates: TemplatesUseCase {
    package init() {}

    package func chart(of template: Template, in language: Language) throws -> Chart {
        try text(of: template).chart(in: language)
    }

    private func text(of template: Template) -> TemplateText {
        switch template {
        case .career: CareerPhrases.whole
        case .health: HealthPhrases.whole
        case .learning: LearningPhrases.whole
        case .baseball: BaseballPhrases.whole
        }
    }
}
