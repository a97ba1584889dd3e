package import Basics
package import MandalartDomainInterface
package import TemplatesDomainInterface

/// A use case whose templates have a core goal and one sub-goal, so that tests do not depend on the built-in texts.
package struct TemplatesUseCaseStub: TemplatesUseCase {
    package init() {}

    /// Returns a chart whose core goal is the template's title, and whose sub-goal names the language.
    package func chart(of template: Template, in language: Language) throws -> Chart {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title(template.title.text(in: language)))
        chart.subGoals[try Position(1)] = SubGoal(title: try Title("1 \(language.rawValue)"))
        return chart
    }
}
