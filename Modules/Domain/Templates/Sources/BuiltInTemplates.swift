package import Basics
package import MandalartDomainInterface
package import TemplatesDomainInterface

/// The use case for the built-in templates, each of which has a file of phrases.
package struct BuiltInTemplates: TemplatesUseCase {
    package init() {}

    package func chart(of template: Template, in language: Language) throws -> Chart {
        let (palettes, phrases) = contents(of: template)
        let titles = try phrases.map { try Title($0.text(in: language)) }
        var chart = Chart()
        chart.coreGoal = Goal(title: titles[0])
        chart.coreGoal?.palette = palettes[0]
        for (index, position) in Position.all.enumerated() {
            let branch = titles.dropFirst(1 + index * 9)
            var goal = SubGoal(title: branch[branch.startIndex])
            goal.palette = palettes[index + 1]
            for (place, title) in zip(Position.all, branch.dropFirst()) { goal.items[place] = ActionItem(title: title) }
            chart.subGoals[position] = goal
        }
        return chart
    }

    /// Returns the palettes of the core goal and the sub-goals, and the titles: the core goal, then each sub-goal
    /// followed by its eight items, all in reading order.
    private func contents(of template: Template) -> (palettes: [Palette], titles: [Phrase]) {
        switch template {
        case .career: (CareerPhrases.palettes, CareerPhrases.titles)
        case .health: (HealthPhrases.palettes, HealthPhrases.titles)
        case .learning: (LearningPhrases.palettes, LearningPhrases.titles)
        case .baseball: (BaseballPhrases.palettes, BaseballPhrases.titles)
        }
    }
}
