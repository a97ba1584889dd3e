package import Languages
package import MandalartDomainInterface
package import TemplatesDomainInterface

/// Templates with a core goal and one sub-goal, so that nothing depends on what the real ones say.
package struct TemplatesUseCaseStub: TemplatesUseCase {
    package init() {}

    /// The core goal is the template's title; the sub-goal says in which language it is.
    package func chart(of template: Template, in language: Language) throws -> Chart {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title(template.title.text(in: language)))
        chart.subGoals[try Position(1)] = SubGoal(title: try Title("1 \(language.rawValue)"))
        return chart
    }
}
