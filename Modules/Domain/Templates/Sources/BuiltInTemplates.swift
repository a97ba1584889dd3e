package import Basics
package import MandalartDomainInterface
package import TemplatesDomainInterface

/// The use case for the built-in templates, each of which has a file of phrases.
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
