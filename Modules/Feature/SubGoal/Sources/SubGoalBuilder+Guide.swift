package import Prompt

extension SubGoalBuilder {
    /// What can be typed in a sub-goal, for the App.
    package static let guide = Guide(
        to: "subgoal", commands: SubGoalScreen.commands, signposts: [SubGoalRouter.editor],
        record: SubGoalScreen.recordGuide)
}
