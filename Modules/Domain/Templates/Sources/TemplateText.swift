import Basics
import MandalartDomainInterface

/// The texts of a template, in every language.
struct TemplateText {
    /// A sub-goal with its eight action items, in reading order.
    struct Branch {
        let goal: Phrase
        let palette: Palette
        let items: [Phrase]

        init(_ goal: Phrase, _ palette: Palette, items: [Phrase]) {
            (self.goal, self.palette, self.items) = (goal, palette, items)
        }
    }

    let coreGoal: Phrase
    let palette: Palette
    /// The eight sub-goals, in reading order.
    let branches: [Branch]

    init(_ coreGoal: Phrase, _ palette: Palette, branches: [Branch]) {
        (self.coreGoal, self.palette, self.branches) = (coreGoal, palette, branches)
    }

    /// Returns the chart with the texts in a language.
    ///
    /// - Throws: `MandalartError` for an invalid text.
    func chart(in language: Language) throws -> Chart {
        var chart = Chart()
        var core = Goal(title: try Title(coreGoal.text(in: language)))
        core.palette = palette
        chart.coreGoal = core
        for (position, branch) in zip(Position.all, branches) {
            var goal = SubGoal(title: try Title(branch.goal.text(in: language)))
            goal.palette = branch.palette
            for (place, item) in zip(Position.all, branch.items) {
                goal.items[place] = ActionItem(title: try Title(item.text(in: language)))
            }
            chart.subGoals[position] = goal
        }
        return chart
    }
}
