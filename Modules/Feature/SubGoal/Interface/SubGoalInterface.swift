import Arguments
public import EditorFeatureInterface
public import MandalartDomainInterface
public import ProfileDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// What SubGoal needs from outside.
public protocol SubGoalDependency: SubGoalChildren {
    /// Reads and edits the chart.
    var mandalartUseCase: any MandalartUseCase { get }
    /// Logs what a person did.
    var progressUseCase: any ProgressUseCase { get }
    /// Says which hints were seen.
    var profileUseCase: any ProfileUseCase { get }
}

/// The builders of the children of SubGoal.
public protocol SubGoalChildren: Dependency {
    /// Builds the form for the sub-goal or one of its items.
    var editorBuilder: any EditorBuildable { get }
}

/// Builds the RIB of one sub-goal and its action items.
public protocol SubGoalBuildable: Buildable {
    /// Called by the parent with the position of a filled sub-goal.
    func build(position: Position) -> any ViewableRouting
}

extension Address where Value == Position {
    /// `subgoal <position>`.
    public static var subGoal: Address { Address("subgoal", .position) }
}
